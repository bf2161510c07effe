import { describe, expect, it } from 'vitest';
import type { Position } from '../testing/take-up';
import { position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four, unless said otherwise. Its left neighbour is seat 1, its right one 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

const points = (at: Position): readonly number[] => at.rules.scores(at.table);

/** The names of everything said, without what all share. */
const said = (at: Position): string[] => at.said().map((key) => key.replace('log.kokopelli.', ''));

describe('what Kokopelli does when a card is laid', () => {
  describe('KO-8: the order when a card is laid', () => {
    it('KO-8 goes from laying over completion to the emptied hand', () => {
      const at = turn(
        {
          'hand:0': ['kokopelli'],
          'village:0:1': ['good-guest'],
          'village:0:2': ['grand-finale'],
          'village:1:3': ['flute-host', 'flute-host', '2:flute-host'],
          'village:1:1': ['proud-host'],
        },
        { completed: { 'flute-host': 1 } },
      );
      at.pick('play');
      at.pick('village:1:3');
      expect(said(at).filter((key) => key !== 'log.turn')).toEqual([
        'lays',
        // Of Good Guest and of the Flute Host itself, which was running before.
        'acts.laid',
        'acts.laid',
        'completes',
        'hosts',
        'acts.completed',
        'acts.completed',
        'end-tile',
        'empties',
        'draws',
      ]);
      // Seat 0: 1 for the guest, 3 for the tile, 1 for the finale, 1 for the hand.
      // Seat 1: 1 for the Kokopelli, 1 as the host, 1 for the proud host.
      expect(points(at)).toEqual([6, 3, 0, 0]);
    });

    it('KO-8 a Quick Beat needs four cards itself', () => {
      const at = turn({
        'hand:0': ['quick-beat', 'kokopelli', 'good-guest'],
        'village:0:1': ['quick-beat', '1:kokopelli'],
      });
      at.pick('play');
      at.pick('quick-beat');
      expect(at.zone('village:0:1')).toHaveLength(3);
      at.pick('play');
      expect([at.zone('village:0:1'), points(at)[0]]).toEqual([[], 4]);
    });

    it('KO-8 a Kokopelli on a Twin Flute counts one', () => {
      const at = turn({
        'hand:0': ['kokopelli', 'kokopelli', 'good-guest'],
        'village:0:1': ['twin-flute', 'twin-flute'],
      });
      at.pick('play');
      at.pick('kokopelli');
      expect(at.zone('village:0:1')).toHaveLength(3);
      at.pick('play');
      expect([at.zone('village:0:1'), points(at)[0]]).toEqual([[], 4]);
    });

    it('KO-8 a First Spark does not hear its own opening', () => {
      const at = turn({ 'hand:0': ['first-spark', 'good-guest', 'kokopelli'] });
      at.pick('open');
      at.pick('first-spark');
      at.pick('village:0:1');
      expect(points(at)[0]).toBe(0);
      at.pick('open');
      at.pick('village:0:2');
      expect(points(at)[0]).toBe(1);
    });

    it('KO-8 an Empty Bowl opened with the last card gives 3 for it at once', () => {
      const at = turn({ 'hand:0': ['empty-bowl'] });
      at.pick('open');
      at.pick('village:0:1');
      expect([points(at)[0], at.zone('hand:0').length, at.counter('actions')]).toEqual([3, 3, 1]);
    });

    it('KO-8 an Empty Bowl completed with the last card is gone before the hand is looked at', () => {
      const at = turn({
        'hand:0': ['empty-bowl'],
        'village:0:1': ['empty-bowl', 'empty-bowl', '1:kokopelli'],
      });
      at.pick('play');
      expect(points(at)[0]).toBe(4 + 1);
    });

    it('KO-8 a Twin Flute helps a Kokopelli of its owner on somebody else’s Twin Flute', () => {
      const zones = { 'hand:0': ['twin-flute', 'good-guest'], 'village:1:3': ['twin-flute', '0:kokopelli'] };
      const at = turn({ ...zones, 'village:0:1': ['twin-flute'] });
      at.pick('play');
      at.pick('village:1:3');
      expect(at.zone('village:1:3')).toEqual([]);
      const without = turn(zones);
      without.pick('play');
      expect(without.zone('village:1:3')).toHaveLength(3);
    });

    it('KO-8 a Proud Host counts when somebody else completes it, its stack not cleared yet', () => {
      const at = turn({
        'hand:0': ['proud-host', 'good-guest'],
        'village:1:3': ['proud-host', 'proud-host', '2:kokopelli'],
      });
      at.pick('play');
      expect(points(at)).toEqual([4, 2, 0, 0]);
    });

    it('KO-8 clears a stack from the bottom up', () => {
      const at = turn({
        'hand:0': ['kokopelli', 'quick-beat'],
        'village:0:1': ['good-guest', 'good-guest', 'kokopelli'],
      });
      at.pick('play');
      expect(at.zone('discard:0')).toEqual(['good-guest', 'good-guest', 'kokopelli', 'kokopelli']);
    });

    it('KO-8 a Grand Finale hears its own completion: the stack is cleared after the effects', () => {
      const at = turn({
        'hand:0': ['grand-finale', 'good-guest'],
        'village:0:1': ['grand-finale', 'grand-finale', '1:kokopelli'],
      });
      at.pick('play');
      expect(points(at)[0]).toBe(4 + 1);
    });
  });

  describe('KO-9: whose spaces and whose Kokopelli', () => {
    it('KO-9 a Quick Beat makes anyone’s third card complete in the spaces of its owner', () => {
      const at = turn({
        'hand:0': ['flute-host', 'good-guest'],
        'village:1:3': ['flute-host', 'flute-host'],
        'village:1:1': ['quick-beat'],
      });
      at.pick('play');
      expect([at.zone('village:1:3'), points(at)]).toEqual([[], [4, 1, 0, 0]]);
    });

    it('KO-9 a Quick Beat does nothing for its owner in other villages', () => {
      const at = turn({
        'hand:0': ['flute-host', 'good-guest'],
        'village:1:3': ['flute-host', 'flute-host'],
        'village:0:1': ['quick-beat'],
      });
      at.pick('play');
      expect(at.zone('village:1:3')).toHaveLength(3);
    });

    it('KO-9 opening a Quick Beat beside three cards changes nothing until a next card lands', () => {
      const at = turn({
        'hand:0': ['quick-beat', 'kokopelli', 'good-guest'],
        'village:0:1': ['flute-host', 'flute-host', '1:flute-host'],
      });
      at.pick('open');
      at.pick('quick-beat');
      at.pick('village:0:2');
      expect([at.zone('village:0:1').length, points(at)[0]]).toEqual([3, 0]);
      at.pick('play');
      at.pick('village:0:1');
      // The Flute Host, 1, heard the Kokopelli that completed it.
      expect([at.zone('village:0:1'), points(at)[0]]).toEqual([[], 4 + 1]);
    });

    it('KO-9 a Twin Flute counts for whoever laid the Kokopelli, in any village', () => {
      const at = turn({
        'hand:0': ['flute-host', 'good-guest'],
        'village:0:1': ['twin-flute'],
        'village:1:3': ['flute-host', '0:kokopelli'],
      });
      at.pick('play');
      expect(at.zone('village:1:3')).toEqual([]);
      const others = turn({
        'hand:0': ['flute-host', 'good-guest'],
        'village:0:1': ['twin-flute'],
        'village:1:3': ['flute-host', 'kokopelli'],
      });
      others.pick('play');
      expect(others.zone('village:1:3')).toHaveLength(3);
    });

    it('KO-9 a stack is looked at only when a card is laid on it', () => {
      const at = turn({
        'hand:0': ['twin-flute', 'empty-bowl', 'good-guest'],
        'village:0:1': ['empty-bowl', 'kokopelli', '1:kokopelli'],
      });
      at.pick('open');
      at.pick('twin-flute');
      at.pick('village:0:2');
      expect(at.zone('village:0:1')).toHaveLength(3);
      at.pick('play');
      // Overshooting, five by then, just completes it.
      expect([at.zone('village:0:1'), points(at)[0]]).toEqual([[], 4]);
    });

    it('KO-9 a Kokopelli counts one again when the Twin Flute has ended', () => {
      const at = turn({
        'hand:0': ['empty-bowl', 'good-guest'],
        'village:0:1': ['empty-bowl', 'kokopelli'],
        'village:0:2': ['twin-flute'],
      });
      at.pick('cancel');
      at.pick('village:0:2');
      at.pick('play');
      expect(at.zone('village:0:1')).toHaveLength(3);
    });

    it('KO-9 a Long Road widens what bars an opening, as it widens the reach', () => {
      const zones = { 'hand:0': ['flute-host', 'good-guest'], 'village:1:1': ['flute-host'] };
      const at = turn({ ...zones, 'village:0:4': ['long-road'] });
      at.pick('open');
      expect(at.kind()).toBe('space');
      at.pick('village:0:1');
      expect(at.zone('village:0:1')).toEqual(['good-guest']);
    });

    it('KO-9 the free draw of an Early Riser is offered while an action is left, and not after', () => {
      const at = turn({ 'hand:0': ['kokopelli', 'kokopelli'], 'village:0:1': ['early-riser'] });
      at.pick('exchange');
      at.pick('kokopelli', 'kokopelli');
      expect([at.counter('actions'), at.options().includes('draw')]).toEqual([1, true]);
      at.pick('draw');
      expect([at.counter('seat'), at.counter('actions')]).toEqual([0, 1]);
      at.pick('pass');
      expect(at.counter('seat')).toBe(1);
      const late = turn(
        { 'hand:0': ['kokopelli', 'kokopelli'], 'village:0:1': ['early-riser'] },
        { actions: 1 },
      );
      late.pick('pass');
      expect(late.counter('seat')).toBe(1);
    });
  });

  it('KO-8 says what a Kokopelli counted as, not what the completed ceremony would have made of it', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'good-guest'],
      'village:0:1': ['twin-flute'],
      'village:0:2': ['triple-flute', 'kokopelli'],
    });
    at.pick('play');
    at.pick('village:0:2');
    expect(at.zone('village:0:2')).toEqual([]);
    const counted = at.events.flatMap((each) =>
      each.type === 'said' && each.key === 'log.kokopelli.acts.kokopelli-counts' ? [each.values] : [],
    );
    expect(counted).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
