import { describe, expect, it } from 'vitest';
import { startMatch, takePick, type Match, type TakenPick } from '@shared/table/match';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import type { Position } from '../../testing/take-up';
import { easyRules, position, type EasyPosition } from './testing/position';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-white-7-dyna', 'enemy-yellow-8'];

/** Cards of a starting hand, by number of seats. */
const HANDS = [
  [2, 8],
  [3, 6],
  [4, 8],
  [5, 5],
  [6, 6],
] as const;

const turn = (input: Partial<EasyPosition>): Position =>
  position({
    ...input,
    zones: {
      'hand:0': ['normal-7', 'red-4'],
      'hand:1': ['normal-7', 'blue-4'],
      'table:enemy': ENEMIES,
      ...input.zones,
    },
  });

/** Plays to the end with random picks, and gives what every pick, forced ones included, was. */
function playOut(match: Match): TakenPick[] {
  const taken: TakenPick[] = [];
  match.onPick = (pick) => taken.push(pick);
  const below = makeBelow(match.seed);
  while (match.decision !== null) takePick(match, randomPick(match.decision, below));
  return taken;
}

/** Who had each turn, from what was said. */
const turnsOf = ({ table }: Match): number[] =>
  (table.events ?? []).flatMap((each) =>
    each.type === 'said' && each.key === 'log.turn' ? [each.seat ?? -1] : [],
  );

/** Seats in turn order, so many turns from one of them on. */
const clockwise = (from: number, turns: number, seats: number): number[] =>
  Array.from({ length: turns }, (_, turnNumber) => (from + turnNumber) % seats);

describe('a turn', () => {
  it('takes a beaten enemy as points and discards the card', () => {
    const at = turn({});
    at.pick('red-4');
    at.pick('enemy-red-1');
    expect([at.zone('won:0'), at.zone('discard:kirby'), at.zone('hand:0')]).toEqual([
      ['enemy-red-1'],
      ['red-4'],
      ['normal-7'],
    ]);
    expect(at.rules.scores(at.table)).toEqual([2, 0]);
    expect([at.counter('seat'), at.counter('phase')]).toEqual([1, 'play']);
  });

  it('names its phases as it goes', () => {
    const attacked = turn({});
    attacked.pick('red-4');
    expect([attacked.kind(), attacked.counter('phase')]).toEqual(['target', 'attack']);
    const challenged = turn({ zones: { 'deck:kirby': ['blue-8'] } });
    challenged.pick('challenge');
    expect([challenged.kind(), challenged.counter('phase')]).toEqual(['challenge-discard', 'challenge']);
    challenged.pick('red-4');
    expect([challenged.kind(), challenged.counter('phase')]).toEqual(['target', 'challenge']);
    challenged.pick('enemy-blue-4');
    expect([challenged.zone('won:0'), challenged.zone('discard:kirby').slice(-2)]).toEqual([
      ['enemy-blue-4'],
      ['red-4', 'blue-8'],
    ]);
  });

  it('deals a new set when the last enemy is gone, and gives the first-turn card to the next seat', () => {
    const deck = ['enemy-green-8', 'enemy-red-3', 'enemy-white-2', 'enemy-blue-6', 'enemy-green-7'];
    const at = turn({
      seat: 1,
      starter: 0,
      set: 2,
      zones: { 'hand:0': ['normal-7'], 'table:enemy': ['enemy-red-1'], 'deck:enemy': deck },
    });
    at.pick('normal-7');
    expect(at.zone('table:enemy')).toEqual(deck.slice(1).reverse());
    expect(at.rules.counters(at.table)).toEqual({ seat: 1, set: 3, starter: 1, phase: 'play' });
    expect(at.said()).toEqual(['log.plays', 'log.falls', 'log.set', 'log.turn']);
  });

  it('ends the match with the last card of all hands; nothing is dealt any more', () => {
    const at = turn({
      seat: 1,
      starter: 0,
      set: 4,
      zones: {
        'hand:0': [],
        'hand:1': ['normal-7'],
        'table:enemy': ['enemy-red-1'],
        'won:0': ['enemy-red-2'],
      },
      options: { handicap: [0, 1] },
    });
    at.pick('normal-7');
    expect([at.kind(), at.zone('table:enemy')]).toEqual(['over', []]);
    expect(at.rules.counters(at.table)).toEqual({ seat: 1, set: 4, starter: 0, phase: 'end' });
    expect(at.rules.result(at.table)).toEqual({ scores: [2, 3], places: [2, 1], reason: 'hands' });
    expect(at.said().slice(-3)).toEqual(['log.final', 'log.final', 'log.wins']);
  });
});

