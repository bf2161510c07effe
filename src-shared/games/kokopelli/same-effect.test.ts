import { describe, expect, it } from 'vitest';
import type { Position } from '../testing/take-up';
import { position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four; its left neighbour is seat 1, its right one seat 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

const points = (at: Position): readonly number[] => at.rules.scores(at.table);

describe('section 3: the same effect never counts twice', () => {
  it('when cards are laid and ceremonies completed', () => {
    const at = turn({
      'hand:0': ['flute-host', 'kokopelli'],
      'village:0:1': ['good-guest'],
      'village:0:2': ['good-friend'],
      'village:0:3': ['last-dance'],
      'village:0:4': ['grand-finale'],
      'village:1:3': ['flute-host', '1:flute-host', '1:kokopelli'],
    });
    at.pick('play');
    at.pick('flute-host');
    // 1 for the card, 4 for the tile, 1 for the completion.
    expect(points(at)[0]).toBe(1 + 4 + 1);
    expect(at.said().filter((key) => key.includes('.acts.'))).toHaveLength(2);
  });

  it('when ceremonies are opened: once a turn for both together', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'good-guest', 'kokopelli'],
      'village:0:1': ['first-flame'],
      'village:0:2': ['first-spark'],
    });
    at.pick('open');
    at.pick('quick-beat');
    at.pick('village:0:3');
    expect(points(at)[0]).toBe(1);
    at.pick('open');
    expect([at.zone('village:0:4'), points(at)[0]]).toEqual([['good-guest'], 1]);
  });

  it('when the one is opened beside the other, which hears it', () => {
    const at = turn({ 'hand:0': ['first-flame', 'kokopelli'], 'village:0:2': ['first-spark'] });
    at.pick('open');
    at.pick('village:0:1');
    expect(points(at)[0]).toBe(1);
  });

  it('when a hand is exchanged', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'kokopelli'],
      'village:0:1': ['fresh-start'],
      'village:0:2': ['clean-sweep'],
    });
    at.pick('exchange');
    at.pick('kokopelli', 'kokopelli');
    expect(at.zone('hand:0')).toHaveLength(3);
  });

  it('when draws cost no action', () => {
    const at = turn({
      'hand:0': ['kokopelli'],
      'village:0:1': ['early-riser'],
      'village:0:2': ['early-bird'],
    });
    at.pick('draw');
    at.pick('draw');
    expect(at.counter('actions')).toBe(1);
  });

  it('when cards need not match', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'quick-beat', 'good-guest'],
      'village:0:1': ['mixed-dance'],
      'village:0:2': ['loose-ribbon'],
    });
    at.pick('play');
    at.pick('good-guest');
    at.pick('village:0:1');
    expect(at.options()).not.toContain('play');
  });

  it('but for each owner of a village on its own', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'kokopelli'],
      'village:0:1': ['every-card'],
      'village:2:1': ['every-card'],
    });
    at.pick('open');
    at.pick('village:0:2');
    expect(points(at)).toEqual([1, 0, 1, 0]);
  });
});
