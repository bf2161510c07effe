import { describe, expect, it } from 'vitest';
import { beginMatch, type Begun } from '../testing/begin';
import { BOX, boxCards } from '../testing/box';
import { prepareEasyBattle } from './easy-battle';
import { designs } from './testing/designs';
import { position } from './testing/position';

const prepare = (options: unknown, seats = 2, cards = boxCards) =>
  prepareEasyBattle({ cards: [...cards, ...designs], box: BOX, seats, options });

function problemsOf(options: unknown, seats = 2, cards = boxCards): unknown {
  const prepared = prepare(options, seats, cards);
  return prepared.ok ? [] : prepared.problems;
}

const begin = (options: unknown, seats = 2, seed = 'options'): Begun =>
  beginMatch(prepare(options, seats), seed);

describe('options of Easy Battle', () => {
  it('are the printed rules when absent', () => {
    expect(begin({}).options).toEqual({
      weakAttacks: true,
      challengeMiss: 'lose-enemy',
      designs: [],
      handicap: [],
    });
  });

  it('are refused when nobody knows them, each by name', () => {
    expect(problemsOf({ rounds: 7, normalsReturn: 'all' })).toEqual([
      { key: 'prompts.options.unknown', values: { option: 'rounds' } },
      { key: 'prompts.options.unknown', values: { option: 'normalsReturn' } },
    ]);
  });

  it.each([
    [{ weakAttacks: 'no' }, 'weakAttacks'],
    [{ challengeMiss: 'nothing' }, 'challengeMiss'],
    [{ first: 6 }, 'first'],
    [{ handicap: [100] }, 'handicap.0'],
  ])('are refused with a value that makes no sense: %j', (options, option) => {
    expect(problemsOf(options)).toEqual([{ key: 'prompts.options.invalid', values: { option } }]);
  });

  it('name only seats where somebody sits', () => {
    expect(problemsOf({ first: 2 })).toEqual([
      { key: 'prompts.options.first-not-seated', values: { seat: 2 } },
    ]);
    expect(problemsOf({ first: 5, handicap: [0, 0, 0, 0, 0, 9] }, 6)).toEqual([]);
    expect(problemsOf({ handicap: [0, 0, 5] })).toEqual([
      { key: 'prompts.options.handicap-not-seated', values: { seats: 2 } },
    ]);
  });

  it.each([0, 1, 7, 2.5])('need two to six players, not %d', (seats) => {
    expect(problemsOf({}, seats)).toEqual([{ key: 'prompts.options.seats', values: { min: 2, max: 6 } }]);
  });

  it('need enough cards in the box', () => {
    const without = (id: string) => boxCards.filter(({ ref }) => ref !== `${BOX}/${id}`);
    expect(problemsOf({}, 2, without('normal-4'))).toEqual([
      { key: 'prompts.options.too-few-normals', values: { power: 4 } },
    ]);
    // 35 cards are too few for the 36 that six hands hold, and for the 36 enemies of six sets.
    const few = (type: string, most: number) => {
      let left = most;
      return boxCards.filter(({ card }) => card.type !== type || (left -= card.copies) >= 0);
    };
    expect(problemsOf({}, 6, few('enemy', 35))).toEqual([{ key: 'prompts.options.too-few-cards' }]);
    expect(problemsOf({}, 6, few('enemy', 36))).toEqual([]);
    expect(problemsOf({}, 6, few('kirby', 41))).toEqual([{ key: 'prompts.options.too-few-cards' }]);
    expect(problemsOf({}, 6, few('kirby', 42))).toEqual([]);
  });

  it('let the first seat be named, or draw it from the seed', () => {
    expect(begin({ first: 1 }).match.decision?.seat).toBe(1);
    const drawn = new Set(
      Array.from({ length: 60 }, (_, index) => begin({}, 6, `seed ${index}`).match.decision?.seat),
    );
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('count a handicap as stars from the start', () => {
    const { rules, match } = begin({ handicap: [0, 6] }, 3);
    expect(rules.scores(match.table)).toEqual([0, 6, 0]);
  });

  it('join designs: Kirby cards the Kirby deck, enemies the Enemy deck', () => {
    const named = designs.map(({ ref }) => ref);
    const { rules, zone } = begin({ designs: [...named, 'mine/whirl'] });
    expect(rules.faces.slice(102)).toEqual([...named, 'mine/whirl']);
    const kirby = ['deck:kirby', 'hand:0', 'hand:1'].flatMap(zone);
    expect(kirby.filter((ref) => ref === 'mine/whirl')).toHaveLength(2);
    expect(kirby).toHaveLength(50);
    const enemies = ['deck:enemy', 'table:enemy'].flatMap(zone);
    expect(enemies).toEqual(expect.arrayContaining(['mine/moth', 'mine/wisp']));
    expect(enemies).toHaveLength(50);
  });

  it('leave designs out that they do not name, and refuse unknown ones', () => {
    expect(begin({}).rules.faces).toHaveLength(102);
    expect(problemsOf({ designs: ['mine/nobody'] })).toEqual([
      { key: 'prompts.options.unknown-design', values: { card: 'mine/nobody' } },
    ]);
  });

  it('let a design’s ability do nothing, and its numbers count', () => {
    const at = position({
      designs,
      zones: {
        'hand:0': ['whirl', 'blue-3'],
        'hand:1': ['normal-6', 'normal-6'],
        'table:enemy': ['enemy-green-3', 'enemy-green-2', 'moth', 'wisp'],
      },
    });
    at.pick('whirl');
    expect(at.options()).toEqual(['enemy-green-3', 'enemy-green-2', 'wisp']);
    at.pick('enemy-green-3');
    expect(at.zone('discard:enemy')).toEqual(['enemy-green-3']);
    at.pick('normal-6');
    at.pick('moth');
    expect(at.rules.scores(at.table)).toEqual([0, 9]);
  });
});

describe('the set-up', () => {
  it.each([
    [2, 8, 4, 32],
    [3, 6, 6, 30],
    [4, 8, 8, 16],
    [5, 5, 5, 23],
    [6, 6, 6, 12],
  ])('deals %i seats hands of %i and sets of %i enemies, %i Kirby cards left', (seats, hand, set, left) => {
    const { zone } = begin({}, seats);
    for (let seat = 0; seat < seats; seat += 1) {
      expect(zone(`hand:${seat}`)).toHaveLength(hand);
      expect([zone(`won:${seat}`), zone(`played:${seat}`)]).toEqual([[], []]);
    }
    expect(zone('table:enemy')).toHaveLength(set);
    expect(zone('deck:enemy')).toHaveLength(48 - set);
    expect(zone('deck:kirby')).toHaveLength(left);
    expect([zone('discard:kirby'), zone('discard:enemy')]).toEqual([[], []]);
  });

  it('takes two each of Normal 3, 4 and 5 out of the game', () => {
    const { zone } = begin({}, 3);
    expect(zone('removed')).toEqual([3, 3, 4, 4, 5, 5].map((power) => `${BOX}/normal-${power}`));
    const kirby = ['deck:kirby', 'hand:0', 'hand:1', 'hand:2'].flatMap(zone);
    const normals = kirby.filter((ref) => ref.startsWith(`${BOX}/normal-`)).sort();
    expect(normals).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((power) => Array(2).fill(`${BOX}/normal-${power}`)),
    );
    expect(kirby).toHaveLength(48);
  });

  it('has exactly these zones and counters', () => {
    const { rules, match } = begin({ first: 1 });
    expect(rules.layout.zones.map(({ name }) => name)).toEqual([
      ...['deck:kirby', 'discard:kirby', 'deck:enemy', 'discard:enemy', 'table:enemy'],
      ...['hand:0', 'hand:1', 'won:0', 'won:1', 'played:0', 'played:1', 'removed'],
    ]);
    expect(rules.counters(match.table)).toEqual({ seat: 1, set: 1, starter: 1, phase: 'play' });
  });

  it('is the same for the same seed, and another for another', () => {
    const tableOf = (seed: string): string =>
      ['table:enemy', 'hand:0'].flatMap(begin({}, 2, seed).zone).join();
    expect(tableOf('a')).toBe(tableOf('a'));
    expect(tableOf('a')).not.toBe(tableOf('b'));
  });
});
