import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '@shared/games';
import { tilesToEndFor, TYPES } from '@shared/games/kokopelli/setting';
import { GAMES, gameFacts, scoredIn } from './games';
import { changedRules, HOUSE_RULES, printedFor, readRules, valueRules } from './house-rules';
import type { ValueRule } from './house-rules';

const printedOptions = (id: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(games.get(id)?.optionsSchema.parse({}));

/** Every value the rule offers. */
const offered = (rule: ValueRule): readonly unknown[] => {
  if (rule.kind === 'switch') return [rule.off, rule.on];
  if (rule.kind === 'choice') return rule.values;
  return [rule.least, printedFor(rule, 3), rule.most];
};

describe('every game that can be played', () => {
  it.each([...games.values()])('is offered as it is: $id', ({ id, seats, minutes, age }) => {
    const facts = GAMES.find((game) => game.id === id);
    expect(facts).toMatchObject({ seats: { least: seats.min, most: seats.max }, minutes, age });
  });
});

describe('a game of ceremonies', () => {
  it('is played with as many types as it asks for, and counts points', () => {
    expect(gameFacts('kokopelli').types).toBe(TYPES);
    expect(scoredIn('kokopelli')).toBe('points');
    expect(scoredIn('solo-battle')).toBe('stars');
  });
});

describe.each(GAMES.filter(({ id }) => games.has(id)))('a house rule of $id', ({ id }) => {
  it('has the printed rule for its default', () => {
    const printed = printedOptions(id);
    for (const rule of valueRules(id)) {
      const own = rule.kind === 'by-seats' ? undefined : rule.printed;
      expect({ [rule.id]: own }).toEqual({ [rule.id]: printed[rule.id] });
    }
    expect(HOUSE_RULES[id].length).toBeGreaterThan(2);
  });

  it('offers only values the game takes', () => {
    const schema = games.get(id)?.optionsSchema;
    for (const rule of valueRules(id)) {
      for (const value of offered(rule)) {
        expect({ [rule.id]: value, ok: schema?.safeParse({ [rule.id]: value }).success }).toEqual({
          [rule.id]: value,
          ok: true,
        });
      }
    }
  });
});

describe('values of house rules', () => {
  it('are the printed ones where an option says something else', () => {
    const odd = {
      rounds: 'many',
      offer: 99,
      normalsReturn: 'some',
      firstLayoutFilter: 1,
      weakAttacks: false,
    };
    expect(readRules('copy-ability-battle', odd, 2)).toEqual({
      rounds: 7,
      offer: 5,
      normalsReturn: 'all',
      firstLayoutFilter: true,
    });
  });

  it('are kept where they can be set, off included', () => {
    const set = { weakAttacks: false, challengeMiss: 'keep-enemy' };
    expect(readRules('easy-battle', set, 2)).toEqual(set);
  });

  it('are said only where they differ from the printed rules', () => {
    const values = readRules('solo-battle', { lossWhen: 'reaches' }, 1);
    expect(values).toEqual({ lossWhen: 'reaches', normalsReturn: 'all', firstLayoutFilter: true });
    expect(changedRules('solo-battle', values, 1)).toEqual({ lossWhen: 'reaches' });
  });

  it('follow the seats as long as nobody sets another (KO-3)', () => {
    expect(readRules('kokopelli', {}, 2)).toEqual({ openBar: 'area' });
    expect(readRules('kokopelli', { tilesToEnd: 11 }, 2)).toEqual({ openBar: 'area' });
    const played = { tilesToEnd: tilesToEndFor(4) };
    expect(readRules('kokopelli', played, 4)).toEqual({ openBar: 'area' });
    const five = readRules('kokopelli', { tilesToEnd: 5 }, 4);
    expect(changedRules('kokopelli', five, 4)).toEqual({ tilesToEnd: 5 });
    expect(changedRules('kokopelli', { ...five, tilesToEnd: tilesToEndFor(3) }, 3)).toEqual({});
  });
});
