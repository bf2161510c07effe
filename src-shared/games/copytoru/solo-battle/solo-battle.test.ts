import { describe, expect, it } from 'vitest';
import type { CardInPlay } from '../faces';
import { beginMatch, type Begun } from '../testing/begin';
import { BOX, boxCards } from '../testing/box';
import { QUESTS } from './quests';
import { prepareSoloBattle } from './solo-battle';

const NUMBERS = QUESTS.map(({ quest }) => quest);

function begin(options: unknown, seed = 'solo', cards: readonly CardInPlay[] = boxCards): Begun {
  const begun = beginMatch(prepareSoloBattle({ cards, box: BOX, seats: 1, options }), seed);
  return { ...begun, zone: (name) => begun.zone(name).map((ref) => ref.slice(BOX.length + 1)) };
}

function problemsOf(options: unknown, seats = 1): unknown {
  const prepared = prepareSoloBattle({ cards: boxCards, box: BOX, seats, options });
  return prepared.ok ? [] : prepared.problems;
}

describe('the ten quests', () => {
  it('are those of the rules', () => {
    expect({
      quest: NUMBERS,
      cards: QUESTS.map(({ cards }) => cards),
      rows: QUESTS.map(({ rows }) => rows),
      target: QUESTS.map(({ target }) => target),
      life: QUESTS.map(({ life }) => life),
    }).toEqual({
      quest: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      cards: [4, 4, 4, 4, 4, 4, 4, 4, 3, 3],
      rows: [4, 4, 4, 3, 3, 3, 3, 3, 2, 2],
      target: [30, 50, 70, 50, 70, 40, 60, 80, 60, 80],
      life: [6, 5, 4, 4, 3, 4, 3, 2, 4, 3],
    });
  });

  it.each(QUESTS)('lay quest $quest out with its own cards, rows, target and life', (quest) => {
    const { rules, match, zone } = begin({ quest: quest.quest });
    const rows = rules.layout.zones.flatMap(({ name }) => (name.startsWith('row:') ? [name] : [])).sort();
    expect(rows).toEqual(['row:1', 'row:2', 'row:3', 'row:4'].slice(0, quest.rows));
    expect(zone('offer')).toHaveLength(quest.cards);
    expect(rows.map((row) => zone(row).length)).toEqual([
      ...Array.from({ length: quest.rows - 1 }, () => 0),
      quest.cards,
    ]);
    expect(rules.counters(match.table)).toEqual({
      round: 1,
      seat: 0,
      phase: 'action',
      actions: 1,
      boost: 0,
      resetUsed: 0,
      getsLeft: 0,
      life: quest.life,
      damage: 0,
      target: quest.target,
    });
  });
});

describe('the set-up of a quest', () => {
  it('has the zones of Copy Ability Battle for one, with rows and a damage pile for the table', () => {
    const { rules } = begin({ quest: 4 });
    expect(rules.layout.zones.map(({ name }) => name).sort()).toEqual(
      [
        ...['deck:normal', 'deck:copy', 'discard:kirby', 'offer', 'deck:enemy', 'discard:enemy'],
        ...['row:1', 'row:2', 'row:3', 'damage', 'hand:0', 'won:0', 'played:0', 'removed'],
      ].sort(),
    );
  });

  it('deals Normal 3, 4 and 5, and makes the Normal deck of two each of 6, 7 and 8', () => {
    const { zone } = begin({ quest: 9 });
    expect(zone('hand:0')).toEqual(['normal-3', 'normal-4', 'normal-5']);
    expect(zone('deck:normal').sort()).toEqual([6, 6, 7, 7, 8, 8].map((power) => `normal-${power}`));
    expect([zone('deck:copy').length, zone('removed').length]).toEqual([29, 13]);
    expect(zone('deck:enemy').length + zone('discard:enemy').length).toBe(45);
  });

  it('begins with easy coloured enemies in the farthest row, unless the filter is off', () => {
    for (let index = 0; index < 20; index += 1) {
      const seed = `seed ${index}`;
      expect(begin({ quest: 8 }, seed).zone('row:3').join()).not.toMatch(/white|-[678]/);
      expect(begin({ quest: 8, firstLayoutFilter: false }, seed).zone('discard:enemy')).toEqual([]);
    }
  });

  it('is the same whether the only seat is named or not', () => {
    expect(begin({ first: 0 }).match.table.cells).toEqual(begin({}).match.table.cells);
  });
});

describe('options of Solo Battle', () => {
  it('are quest 1 by the printed rules when absent', () => {
    expect(begin({}).options).toEqual({
      quest: 1,
      lossWhen: 'exceeds',
      firstLayoutFilter: true,
      normalsReturn: 'all',
      designs: [],
      handicap: [],
    });
  });

  it.each([
    [{ quest: 0 }, 'invalid', 'quest'],
    [{ quest: 11 }, 'invalid', 'quest'],
    [{ quest: '8' }, 'invalid', 'quest'],
    [{ lossWhen: 'never' }, 'invalid', 'lossWhen'],
    [{ rounds: 7 }, 'unknown', 'rounds'],
    [{ offer: 5 }, 'unknown', 'offer'],
  ])('are refused with what makes no sense: %j', (options, problem, option) => {
    expect(problemsOf(options)).toEqual([{ key: `prompts.options.${problem}`, values: { option } }]);
  });

  it.each([0, 2, 4, 1.5])('need one player, not %d', (seats) => {
    expect(problemsOf({}, seats)).toEqual([{ key: 'prompts.options.alone' }]);
  });

  it('name no seat but the only one', () => {
    expect(problemsOf({ first: 1 })).toEqual([
      { key: 'prompts.options.first-not-seated', values: { seat: 1 } },
    ]);
    expect(problemsOf({ handicap: [1, 2] })).toEqual([
      { key: 'prompts.options.handicap-not-seated', values: { seats: 1 } },
    ]);
  });

  it('count a handicap as stars from the start, which must not win by itself', () => {
    const { rules, match } = begin({ handicap: [29] });
    expect(rules.scores(match.table)).toEqual([29]);
    expect(problemsOf({ handicap: [30] })).toEqual([
      { key: 'prompts.options.handicap-too-high', values: { target: 30 } },
    ]);
    expect(problemsOf({ handicap: [30], quest: 2 })).toEqual([]);
  });

  it('join designs as ever', () => {
    const card = {
      type: 'enemy',
      color: 'blue',
      life: 3,
      points: 3,
      copies: 1,
      name: { en: 'Moth' },
    } as const;
    const moth = { ref: 'mine/moth', card: { id: 'moth', ...card } };
    const { rules } = begin({ designs: ['mine/moth', 'mine/moth'] }, 'solo', [...boxCards, moth]);
    expect(rules.faces.slice(102)).toEqual(['mine/moth', 'mine/moth']);
  });
});
