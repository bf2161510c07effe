import { describe, expect, it } from 'vitest';
import { makeBelow } from '@shared/table/testing/generator';
import { games } from '../index';
import { checkedGame } from './checked-game';
import { randomHouseRules } from './house-rules';

const DRAWS = 300;

/** Options as records-and-cli.md lists them, by game. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'easy-battle': ['challengeMiss', 'designs', 'first', 'handicap', 'weakAttacks'],
  'copy-ability-battle': [
    'designs',
    'first',
    'firstLayoutFilter',
    'handicap',
    'normalsReturn',
    'offer',
    'opening',
    'rounds',
  ],
  kokopelli: ['first', 'openBar', 'tilesToEnd', 'types'],
  'solo-battle': ['designs', 'first', 'firstLayoutFilter', 'handicap', 'lossWhen', 'normalsReturn', 'quest'],
};

describe('house rules drawn at random', () => {
  it.each([...games.values()])('try every option of $id, left out and with other values', (game) => {
    const below = makeBelow(game.id);
    const { max } = game.seats;
    const drawn = Array.from({ length: DRAWS }, () => randomHouseRules(game, max, below));
    const values = new Map<string, Set<string>>();
    for (const options of drawn) {
      for (const [name, value] of Object.entries(options)) {
        values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value)));
      }
    }
    expect([...values.keys()].sort()).toEqual(OPTIONS[game.id]);
    // A single seat is the only one that can be named.
    const few = [...values].filter(([name, set]) => set.size < 2 && !(name === 'first' && max === 1));
    expect(few).toEqual([]);
    for (const name of values.keys()) expect(drawn.some((options) => !(name in options))).toBe(true);
  });

  it.each([...games.values()])('make a match of $id for every number of seats', (game) => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      for (let draw = 0; draw < 20; draw += 1) {
        const options = randomHouseRules(game, seats, makeBelow(`${seats}:${draw}`));
        expect(checkedGame(game.id, seats, options).rules.layout.seats).toBe(seats);
      }
    }
  });
});
