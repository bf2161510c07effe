import { describe, expect, it } from 'vitest';
import { zoneNumber } from '@shared/table/layout';
import { knownTo, zoneSize } from '@shared/table/table';
import { prepareCopyAbilityBattle } from './copy-ability-battle';
import type { CardInPlay } from './faces';
import { beginMatch, type Begun } from './testing/begin';
import { BOX, boxCards } from './testing/box';

const designs: readonly CardInPlay[] = [
  {
    ref: 'mine/whirl',
    card: {
      id: 'whirl',
      type: 'kirby',
      color: 'green',
      power: 6,
      copies: 3,
      name: { en: 'Whirl' },
      effects: [],
    },
  },
  {
    ref: 'mine/plain',
    card: {
      id: 'plain',
      type: 'kirby',
      color: 'white',
      power: 2,
      copies: 1,
      name: { en: 'Plain' },
      effects: [],
    },
  },
  {
    ref: 'mine/moth',
    card: { id: 'moth', type: 'enemy', color: 'blue', life: 3, points: 3, copies: 1, name: { en: 'Moth' } },
  },
  {
    ref: 'mine/ogre',
    card: { id: 'ogre', type: 'enemy', color: 'white', life: 8, points: 9, copies: 1, name: { en: 'Ogre' } },
  },
];

const prepare = (options: unknown, seats = 2) =>
  prepareCopyAbilityBattle({ cards: [...boxCards, ...designs], box: BOX, seats, options });

function problemsOf(options: unknown, seats = 2): unknown {
  const prepared = prepare(options, seats);
  return prepared.ok ? [] : prepared.problems;
}

const begin = (options: unknown, seats = 2, seed = 'options'): Begun =>
  beginMatch(prepare(options, seats), seed);

describe('options of Copy Ability Battle', () => {
  it('are the printed rules when absent', () => {
    const { options } = begin({});
    expect(options).toEqual({
      rounds: 7,
      offer: 5,
      firstLayoutFilter: true,
      normalsReturn: 'all',
      designs: [],
      handicap: [],
    });
  });

  it('are refused when nobody knows them, each by name', () => {
    expect(problemsOf({ round: 7, lives: 3 })).toEqual([
      { key: 'prompts.options.unknown', values: { option: 'round' } },
      { key: 'prompts.options.unknown', values: { option: 'lives' } },
    ]);
  });

  it.each([
    [{ rounds: 0 }, 'rounds'],
    [{ rounds: 2.5 }, 'rounds'],
    [{ offer: '5' }, 'offer'],
    [{ normalsReturn: 'some' }, 'normalsReturn'],
    [{ first: -1 }, 'first'],
    [{ handicap: [1, 'two'] }, 'handicap.1'],
  ])('are refused with a value that makes no sense: %j', (options, option) => {
    expect(problemsOf(options)).toEqual([{ key: 'prompts.options.invalid', values: { option } }]);
  });

  it('must be an object', () => {
    expect(problemsOf('rounds=7')).toHaveLength(1);
    expect(problemsOf(null)).toHaveLength(1);
  });

  it('name only seats where somebody sits', () => {
    expect(problemsOf({ first: 2 })).toEqual([
      { key: 'prompts.options.first-not-seated', values: { seat: 2 } },
    ]);
    expect(problemsOf({ first: 2 }, 3)).toEqual([]);
    expect(problemsOf({ handicap: [0, 0, 5] })).toEqual([
      { key: 'prompts.options.handicap-not-seated', values: { seats: 2 } },
    ]);
  });

  it.each([0, 1, 5, 2.5])('need two to four players, not %d', (seats) => {
    expect(problemsOf({}, seats)).toEqual([{ key: 'prompts.options.seats', values: { min: 2, max: 4 } }]);
  });

  it('need enough Normal cards in the box', () => {
    const cards = boxCards.filter(({ ref }) => ref !== `${BOX}/normal-4`);
    const prepared = prepareCopyAbilityBattle({ cards, box: BOX, seats: 2, options: {} });
    expect(prepared.ok ? [] : prepared.problems).toEqual([
      { key: 'prompts.options.too-few-normals', values: { power: 4 } },
    ]);
  });

  it('let the first seat be named, or draw it from the seed', () => {
    expect(begin({ first: 1 }).match.decision?.seat).toBe(1);
    const drawn = new Set(
      Array.from({ length: 40 }, (_, index) => begin({}, 4, `seed ${index}`).match.decision?.seat),
    );
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  });

  it('lay out as many cards and enemies as the offer says', () => {
    const { zone } = begin({ offer: 3 });
    expect([zone('offer').length, zone('table:enemy').length]).toEqual([3, 3]);
  });

  it('begin with easy coloured enemies unless the filter is off', () => {
    for (let index = 0; index < 20; index += 1) {
      const filtered = begin({}, 2, `seed ${index}`);
      expect(filtered.zone('table:enemy').join()).not.toMatch(/white|-[678]/);
      expect(filtered.zone('table:enemy')).toHaveLength(5);
      expect(begin({ firstLayoutFilter: false }, 2, `seed ${index}`).zone('discard:enemy')).toEqual([]);
    }
  });

  it('count a handicap as stars from the start', () => {
    const { rules, match } = begin({ handicap: [0, 6] });
    expect(rules.scores(match.table)).toEqual([0, 6]);
  });

  it('join designs: white ones the Normal deck, coloured ones the Copy Ability deck, enemies theirs', () => {
    const { rules, zone } = begin({ designs: ['mine/whirl', 'mine/plain', 'mine/whirl', 'mine/moth'] });
    expect(rules.faces.slice(102)).toEqual(['mine/whirl', 'mine/plain', 'mine/whirl', 'mine/moth']);
    expect(zone('deck:normal')).toContain('mine/plain');
    expect([...zone('deck:copy'), ...zone('offer')].filter((ref) => ref === 'mine/whirl')).toHaveLength(2);
    expect([...zone('deck:enemy'), ...zone('table:enemy'), ...zone('discard:enemy')]).toContain('mine/moth');
  });

  it('begin with a Kirby card in the hand of seat 0, known to all and in no deck', () => {
    const { rules, match, zone } = begin({ opening: 'mine/whirl', first: 1, designs: ['mine/plain'] });
    expect(rules.faces.slice(102)).toEqual(['mine/whirl', 'mine/plain']);
    expect(zone('hand:0')).toEqual([
      ...['normal-3', 'normal-4', 'normal-5'].map((id) => `${BOX}/${id}`),
      'mine/whirl',
    ]);
    expect(zone('hand:1')).toHaveLength(3);
    expect(zone('deck:normal')).toContain('mine/plain');
    expect(knownTo(match.table, 102)).toBe(0b11);
    expect(zone('removed')).not.toContain('mine/whirl');
  });

  it('begin with an enemy on the table, as one of the five, whatever it is', () => {
    for (let index = 0; index < 10; index += 1) {
      const { zone } = begin({ opening: 'mine/ogre' }, 2, `seed ${index}`);
      expect(zone('table:enemy')).toHaveLength(5);
      expect(zone('table:enemy')[0]).toBe('mine/ogre');
      expect(zone('table:enemy').slice(1).join()).not.toMatch(/white|-[678]/);
      expect(zone('hand:0')).toHaveLength(3);
    }
  });

  it('refuse a card to begin with that nobody knows', () => {
    expect(problemsOf({ opening: 'mine/nobody' })).toEqual([
      { key: 'prompts.options.unknown-design', values: { card: 'mine/nobody' } },
    ]);
    expect(problemsOf({ opening: 7 })).toEqual([
      { key: 'prompts.options.invalid', values: { option: 'opening' } },
    ]);
  });

  it('leave designs out that they do not name, and refuse unknown ones', () => {
    expect(begin({}).rules.faces).toHaveLength(102);
    expect(problemsOf({ designs: ['mine/nobody'] })).toEqual([
      { key: 'prompts.options.unknown-design', values: { card: 'mine/nobody' } },
    ]);
  });
});

