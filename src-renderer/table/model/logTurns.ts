import type { LogLine } from '@shared/contract/view';

/** The lines of one seat's turn. */
export interface LogTurn {
  readonly key: string;
  /** 0 is the set-up. */
  readonly round: number;
  readonly seat: number | null;
  readonly lines: readonly LogLine[];
}

/** Groups the log by turns, the newest first; inside a turn the lines stay in order. */
export function logTurns(log: readonly LogLine[]): readonly LogTurn[] {
  const turns: { key: string; round: number; seat: number | null; lines: LogLine[] }[] = [];
  for (const [index, line] of log.entries()) {
    const open = turns.at(-1);
    const round = line.pick === 0 ? 0 : line.round;
    const seat = line.pick === 0 ? null : (line.seat ?? null);
    const sameTurn = open?.round === round && (seat === null || open.seat === null || open.seat === seat);
    if (open !== undefined && sameTurn) {
      open.lines.push(line);
      open.seat ??= seat;
    } else {
      turns.push({ key: `${round}-${index}`, round, seat, lines: [line] });
    }
  }
  return turns.reverse();
}
