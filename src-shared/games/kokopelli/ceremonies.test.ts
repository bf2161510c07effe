import { describe, expect, it } from 'vitest';
import type { Position } from '../testing/take-up';
import { position, type KokopelliPosition } from './testing/position';

/** It is the turn of seat 0 of four; its left neighbour is seat 1, its right one seat 3. */
const turn = (zones: KokopelliPosition['zones'], more: Omit<KokopelliPosition, 'zones'> = {}): Position =>
  position({ zones, ...more });

const points = (at: Position): readonly number[] => at.rules.scores(at.table);

/** What is laid here is completed, for 4 points, by a third card of its kind besides those two and one more. */
const three = (name: string): string[] => [name, name, '1:kokopelli'];

describe('the sixteen ceremonies, each alone', () => {
  describe('E1 Double Step', () => {
    const zones = {
      'hand:0': ['flute-host', 'flute-host', 'good-guest', 'kokopelli'],
      'village:0:1': ['double-step'],
      'village:0:2': ['flute-host'],
      'village:1:3': ['good-guest'],
    };

    it('lets a play action lay a second card of another type, or stop', () => {
      const at = turn(zones);
      at.pick('play');
      at.pick('flute-host');
      expect(at.kind()).toBe('card');
      // Another Flute Host would be of the same type; the Kokopelli can join something else.
      expect(at.options()).toEqual(['good-guest', 'kokopelli', 'stop']);
      at.pick('kokopelli');
      expect(at.options()).toEqual(['village:0:1', 'village:1:3']);
      at.pick('village:1:3');
      expect([at.zone('village:0:2'), at.zone('village:1:3')]).toEqual([
        ['flute-host', 'flute-host'],
        ['good-guest', 'kokopelli'],
      ]);
      expect([at.kind(), at.counter('actions')]).toEqual(['action', 1]);
    });

    it('counts a Kokopelli as the type it joins', () => {
      const at = turn(zones);
      at.pick('play');
      at.pick('kokopelli');
      at.pick('village:1:3');
      expect(at.options()).toEqual(['flute-host', 'flute-host', 'stop']);
      at.pick('stop');
      expect([at.kind(), at.counter('actions')]).toEqual(['action', 1]);
    });

    it('stops by itself when nothing else can be laid', () => {
      const at = turn({ ...zones, 'hand:0': ['flute-host', 'flute-host', 'quick-beat'] });
      at.pick('play');
      at.pick('flute-host');
      expect([at.kind(), at.counter('actions')]).toEqual(['action', 1]);
    });

    it('ends the action when it is completed by the first card', () => {
      const at = turn({
        ...zones,
        'hand:0': ['double-step', 'good-guest', 'kokopelli'],
        'village:0:1': three('double-step'),
      });
      at.pick('play');
      at.pick('double-step');
      expect([at.zone('village:0:1'), at.kind(), at.counter('actions')]).toEqual([[], 'action', 1]);
    });

    it('can go on with cards drawn for a hand that its first card emptied', () => {
      const at = turn({
        'hand:0': ['flute-host'],
        'deck:0': ['quick-beat', 'good-guest', 'quick-beat'],
        'village:0:1': ['double-step'],
        'village:0:2': ['flute-host'],
        'village:1:3': ['good-guest'],
      });
      at.pick('play');
      expect([points(at)[0], at.options()]).toEqual([1, ['good-guest', 'stop']]);
    });
  });

  it('E2 Twin Flute makes a Kokopelli count two, wherever it lies', () => {
    const at = turn({
      'hand:0': ['kokopelli', 'flute-host'],
      'village:0:1': ['twin-flute'],
      'village:3:2': ['good-guest', 'good-guest'],
    });
    at.pick('play');
    at.pick('village:3:2');
    expect([at.zone('village:3:2'), points(at)]).toEqual([[], [4, 0, 0, 1]]);
  });

  it('E3 Quick Beat completes ceremonies of the village at three cards', () => {
    const at = turn({
      'hand:0': ['flute-host', 'good-guest'],
      'village:0:1': ['quick-beat'],
      'village:0:2': ['flute-host', 'flute-host'],
    });
    at.pick('play');
    expect([at.zone('village:0:2'), points(at)[0]]).toEqual([[], 4]);
  });

  it('E4 Open Basket draws two, or as many as there are', () => {
    const at = turn({
      'hand:0': ['kokopelli'],
      'deck:0': ['kokopelli', 'flute-host', 'good-guest'],
      'village:0:1': ['open-basket'],
    });
    at.pick('draw');
    expect(at.zone('hand:0')).toEqual(['kokopelli', 'good-guest', 'flute-host']);
    at.pick('draw');
    expect(at.zone('hand:0')).toHaveLength(4);
  });

  it('E5 Good Guest gives a point for each card laid in another village, and none at home', () => {
    const at = turn({
      'hand:0': ['flute-host', 'empty-bowl', 'kokopelli'],
      'village:0:1': ['good-guest'],
      'village:1:4': ['flute-host'],
      'village:0:2': ['empty-bowl'],
    });
    at.pick('play');
    at.pick('flute-host');
    expect(points(at)[0]).toBe(1);
    at.pick('play');
    at.pick('empty-bowl');
    expect(points(at)[0]).toBe(1);
  });

  it('E5 Good Guest hears nobody but its owner', () => {
    const at = turn({ 'hand:1': ['good-guest', 'kokopelli'], 'village:0:1': ['good-guest'] }, { seat: 1 });
    at.pick('play');
    at.pick('good-guest');
    expect(points(at)).toEqual([0, 0, 0, 0]);
  });

  it('E6 Empty Bowl gives 3 points for an emptied hand instead of 1', () => {
    const at = turn({ 'hand:0': ['flute-host'], 'village:0:1': ['empty-bowl'] });
    at.pick('open');
    at.pick('village:0:2');
    expect([points(at)[0], at.zone('hand:0').length]).toEqual([3, 3]);
  });

  it.each([0, 1])('E7 Flute Host gives a point whenever anyone lays a Kokopelli there: seat %i', (seat) => {
    const at = turn(
      {
        [`hand:${seat}`]: ['kokopelli', 'kokopelli'],
        'village:0:1': ['flute-host'],
        'village:0:2': ['good-guest'],
      },
      { seat },
    );
    at.pick('play');
    at.pick('kokopelli');
    at.pick('village:0:2');
    expect(points(at)[0]).toBe(1);
  });

  it('E7 Flute Host gives nothing for other cards, nor for a Kokopelli elsewhere', () => {
    const at = turn({
      'hand:0': ['open-basket', 'kokopelli', 'quick-beat'],
      'village:0:1': ['flute-host'],
      'village:0:2': ['open-basket'],
      'village:1:3': ['empty-bowl'],
    });
    at.pick('play');
    at.pick('open-basket');
    at.pick('play');
    at.pick('village:1:3');
    expect(points(at)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['village:0:2', [5, 0, 0, 0]],
    ['village:1:3', [5, 1, 0, 0]],
  ])('E8 Grand Finale gives a point when its owner completes in %s', (space, score) => {
    const owner = space.split(':')[1] ?? '';
    const at = turn({
      'hand:0': ['quick-beat', 'good-guest'],
      'village:0:1': ['grand-finale'],
      [space]: [`${owner}:quick-beat`, `${owner}:quick-beat`, '2:kokopelli'],
    });
    at.pick('play');
    expect(points(at)).toEqual(score);
  });

  it('E8 Grand Finale gives nothing when somebody else completes', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'good-guest'],
      'village:1:1': ['grand-finale'],
      'village:1:3': three('quick-beat'),
    });
    at.pick('play');
    expect(points(at)).toEqual([4, 1, 0, 0]);
  });

  describe('E9 Mixed Dance', () => {
    const zones = {
      'hand:0': ['flute-host', 'empty-bowl', 'quick-beat'],
      'village:0:1': ['mixed-dance'],
      'village:1:3': ['good-guest'],
    };

    it('lets a card that does not match be laid once a turn, as if it did', () => {
      const at = turn(zones);
      at.pick('play');
      expect(at.options()).toEqual(['flute-host', 'empty-bowl', 'quick-beat']);
      at.pick('flute-host');
      expect(at.options()).toEqual(['village:0:1', 'village:1:3']);
      at.pick('village:1:3');
      expect(at.zone('village:1:3')).toEqual(['good-guest', 'flute-host']);
      expect(at.options()).not.toContain('play');
    });

    it('lets it complete a ceremony of the stack’s type', () => {
      const at = turn({
        ...zones,
        'village:1:3': three('good-guest').map((name) => name.replace('1:', '2:')),
      });
      at.pick('play');
      at.pick('flute-host');
      at.pick('village:1:3');
      expect([at.zone('tiles:good-guest'), at.zone('tiles:flute-host')]).toEqual([
        ['tile-3'],
        ['tile-3', 'tile-4'],
      ]);
      expect([at.zone('discard:0'), at.zone('discard:2')]).toEqual([['flute-host'], ['kokopelli']]);
    });

    it('is not used up by cards that match', () => {
      const at = turn({ ...zones, 'hand:0': ['good-guest', 'empty-bowl', 'quick-beat'] });
      at.pick('play');
      at.pick('good-guest');
      at.pick('village:1:3');
      expect(at.options()).toContain('play');
    });

    it('counts as the type it joins for a Double Step', () => {
      const at = turn({
        ...zones,
        'hand:0': ['flute-host', 'good-guest', 'kokopelli'],
        'village:0:2': ['double-step'],
      });
      at.pick('play');
      at.pick('flute-host');
      at.pick('village:1:3');
      // A Good Guest would be the second on that ceremony.
      expect(at.options()).toEqual(['kokopelli', 'stop']);
    });
  });

  it('E10 Wide Porch lets seven cards be kept', () => {
    const hand = [...Array.from({ length: 6 }, () => 'kokopelli'), 'flute-host'];
    const at = turn({ 'hand:0': hand, 'village:0:1': ['wide-porch'] }, { actions: 1 });
    at.pick('pass');
    expect([at.zone('hand:0').length, at.counter('seat')]).toEqual([7, 1]);
    const plain = turn({ 'hand:0': hand, 'village:0:1': ['flute-host'] }, { actions: 1 });
    plain.pick('pass');
    expect([plain.kind(), plain.match.decision?.min, plain.match.decision?.max]).toEqual(['excess', 2, 2]);
    plain.pick('flute-host', 'kokopelli');
    // The first one picked lies highest.
    expect(plain.zone('deck:0').slice(0, 2)).toEqual(['kokopelli', 'flute-host']);
    expect(plain.counter('seat')).toBe(1);
  });

  it('E11 Proud Host gives 2 points instead of 1 when others complete there', () => {
    const zones = { 'hand:0': ['quick-beat', 'good-guest'], 'village:1:3': three('quick-beat') };
    const at = turn({ ...zones, 'village:1:1': ['proud-host'] });
    at.pick('play');
    expect(points(at)).toEqual([4, 2, 0, 0]);
    const elsewhere = turn({ ...zones, 'village:2:1': ['proud-host'], 'village:0:1': ['proud-host'] });
    elsewhere.pick('play');
    expect(points(elsewhere)).toEqual([4, 1, 0, 0]);
  });

  it('E12 First Spark gives a point for opening, once a turn', () => {
    const at = turn({ 'hand:0': ['quick-beat', 'good-guest', 'kokopelli'], 'village:0:1': ['first-spark'] });
    at.pick('open');
    at.pick('quick-beat');
    at.pick('village:0:2');
    at.pick('open');
    at.pick('village:0:3');
    expect([points(at)[0], at.zone('village:0:3')]).toEqual([1, ['good-guest']]);
    const other = turn(
      { 'hand:1': ['quick-beat', 'kokopelli'], 'village:0:1': ['first-spark'] },
      { seat: 1 },
    );
    other.pick('open');
    other.pick('village:1:2');
    expect(points(other)).toEqual([0, 0, 0, 0]);
  });

  it('E13 Long Road reaches all spaces of both neighbours, and no further', () => {
    const far = {
      'village:1:1': ['good-guest'],
      'village:1:2': ['quick-beat'],
      'village:3:3': ['empty-bowl'],
      'village:3:4': ['flute-host'],
      'village:2:1': ['open-basket'],
    };
    const at = turn({ ...far, 'hand:0': ['kokopelli', 'kokopelli'], 'village:0:1': ['long-road'] });
    at.pick('play');
    at.pick('kokopelli');
    expect(at.options()).toEqual([
      'village:0:1',
      ...['village:1:1', 'village:1:2', 'village:3:3', 'village:3:4'],
    ]);
    const plain = turn({ ...far, 'hand:0': ['kokopelli', 'kokopelli'] });
    expect(plain.options()).not.toContain('play');
  });

  it('E13 Long Road reaches the private space when two play', () => {
    const at = turn(
      { 'hand:0': ['kokopelli', 'kokopelli'], 'village:0:5': ['long-road'], 'village:1:5': ['good-guest'] },
      { seats: 2 },
    );
    at.pick('play');
    at.pick('kokopelli');
    expect(at.options()).toEqual(['village:0:5', 'village:1:5']);
  });

  it('E14 Fresh Start draws one card more after an exchange', () => {
    const at = turn({ 'hand:0': ['kokopelli', 'flute-host'], 'village:0:1': ['fresh-start'] });
    at.pick('exchange');
    at.pick('kokopelli', 'flute-host');
    expect(at.zone('hand:0')).toHaveLength(3);
    const few = turn({ 'hand:0': ['kokopelli', 'flute-host'], 'deck:0': [], 'village:0:1': ['fresh-start'] });
    few.pick('exchange');
    few.pick('kokopelli', 'flute-host');
    expect([few.zone('hand:0').length, few.counter('endTriggered')]).toEqual([2, 1]);
  });

  it('E15 Closed Circle keeps neighbours’ Kokopelli out, not other cards and not its owner’s', () => {
    const zones = { 'village:1:3': ['good-guest'], 'village:1:1': ['closed-circle'] };
    const at = turn({ ...zones, 'hand:0': ['kokopelli', 'kokopelli'] });
    expect(at.options()).not.toContain('play');
    const card = turn({ ...zones, 'hand:0': ['kokopelli', 'good-guest'] });
    card.pick('play');
    expect(card.zone('village:1:3')).toEqual(['good-guest', 'good-guest']);
    const owner = turn({ ...zones, 'hand:1': ['kokopelli', 'kokopelli'] }, { seat: 1 });
    owner.pick('play');
    owner.pick('kokopelli');
    expect(owner.options()).toEqual(['village:1:1', 'village:1:3']);
  });

  it('E16 Early Riser lets the first draw action of a turn cost no action', () => {
    const at = turn({ 'hand:0': ['kokopelli'], 'village:0:1': ['early-riser'] });
    at.pick('draw');
    // It was no action, so that the first one is still compulsory.
    expect([at.counter('actions'), at.options().includes('pass')]).toEqual([2, false]);
    at.pick('draw');
    expect([at.counter('actions'), at.zone('hand:0').length]).toEqual([1, 3]);
  });

  it('works from the moment it is opened, already for the second action', () => {
    const at = turn({ 'hand:0': ['open-basket', 'kokopelli'] });
    at.pick('open');
    at.pick('village:0:1');
    at.pick('draw');
    expect(at.zone('hand:0')).toHaveLength(3);
  });

  it('works until it is cancelled', () => {
    const at = turn({ 'hand:0': ['kokopelli'], 'village:0:1': ['open-basket'] });
    at.pick('cancel');
    at.pick('draw');
    expect(at.zone('hand:0')).toHaveLength(2);
  });
});

