import { describe, expect, it } from 'vitest';
import type { LogLine } from '@shared/contract/view';
import { checkedGame } from '@shared/games/testing/checked-game';
import { startMatch, takePick } from '@shared/table/match';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import { completedBy, pointSources } from './point-sources';

/** A match played at random: everything its log says, and the final scores. */
function played(seats: number, seed: string): { log: LogLine[]; scores: readonly number[] } {
  const { rules } = checkedGame('kokopelli', seats, { types: 'random' });
  const match = startMatch(rules, seed, { events: true });
  const below = makeBelow(seed);
  while (match.decision !== null) takePick(match, randomPick(match.decision, below));
  const log = (match.table.events ?? []).flatMap((event) =>
    event.type === 'said'
      ? [
          {
            ...{ key: event.key, pick: 0, round: 1 },
            ...(event.seat !== undefined && { seat: event.seat }),
            ...(event.values !== undefined && { values: { ...event.values } }),
          },
        ]
      : [],
  );
  return { log, scores: rules.scores(match.table) };
}

describe('where points came from', () => {
  it.each([
    [2, 'tea'],
    [3, 'cake'],
    [4, 'plum'],
  ])('accounts for every point of %i seats', (seats, seed) => {
    const { log, scores } = played(seats, seed);
    const sources = pointSources(log, seats);
    expect(sources.length).toBeGreaterThan(3);
    expect(
      scores.map((_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
    ).toEqual(scores);
  });

  it('leaves out what brought nobody anything, and counts ceremonies by who completed them', () => {
    const line = (key: string, seat: number, n: number): LogLine => ({
      ...{ key: `log.kokopelli.${key}`, pick: 1, round: 1 },
      seat,
      values: { n },
    });
    const log = [
      line('completes', 0, 4),
      line('hosts', 1, 1),
      line('acts.draw', 1, 2),
      line('completes', 0, 1),
      line('acts.completed', 1, 2),
      line('fewest', 0, 5),
    ];
    expect(pointSources(log, 2)).toEqual([
      { source: 'tiles', points: [5, 0] },
      { source: 'host', points: [0, 1] },
      { source: 'effects', points: [0, 2] },
      { source: 'pile', points: [5, 0] },
    ]);
    expect([completedBy(log, 0), completedBy(log, 1)]).toEqual([2, 0]);
  });
});
