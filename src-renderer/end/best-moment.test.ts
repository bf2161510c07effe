import { describe, expect, it } from 'vitest';
import type { LogLine, MatchView } from '@shared/contract/view';
import { bestMoment } from './best-moment';

const best: NonNullable<MatchView['best']> = {
  seat: 1,
  round: 2,
  card: 'box/blue-5',
  enemies: ['box/foe'],
  discarded: 0,
  stars: 7,
};
const line = (key: string, pick: number, more: Partial<LogLine> = {}): LogLine => ({
  key,
  pick,
  round: 2,
  seat: 1,
  ...more,
});
const plays = (pick: number, id: string, more: Partial<LogLine> = {}): LogLine =>
  line('log.plays', pick, { card: { instance: 3, id }, ...more });
const falls = (pick: number, n: number): LogLine => line('log.falls', pick, { values: { n } });

describe('the moment of the best attack', () => {
  it('is just before its card is played', () => {
    const log = [plays(4, 'box/red-1'), falls(5, 2), plays(9, 'box/blue-5'), falls(10, 3), falls(10, 4)];
    expect(bestMoment({ best, log })).toBe(8);
  });

  it('is the one that brought most, where a card is played twice in a round', () => {
    const log = [plays(4, 'box/blue-5'), falls(5, 7), plays(9, 'box/blue-5'), falls(10, 2)];
    expect(bestMoment({ best, log })).toBe(3);
  });

  it('may be a challenge', () => {
    const log = [line('log.challenge', 6, { card: { instance: 3, id: 'box/blue-5' } }), falls(7, 7)];
    expect(bestMoment({ best, log })).toBe(5);
  });

  it('is not there for another seat or round, nor without an attack', () => {
    expect(bestMoment({ best, log: [plays(9, 'box/blue-5', { seat: 0 })] })).toBeNull();
    expect(bestMoment({ best, log: [plays(9, 'box/blue-5', { round: 3 })] })).toBeNull();
    expect(bestMoment({ best: null, log: [] })).toBeNull();
  });
});
