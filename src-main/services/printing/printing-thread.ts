import { MessageChannel } from 'node:worker_threads';
import type { MadeSheets, SheetsTask } from '@main/workers/printing/sheets-task';
import type { PrintProgress, PrintTask } from '@main/workers/printing/thread';

/** Sheets somebody wants. */
export interface SheetsWanted {
  readonly sheets: SheetsTask;
  /** Files of pictures, by what a card's art calls them. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Makes sheets somewhere, tells how far it is, and stops as soon as the signal says so. */
export type MakeSheets = (
  wanted: SheetsWanted,
  progress: (progress: PrintProgress) => void,
  signal: AbortSignal,
) => Promise<MadeSheets>;

/**
 * Makes sheets in a thread of their own, which ends with them: whoever cancels does not wait for a drawing to be
 * finished, and nothing of it stays in memory.
 *
 * @param worker path of the built worker
 */
export function sheetsInThread(worker: string): MakeSheets {
  return async ({ sheets, pictures }, progress, signal) => {
    signal.throwIfAborted();
    // Loading the pool takes longer than a start may, and few people print.
    const { Piscina } = await import('piscina');
    const { port1: here, port2: port } = new MessageChannel();
    const pool = new Piscina<PrintTask, MadeSheets>({ filename: worker, name: 'print', maxThreads: 1 });
    here.on('message', progress);
    try {
      return await pool.run({ sheets, pictures, port }, { transferList: [port], signal });
    } finally {
      here.close();
      await pool.destroy();
    }
  };
}
