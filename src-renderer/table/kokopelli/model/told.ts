import type { LogLine, MatchView } from '@shared/contract/view';

/** Log lines of effects at work begin so. */
const ACTS = 'log.kokopelli.acts.';
/** Lines whose number is points that somebody earns, beside tiles. */
const EARNS: ReadonlySet<string> = new Set([
  'log.kokopelli.hosts',
  `${ACTS}laid`,
  `${ACTS}completed`,
  `${ACTS}open`,
]);

/** The cards of ceremonies whose effects these lines tell of. */
export const actingIn = (lines: readonly LogLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ key, card }) => (key.startsWith(ACTS) && card ? [card.instance] : [])));

/** What a seat earned while others had their turns, since its own last turn. */
export interface Earned {
  readonly points: number;
  readonly lines: readonly LogLine[];
}

/** Points of others' turns stay told until the seat's own next turn is over (KO-13). */
export function earnedAway(view: MatchView, seat: number): Earned {
  let turn: number | null = null;
  let lines: LogLine[] = [];
  for (const line of view.log) {
    if (line.key === 'log.turn') {
      if (turn === seat && line.seat !== seat) lines = [];
      turn = line.seat ?? null;
    } else if (turn !== seat && line.seat === seat && EARNS.has(line.key)) {
      lines.push(line);
    }
  }
  const points = lines.reduce((sum, { values }) => sum + Number(values?.['n'] ?? 0), 0);
  return { points, lines };
}