describe('ceremonies of one’s own', () => {
  it('draw more, and more than one draw for no action', () => {
    const at = turn({
      'hand:0': ['kokopelli'],
      'village:0:1': ['full-basket'],
      'village:0:2': ['two-risers'],
    });
    at.pick('draw');
    at.pick('draw');
    expect([at.counter('actions'), at.zone('hand:0').length]).toEqual([2, 9]);
    at.pick('draw');
    expect(at.counter('actions')).toBe(1);
  });

  it('give points for opening every time', () => {
    const at = turn({ 'hand:0': ['quick-beat', 'good-guest', 'kokopelli'], 'village:0:1': ['bright-spark'] });
    at.pick('open');
    at.pick('quick-beat');
    at.pick('village:0:2');
    at.pick('open');
    at.pick('village:0:3');
    expect(points(at)[0]).toBe(4);
  });

  it('that give something once a turn each have their own once', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'good-guest', 'kokopelli'],
      'village:0:1': ['first-spark'],
      'village:0:2': ['second-spark'],
    });
    at.pick('open');
    at.pick('quick-beat');
    at.pick('village:0:3');
    expect(points(at)[0]).toBe(1 + 2);
    at.pick('open');
    expect([at.zone('village:0:4'), points(at)[0]]).toEqual([['good-guest'], 3]);
  });

  it('lay three cards in an action, each of another type', () => {
    const at = turn({
      'hand:0': ['flute-host', 'good-guest', 'quick-beat', 'kokopelli'],
      'village:0:1': ['triple-step'],
      'village:0:2': ['flute-host'],
      'village:0:3': ['good-guest'],
      'village:0:4': ['quick-beat'],
    });
    at.pick('play');
    at.pick('flute-host');
    at.pick('good-guest');
    expect(at.options()).toEqual(['quick-beat', 'kokopelli', 'stop']);
    at.pick('quick-beat');
    expect([at.kind(), at.counter('actions')]).toEqual(['action', 1]);
  });

  it('hear every card anywhere, the opening ones of others too, and only what they are told to hear', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'kokopelli', 'good-guest'],
      'village:2:1': ['every-card'],
      'village:0:1': ['plain-guests'],
    });
    at.pick('open');
    at.pick('quick-beat');
    at.pick('village:0:2');
    expect(points(at)).toEqual([0, 0, 1, 0]);
    const guest = turn(
      { 'hand:1': ['plain-guests', 'kokopelli', 'good-guest'], 'village:0:1': ['plain-guests'] },
      { seat: 1 },
    );
    guest.pick('play');
    guest.pick('kokopelli');
    expect(points(guest)).toEqual([0, 0, 0, 0]);
    guest.pick('play');
    expect(points(guest)).toEqual([2, 0, 0, 0]);
  });

  it('hear completions far away', () => {
    const at = turn({
      'hand:0': ['quick-beat', 'good-guest'],
      'village:0:1': three('quick-beat'),
      'village:2:1': ['far-finale'],
      'village:0:2': ['far-finale'],
    });
    at.pick('play');
    expect(points(at)).toEqual([4, 0, 1, 0]);
  });

  it('draw more for an emptied hand', () => {
    const at = turn({ 'hand:0': ['quick-beat'], 'village:0:1': ['full-bowl'] });
    at.pick('open');
    at.pick('village:0:2');
    expect([points(at)[0], at.zone('hand:0').length]).toEqual([1, 5]);
  });

  it('shut neighbours’ ceremony cards out', () => {
    const zones = { 'village:1:3': ['good-guest'], 'village:1:1': ['shut-door'] };
    const at = turn({ ...zones, 'hand:0': ['good-guest', 'good-guest'] });
    expect(at.options()).not.toContain('play');
    const wild = turn({ ...zones, 'hand:0': ['kokopelli', 'good-guest'] });
    wild.pick('play');
    expect(wild.zone('village:1:3')).toEqual(['good-guest', 'kokopelli']);
  });

  it('complete at two, with a Kokopelli that counts three', () => {
    const at = turn({
      'hand:0': ['good-guest', 'quick-beat'],
      'village:0:1': ['pair-beat'],
      'village:0:2': ['good-guest'],
    });
    at.pick('play');
    expect([at.zone('village:0:2'), points(at)[0]]).toEqual([[], 4]);
    const wild = turn({
      'hand:0': ['kokopelli', 'quick-beat'],
      'village:0:1': ['triple-flute'],
      'village:1:3': ['good-guest'],
    });
    wild.pick('play');
    wild.pick('village:1:3');
    expect([wild.zone('village:1:3'), points(wild)[0]]).toEqual([[], 4]);
  });
});
