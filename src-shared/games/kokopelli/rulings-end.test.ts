import { describe, expect, it } from 'vitest';
import type { Position } from '../testing/take-up';
import { position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four, unless said otherwise. Its left neighbour is seat 1, its right one 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

const points = (at: Position): readonly number[] => at.rules.scores(at.table);

const copies = (name: string, times: number): string[] => Array.from({ length: times }, () => name);

describe('how Kokopelli comes to its end', () => {
  describe('KO-3: how many game-end tiles trigger the end', () => {
    const types = ['flute-host', 'good-guest', 'empty-bowl', 'quick-beat', 'open-basket', 'wide-porch'];
    const more = ['first-spark', 'double-step', 'grand-finale'];
    const twice = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 2]));
    const zones = {
      'hand:0': ['twin-flute', 'good-guest'],
      'village:0:1': ['twin-flute', 'twin-flute', '1:twin-flute'],
    };

    it.each([
      [2, 4],
      [3, 8],
      [4, 9],
    ])('KO-3 with %i seats: %i', (seats, tiles) => {
      const all = [...types, ...more];
      const before = turn(zones, {
        seats,
        completed: { ...twice(all.slice(0, tiles - 2)), 'twin-flute': 1 },
      });
      before.pick('play');
      expect(before.counter('endTriggered')).toBe(0);
      const at = turn(zones, { seats, completed: { ...twice(all.slice(0, tiles - 1)), 'twin-flute': 1 } });
      at.pick('play');
      expect([at.counter('endTriggered'), at.zone('end-tiles').length]).toEqual([1, 10 - tiles]);
    });

    it('tilesToEnd says another number', () => {
      const at = turn(zones, { completed: { 'twin-flute': 1 }, options: { tilesToEnd: 1 } });
      at.pick('play');
      expect(at.counter('endTriggered')).toBe(1);
      const later = turn(zones, {
        completed: { ...twice([...types, ...more]), 'twin-flute': 0 },
        options: { tilesToEnd: 10 },
      });
      later.pick('play');
      expect(later.counter('endTriggered')).toBe(0);
    });

    it('KO-3 finishes the round, and gives tiles as the reason', () => {
      const at = turn(
        { ...zones, 'hand:1': ['kokopelli'], 'village:1:5': ['empty-bowl'] },
        { seats: 2, completed: { ...twice(types.slice(0, 3)), 'twin-flute': 1 } },
      );
      at.pick('play');
      at.pick('pass');
      expect([at.kind(), at.counter('seat')]).toEqual(['action', 1]);
      at.pick('draw');
      at.pick('pass');
      expect(at.kind()).toBe('over');
      expect(at.rules.result(at.table).reason).toBe('tiles');
    });
  });

  describe('KO-10: empty piles and empty hands', () => {
    it('KO-10 the last card of a draw pile triggers the end, and draws stop there', () => {
      const at = turn({ 'hand:0': ['good-guest'], 'deck:0': ['flute-host'], 'village:0:1': ['open-basket'] });
      at.pick('draw');
      expect([at.zone('hand:0'), at.counter('endTriggered')]).toEqual([['good-guest', 'flute-host'], 1]);
      expect(at.options()).not.toContain('draw');
    });

    it('KO-10 the end stays triggered even if cards go back under the pile', () => {
      const at = turn({
        'hand:0': copies('kokopelli', 5),
        'deck:0': ['flute-host'],
        'village:1:3': ['good-guest'],
      });
      at.pick('draw');
      at.pick('pass');
      expect([at.kind(), at.match.decision?.min, at.match.decision?.max]).toEqual(['excess', 1, 1]);
      at.pick('flute-host');
      expect([at.zone('deck:0'), at.counter('endTriggered'), at.counter('seat')]).toEqual([
        ['flute-host'],
        1,
        1,
      ]);
    });

    it('KO-10 an emptied hand still gives its point, and as many cards as there are', () => {
      const at = turn({ 'hand:0': ['flute-host'], 'deck:0': ['good-guest', 'quick-beat'] });
      at.pick('open');
      at.pick('village:0:1');
      expect([points(at)[0], at.zone('hand:0'), at.counter('endTriggered')]).toEqual([
        1,
        ['quick-beat', 'good-guest'],
        1,
      ]);
      const none = turn({ 'hand:0': ['flute-host'], 'deck:0': [] });
      none.pick('open');
      none.pick('village:0:1');
      expect([points(none)[0], none.zone('hand:0')]).toEqual([1, []]);
    });

    it('KO-10 a hand that is already empty when a turn begins earns nothing, nor by other actions', () => {
      const at = turn({
        'hand:0': [],
        'deck:0': [],
        'village:0:1': ['flute-host'],
        'village:0:2': ['empty-bowl'],
        'hand:1': ['flute-host', 'good-guest'],
      });
      // To cancel is all that is possible, and so compulsory (KO-14).
      expect([at.kind(), at.options()]).toEqual(['space', ['village:0:1', 'village:0:2']]);
      at.pick('village:0:1');
      at.pick('pass');
      expect([points(at)[0], at.zone('hand:0'), at.counter('seat')]).toEqual([0, [], 1]);
    });

    it('KO-10 an exchange never counts as emptying the hand', () => {
      const at = turn({ 'hand:0': ['flute-host'], 'village:0:1': ['empty-bowl'] });
      at.pick('exchange');
      expect([points(at)[0], at.zone('hand:0').length]).toEqual([0, 1]);
    });

    it('KO-10 an action that is impossible is passed', () => {
      const at = turn({ 'hand:0': [], 'deck:0': [], 'hand:1': ['flute-host', 'good-guest'] });
      expect(at.taken.map(({ pick, forced }) => [pick, forced])).toEqual([
        [[-6], true],
        [[-6], true],
      ]);
      expect([at.counter('seat'), points(at)[0]]).toEqual([1, 0]);
    });
  });
});

