import { describe, expect, it } from 'vitest';
import { viewOf } from '@shared/table/view';
import type { Position } from '../testing/take-up';
import { kokopelliRules, position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four, unless said otherwise. Its left neighbour is seat 1, its right one 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

const points = (at: Position): readonly number[] => at.rules.scores(at.table);

const copies = (name: string, times: number): string[] => Array.from({ length: times }, () => name);

describe('the rulings of Kokopelli', () => {
  describe('KO-1: where a running ceremony bars the opening of its type', () => {
    const hand = { 'hand:0': ['flute-host', 'good-guest'] };

    it.each(['village:0:4', 'village:1:3', 'village:1:4', 'village:3:1', 'village:3:2'])(
      'KO-1 bars it anywhere in the play area: %s',
      (space) => {
        const owner = space.split(':')[1] ?? '';
        const at = turn({ ...hand, [space]: [`${owner}:flute-host`] });
        at.pick('open');
        // Only the other card could be chosen, so that it was.
        expect(at.kind()).toBe('space');
        at.pick('village:0:1');
        expect(at.zone('village:0:1')).toEqual(['good-guest']);
      },
    );

    it.each(['village:1:1', 'village:1:2', 'village:2:1', 'village:3:3', 'village:3:4'])(
      'KO-1 leaves it free where it runs out of reach: %s',
      (space) => {
        const owner = space.split(':')[1] ?? '';
        const at = turn({ ...hand, [space]: [`${owner}:flute-host`] });
        at.pick('open');
        expect(at.options()).toEqual(['flute-host', 'good-guest']);
      },
    );

    it('KO-1 lets two of a type run in one play area when that comes about later', () => {
      const at = turn({ 'hand:0': ['flute-host', 'kokopelli'], 'village:1:2': ['flute-host'] });
      at.pick('open');
      at.pick('village:0:1');
      // Seat 1 reaches its own flute host and that of seat 0.
      expect([at.zone('village:0:1'), at.zone('village:1:2')]).toEqual([['flute-host'], ['flute-host']]);
    });

    it('openBar: village lets only the own village bar it', () => {
      const options = { openBar: 'village' };
      const at = turn({ ...hand, 'village:1:3': ['flute-host'] }, { options });
      at.pick('open');
      expect(at.options()).toEqual(['flute-host', 'good-guest']);
      const own = turn({ ...hand, 'village:0:1': ['flute-host'] }, { options });
      own.pick('open');
      own.pick('village:0:2');
      expect(own.zone('village:0:2')).toEqual(['good-guest']);
    });
  });

  describe('KO-2: the game-end tile', () => {
    const zones = { 'hand:0': ['flute-host', 'good-guest'], 'village:0:1': copies('flute-host', 2) };
    const third = { ...zones, 'village:0:1': ['flute-host', 'flute-host', '1:flute-host'] };

    it('KO-2 is not placed at the first completion, which takes the tile of 4 points', () => {
      const at = turn(third);
      at.pick('play');
      expect(points(at)).toEqual([4, 0, 0, 0]);
      expect([at.zone('tiles:flute-host'), at.zone('won:0')]).toEqual([['tile-3'], ['tile-4']]);
      expect(at.zone('end-tiles')).toHaveLength(10);
    });

    it('KO-2 is placed at the second completion, the moment the tile of 3 points is taken', () => {
      const at = turn(third, { completed: { 'flute-host': 1 } });
      at.pick('play');
      expect(points(at)).toEqual([3, 0, 0, 0]);
      expect([at.zone('tiles:flute-host'), at.zone('won:0')]).toEqual([['tile-end'], ['tile-4', 'tile-3']]);
      expect(at.zone('end-tiles')).toHaveLength(9);
    });

    it('KO-2 stays alone at the third completion, and at every later one: they give 1 point', () => {
      const at = turn(third, { completed: { 'flute-host': 2 } });
      at.pick('play');
      expect(points(at)).toEqual([1, 0, 0, 0]);
      expect([at.zone('tiles:flute-host'), at.zone('won:0')]).toEqual([['tile-end'], ['tile-4', 'tile-3']]);
      expect(at.zone('end-tiles')).toHaveLength(9);
    });
  });

  describe('KO-4: two players', () => {
    it('KO-4 have five spaces; the opponent reaches all but the fifth', () => {
      const at = turn(
        {
          'hand:0': ['kokopelli', 'kokopelli'],
          'village:0:5': ['flute-host'],
          'village:1:1': ['good-guest'],
          'village:1:2': ['empty-bowl'],
          'village:1:3': ['quick-beat'],
          'village:1:4': ['open-basket'],
          'village:1:5': ['wide-porch'],
        },
        { seats: 2 },
      );
      at.pick('play');
      at.pick('kokopelli');
      expect(at.options()).toEqual([
        'village:0:5',
        'village:1:1',
        'village:1:2',
        'village:1:3',
        'village:1:4',
      ]);
    });

    it('KO-4 do not bar each other what runs in the fifth space', () => {
      const at = turn(
        { 'hand:0': ['flute-host', 'good-guest'], 'village:1:5': ['flute-host'] },
        { seats: 2 },
      );
      at.pick('open');
      expect(at.options()).toEqual(['flute-host', 'good-guest']);
    });
  });

  it('KO-5: an exchange puts the hand under first, so that it never lacks cards', () => {
    const at = turn({
      'hand:0': ['flute-host', 'quick-beat', 'twin-flute'],
      'deck:0': ['good-guest'],
    });
    at.pick('exchange');
    expect(at.kind()).toBe('order');
    at.pick('flute-host', 'quick-beat', 'twin-flute');
    // The first one picked lies highest, so that it was drawn again.
    expect(at.zone('hand:0')).toEqual(['good-guest', 'flute-host', 'quick-beat']);
    expect(at.zone('deck:0')).toEqual(['twin-flute']);
    expect([at.counter('actions'), at.counter('endTriggered')]).toEqual([1, 0]);
  });

  it('KO-6: cancelled cards go to their owners’ discards, and nobody gets points', () => {
    const at = turn({
      'hand:0': ['good-guest'],
      'village:0:2': ['proud-host', '1:proud-host', '3:kokopelli'],
    });
    at.pick('cancel');
    expect(at.zone('village:0:2')).toEqual([]);
    const piles = [0, 1, 2, 3].map((seat) => at.zone(`discard:${seat}`));
    expect(piles).toEqual([['proud-host'], ['proud-host'], [], ['kokopelli']]);
    expect(points(at)).toEqual([0, 0, 0, 0]);
    expect(at.zone('tiles:proud-host')).toEqual(['tile-3', 'tile-4']);
  });

  describe('KO-7: a Kokopelli', () => {
    it('KO-7 is never the first card of a stack', () => {
      const at = turn({ 'hand:0': ['kokopelli', 'kokopelli'] });
      expect(at.options()).toEqual(['draw', 'exchange']);
    });

    it('KO-7 may be any other, the completing one included', () => {
      const at = turn({
        'hand:0': ['kokopelli', 'good-guest'],
        'village:1:4': ['empty-bowl', '0:kokopelli', '2:kokopelli'],
      });
      at.pick('play');
      expect([at.zone('village:1:4'), points(at)]).toEqual([[], [4, 1, 0, 0]]);
      expect([at.zone('discard:0'), at.zone('discard:1'), at.zone('discard:2')]).toEqual([
        ['kokopelli', 'kokopelli'],
        ['empty-bowl'],
        ['kokopelli'],
      ]);
    });
  });

  it('KO-13 counts points earned in others’ turns at once, and says so', () => {
    const at = turn({ 'hand:0': ['kokopelli', 'good-guest'], 'village:3:1': ['flute-host'] });
    at.pick('play');
    expect(points(at)).toEqual([0, 0, 0, 1]);
    const line = at.events.find((each) => each.type === 'said' && each.key === 'log.kokopelli.acts.laid');
    expect(line).toMatchObject({ seat: 3, values: { n: 1 } });
    expect(at.counter('points:3')).toBe(1);
  });

  it('KO-14 makes the first action compulsory, and lets the second be passed', () => {
    const at = turn({ 'hand:0': ['good-guest', 'kokopelli'], 'village:0:1': ['flute-host'] });
    expect(at.options()).toEqual(['draw', 'open', 'play', 'cancel', 'exchange']);
    at.pick('draw');
    expect(at.options()).toContain('pass');
  });

  it('KO-15 starts with E1 to E8, E10 and E12', () => {
    const rules = kokopelliRules(2);
    const tiles = [...rules.layout.zoneIndex.keys()].filter((name) => name.startsWith('tiles:'));
    expect(tiles.map((name) => name.slice('tiles:'.length))).toEqual([
      ...['double-step', 'twin-flute', 'quick-beat', 'open-basket', 'good-guest', 'empty-bowl'],
      ...['flute-host', 'grand-finale', 'wide-porch', 'first-spark'],
    ]);
  });

  describe('KO-16: what is hidden', () => {
    it('KO-16 hides hands and the order of piles, and nothing else', () => {
      const at = turn({
        'hand:0': ['good-guest', 'kokopelli'],
        'discard:1': ['flute-host'],
        'village:1:1': ['flute-host', '0:kokopelli'],
      });
      const seen = viewOf(at.match, 0).zones;
      expect(seen['hand:0']?.cards).not.toContain(null);
      expect(seen['hand:1']?.cards.every((card) => card === null)).toBe(true);
      expect(seen['deck:0']?.cards.every((card) => card === null)).toBe(true);
      expect(seen['deck:0']?.cards).toHaveLength(33);
      for (const open of ['discard:1', 'village:1:1', 'tiles:flute-host', 'end-tiles']) {
        expect(seen[open]?.cards).not.toContain(null);
      }
    });

    it('KO-16 lets a player know what it put under the own pile, and nobody else', () => {
      const at = turn({ 'hand:0': ['good-guest', 'kokopelli'] });
      at.pick('exchange');
      at.pick('kokopelli', 'good-guest');
      const under = (viewer: number): unknown[] =>
        (viewOf(at.match, viewer).zones['deck:0']?.cards ?? []).map(
          (card) => at.rules.faces[card ?? -1] ?? null,
        );
      expect(under(0).slice(0, 3)).toEqual(['kokopelli-base/good-guest', 'kokopelli-base/kokopelli', null]);
      expect(under(1).every((card) => card === null)).toBe(true);
    });
  });
});
