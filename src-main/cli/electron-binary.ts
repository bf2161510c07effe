import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isAlive } from '@main/services/is-alive';
import type { WebReason } from './choose-host';

/** What bin/fetch-electron.mjs notes about its fetch. Times in milliseconds since 1970. */
const fetchNote = z.object({
  format: z.literal('tefuda-fetch/1'),
  pid: z.number().int(),
  started: z.number(),
  outcome: z.enum(['running', 'done', 'failed']),
  /** What the fetch failed of, in the words of the system. */
  reason: z.string().max(200).exactOptional(),
});
type FetchNote = z.infer<typeof fetchNote>;

/** Where the binary lies; or why there is none, with what the system said of a failed fetch. */
export type Binary = { readonly path: string } | { readonly why: WebReason; readonly reason: string | null };

/** How long a start waits for a fetch that runs beside it, counted from the fetch's beginning. */
const PATIENCE = 10_000;
/** How long the fetch's own process may take to begin. */
const BEGINNING = 1_500;
const DAY = 24 * 60 * 60 * 1000;
/** A failure younger than this belongs to this very start. */
const JUST_NOW = 60_000;

/** The Electron binary of this program, if it is there. Never imports `electron`, which would fetch it. */
export function installedBinary(appFolder: string): string | null {
  const folder = join(appFolder, 'node_modules', 'electron');
  try {
    const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

export interface Waiting {
  readonly appFolder: string;
  readonly cacheFolder: string;
  /** When this start began; milliseconds since 1970. */
  readonly began: number;
}

/** The binary, waiting for a fetch that is under way; or why there is none. */
export async function electronBinary({ appFolder, cacheFolder, began }: Waiting): Promise<Binary> {
  const file = join(cacheFolder, 'electron-fetch.json');
  for (;;) {
    const path = installedBinary(appFolder);
    if (path !== null) return { path };
    const now = Date.now();
    const note = readNote(file);
    const why = reasonToStop(note, began, now);
    if (why !== null) return { why, reason: (note?.outcome === 'failed' && note.reason) || null };
    await pause(150);
  }
}

/** Why waiting any longer is no use, or null while the binary may still arrive. */
export function reasonToStop(note: FetchNote | null, began: number, now: number): WebReason | null {
  if (note === null || note.started < now - DAY || note.outcome === 'done') {
    return now - began < BEGINNING ? null : 'not-there';
  }
  if (note.outcome === 'failed') return note.started < now - JUST_NOW ? 'failed-today' : 'failed';
  return now - note.started < PATIENCE ? null : 'too-slow';
}

function readNote(file: string): FetchNote | null {
  try {
    const found = fetchNote.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!found.success) return null;
    // A fetch that was killed says nothing about the one that begins now.
    return found.data.outcome === 'running' && !isAlive(found.data.pid) ? null : found.data;
  } catch {
    return null;
  }
}