describe('the end of Kokopelli', () => {
  /** Seat 3 of four, who plays last, ends the match with its last action. */
  function ending(
    decks: readonly number[],
    more: Partial<KokopelliPosition> = {},
    spaces: KokopelliPosition['zones'] = {},
  ): Position {
    const seats = decks.length;
    const last = seats - 1;
    const zones = Object.fromEntries(
      decks.map((cards, seat) => [`deck:${seat}`, copies('kokopelli', seat === last ? cards + 1 : cards)]),
    );
    const at = turn(
      { ...zones, [`hand:${last}`]: [], ...spaces },
      {
        seats,
        seat: last,
        actions: 1,
        ...more,
      },
    );
    at.pick('draw');
    return at;
  }

  const result = (at: Position) => at.rules.result(at.table);

  it('comes when the round is finished, so that all have had equally many turns', () => {
    const at = turn(
      {
        'hand:2': ['good-guest', 'flute-host'],
        'deck:2': ['flute-host'],
        'hand:0': ['flute-host'],
        'hand:3': ['flute-host'],
      },
      { seat: 2, first: 1 },
    );
    at.pick('draw');
    at.pick('pass');
    expect([at.counter('seat'), at.counter('endTriggered')]).toEqual([3, 1]);
    at.pick('draw');
    at.pick('pass');
    expect(at.counter('seat')).toBe(0);
    at.pick('draw');
    at.pick('pass');
    // Seat 1 went first, so that seat 0 has the last turn.
    expect(at.kind()).toBe('over');
    expect(result(at).reason).toBe('deck');
  });

  it('KO-11 gives 5 points for the fewest cards in the draw pile and 3 for second fewest', () => {
    expect(result(ending([4, 2, 3, 0])).scores).toEqual([0, 3, 0, 5]);
  });

  it('KO-11 gives 5 to all who have fewest, and then no 3', () => {
    expect(result(ending([4, 0, 1, 0])).scores).toEqual([0, 5, 0, 5]);
  });

  it('KO-11 gives 3 to all who have second fewest', () => {
    expect(result(ending([2, 2, 4, 0])).scores).toEqual([3, 3, 0, 5]);
  });

  it('KO-11 gives two players 5 and 3', () => {
    expect(result(ending([6, 0])).scores).toEqual([3, 5]);
    expect(result(ending([0, 0])).scores).toEqual([5, 5]);
  });

  it('gives a point for each own space with a running ceremony, however many cards lie there', () => {
    const at = ending(
      [4, 2, 3, 0],
      { points: [1, 0, 0, 0] },
      {
        'village:0:1': ['flute-host', '1:kokopelli'],
        'village:0:4': ['good-guest'],
        'village:2:3': ['flute-host'],
      },
    );
    expect(result(at).scores).toEqual([1 + 2, 3, 1, 5]);
    expect(points(at)).toEqual([3, 3, 1, 5]);
  });

  it('KO-12 sets equal points apart by fewer cards in the draw pile', () => {
    const at = ending([4, 2, 3, 0], { points: [5, 2, 5, 0] });
    expect(result(at).scores).toEqual([5, 5, 5, 5]);
    expect(result(at).places).toEqual([4, 2, 3, 1]);
  });

  it('KO-12 sets equal points and piles apart by the later turn', () => {
    const at = ending([4, 0, 4, 0], { points: [5, 0, 5, 0] });
    expect(result(at).scores).toEqual([5, 5, 5, 5]);
    expect(result(at).places).toEqual([4, 2, 3, 1]);
    // Seat 2 goes first here, so that seat 1 has the last turn and seat 2 the first.
    const turned = turn(
      { 'deck:0': ['kokopelli'], 'deck:1': ['kokopelli'], 'deck:2': [], 'deck:3': [], 'hand:1': [] },
      { seat: 1, first: 2, actions: 1, points: [5, 0, 0, 0] },
    );
    turned.pick('draw');
    expect(result(turned).scores).toEqual([5, 5, 5, 5]);
    expect(result(turned).places).toEqual([4, 1, 3, 2]);
  });
});
