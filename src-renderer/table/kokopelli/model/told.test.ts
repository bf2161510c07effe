import { describe, expect, it } from 'vitest';
import type { LogLine } from '@shared/contract/view';
import { festivalOf } from '../testing/fixture';
import { actingIn, earnedAway } from './told';

const line = (key: string, seat: number, n?: number, instance?: number): LogLine => ({
  key: `log.${key}`,
  pick: 1,
  round: 1,
  seat,
  ...(n !== undefined && { values: { n } }),
  ...(instance !== undefined && { card: { instance, id: 'kokopelli-base/flute-host' } }),
});
const turn = (seat: number): LogLine => line('turn', seat);
const earned = (...log: LogLine[]) => earnedAway(festivalOf({ seats: 2, zones: {} }, { log }), 0);

describe('points earned in others’ turns (KO-13)', () => {
  const away = [
    turn(0),
    line('kokopelli.acts.open', 0, 1),
    turn(1),
    line('kokopelli.acts.laid', 0, 1),
    line('kokopelli.hosts', 0, 1),
  ];

  it('are those of the turns since my own, the host’s point among them', () => {
    expect(earned(...away).points).toBe(2);
  });

  it('stay told through my own turn, and are gone when it is over', () => {
    expect(earned(...away, turn(0), line('kokopelli.acts.laid', 0, 1)).points).toBe(2);
    expect(earned(...away, turn(0), turn(1)).points).toBe(0);
  });

  it('are not what others earn, nor numbers that are no points', () => {
    expect(
      earned(turn(1), line('kokopelli.acts.laid', 1, 1), line('kokopelli.acts.complete-at', 0, 3)).points,
    ).toBe(0);
  });
});

it('tells which ceremonies are at work', () => {
  const lines = [line('kokopelli.acts.laid', 0, 1, 18), line('kokopelli.completes', 1, 4, 20)];
  expect([...actingIn(lines)]).toEqual([18]);
});