describe('the set-up', () => {
  it('numbers the box in set order, each copy after the other', () => {
    const { rules } = begin({});
    expect(rules.faces.slice(0, 5)).toEqual([
      `${BOX}/normal-1`,
      `${BOX}/normal-1`,
      `${BOX}/normal-2`,
      `${BOX}/normal-2`,
      `${BOX}/normal-3`,
    ]);
    expect(rules.faces[22]).toBe(`${BOX}/yellow-1`);
    expect(rules.faces[54]).toBe(`${BOX}/enemy-white-1`);
  });

  it.each([2, 3, 4])('deals every one of %i seats Normal 3, 4 and 5', (seats) => {
    const { match, zone } = begin({}, seats);
    for (let seat = 0; seat < seats; seat += 1) {
      expect(zone(`hand:${seat}`)).toEqual(['normal-3', 'normal-4', 'normal-5'].map((id) => `${BOX}/${id}`));
    }
    expect(zone('deck:normal').sort()).toEqual([6, 6, 7, 7, 8, 8].map((power) => `${BOX}/normal-${power}`));
    expect(zone('deck:copy')).toHaveLength(27);
    // Twice 1 and 2, and what is left of four each of 3, 4 and 5.
    expect(zone('removed')).toHaveLength(4 + 3 * (4 - seats));
    expect(zone('deck:enemy').length + zone('discard:enemy').length).toBe(43);
    expect(zoneSize(match.table, zoneNumber(match.rules.layout, 'table:enemy'))).toBe(5);
  });

  it('is the same for the same seed, and another for another', () => {
    const offerOf = (seed: string): string => begin({}, 2, seed).zone('offer').join();
    expect(offerOf('a')).toBe(offerOf('a'));
    expect(offerOf('a')).not.toBe(offerOf('b'));
  });
});
