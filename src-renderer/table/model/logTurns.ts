import type { LogLine } from '@shared/contract/view';

/** The lines of one seat's turn. */
export interface LogTurn {
  readonly key: string;
  /** 0 is the set-up. */
  readonly round: number;
  readonly seat: number | null;
  readonly lines: readonly LogLine[];
}

/** Lines that only say where a turn or a round begins: the heads say that already. */
const HEADS = new Set(['log.turn', 'log.round', 'log.quest-turn', 'log.kokopelli.round']);

/** Whether a line only says that a turn or a round begins. */
export const isHead = (key: string): boolean => HEADS.has(key);

/** Groups the log by turns, the newest first; inside a turn the lines stay in order. */
export function logTurns(log: readonly LogLine[]): readonly LogTurn[] {
  const turns: { key: string; round: number; seat: number | null; lines: LogLine[] }[] = [];
  for (const [index, line] of log.entries()) {
    const open = turns.at(-1);
    const round = line.pick === 0 ? 0 : line.round;
    const seat = line.seat ?? null;
    const begins = open === undefined || open.round !== round || line.key === 'log.turn';
    if (begins) turns.push({ key: `${round}-${index}`, round, seat: round === 0 ? null : seat, lines: [] });
    if (!isHead(line.key)) turns.at(-1)?.lines.push(line);
  }
  return turns.filter(({ lines }) => lines.length > 0).reverse();
}