describe('the course of a match', () => {
  it.each([
    [2, 4, 2],
    [3, 3, 2],
    [4, 4, 2],
    [5, 5, 1],
    [6, 6, 1],
  ])('gives %i seats %i sets, %i turns each in every set', (seats, sets, each) => {
    const match = startMatch(easyRules(seats, { first: 1 }), `course ${seats}`, { events: true });
    playOut(match);
    const inSets = Array.from({ length: sets }, (_, set) => clockwise(1 + set, each * seats, seats));
    expect(turnsOf(match)).toEqual(inSets.flat());
    const counters = match.rules.counters(match.table);
    expect(counters).toMatchObject({ set: sets, starter: sets % seats, phase: 'end' });
  });

  it('takes exactly one hand card and one enemy away in every turn', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const match = startMatch(easyRules(seats), `even ${seats}`, { events: true });
      playOut(match);
      const zoneNames = match.rules.layout.zones.map(({ name }) => name);
      const turns = turnsOf(match).length;
      const moves = (match.table.events ?? []).flatMap((each) =>
        each.type === 'moved' ? [`${zoneNames[each.from]} ${zoneNames[each.to]}`] : [],
      );
      const gone = (from: RegExp): number => moves.filter((move) => from.test(move)).length;
      expect(gone(/^hand:\d /)).toBe(turns);
      expect(gone(/^table:enemy /)).toBe(turns);
    }
  });

  it('lets hands run out together where kept enemies make sets end unevenly', () => {
    let uneven = 0;
    for (const [seats, hand] of HANDS) {
      for (let deal = 0; deal < 30; deal += 1) {
        const rules = easyRules(seats, { challengeMiss: 'keep-enemy' });
        const match = startMatch(rules, `kept ${deal}`, { events: true });
        playOut(match);
        const turns = turnsOf(match);
        // In every stretch of as many turns as seats everybody has one.
        for (let from = 0; from < turns.length; from += seats) {
          expect(new Set(turns.slice(from, from + seats)).size).toBe(seats);
        }
        expect(turns).toHaveLength(seats * hand);
        if (zoneSizeOf(match, 'table:enemy') > 0) uneven += 1;
      }
    }
    expect(uneven).toBeGreaterThan(20);
  });

  it('gives an uneven set’s successor to whoever is next', () => {
    const at = position({
      seats: 3,
      seat: 1,
      starter: 0,
      options: { challengeMiss: 'keep-enemy' },
      zones: {
        'hand:0': ['normal-1'],
        'hand:1': ['normal-7', 'red-1'],
        'hand:2': ['normal-8', 'red-2'],
        'table:enemy': ['enemy-red-1'],
      },
    });
    at.pick('normal-7');
    expect(at.rules.counters(at.table)).toMatchObject({ seat: 2, starter: 2, set: 2 });
  });

  it('goes the same way whether anybody watches or not', () => {
    const watched = startMatch(easyRules(6), 'watched', { events: true });
    const unwatched = startMatch(easyRules(6), 'watched');
    playOut(watched);
    playOut(unwatched);
    expect(unwatched.table.events).toBeNull();
    expect(unwatched.table.cells).toEqual(watched.table.cells);
  });
});

describe('the result', () => {
  it('lets equal points share a place, and skips the next', () => {
    const at = position({
      seats: 3,
      seat: 2,
      zones: {
        'hand:2': ['red-8'],
        'table:enemy': ['enemy-blue-1', 'enemy-red-6'],
        'won:0': ['enemy-blue-6'],
        'won:1': ['enemy-red-1'],
      },
    });
    at.pick('red-8');
    expect(at.rules.result(at.table)).toEqual({ scores: [6, 2, 6], places: [1, 3, 1], reason: 'hands' });
    const shared = at.events.filter((each) => each.type === 'said' && each.key === 'log.draw');
    expect(shared.map((each) => (each.type === 'said' ? each.seat : null))).toEqual([0, 2]);
    expect(at.said()).not.toContain('log.wins');
  });
});

function zoneSizeOf({ table, rules }: Match, name: string): number {
  return table.cells[rules.layout.sizeStart + (rules.layout.zoneIndex.get(name) ?? 0)] ?? 0;
}
