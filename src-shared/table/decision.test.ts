import { describe, expect, it } from 'vitest';
import { actCode, isForced, optionCode, optionId, placeCode, refusalOf, type Decision } from './decision';
import { makeLayout } from './layout';

const layout = makeLayout({
  seats: 2,
  cards: 20,
  zones: [
    { name: 'deck', owner: null, looks: 'nobody' },
    { name: 'village:0:1', owner: 0, looks: 'all' },
  ],
  counters: [],
});
const acts = ['skip', 'draw-normal'];
const decision = (options: number[], min: number, max: number, ordered = false): Decision => ({
  seat: 0,
  kind: 'play',
  options,
  min,
  max,
  ordered,
});

describe('option ids', () => {
  it.each([
    [17, 'c17'],
    [0, 'c0'],
    [actCode(0), 'skip'],
    [actCode(1), 'draw-normal'],
    [placeCode(1), 'village:0:1'],
  ])('code %i is %s, there and back', (code, id) => {
    expect(optionId(layout, acts, code)).toBe(id);
    expect(optionCode(layout, acts, id)).toBe(code);
  });

  it.each(['c20', 'c01', 'c-1', 'C1', '', 'skip ', 'village:9', '__proto__'])(
    'nothing is called %j',
    (id) => {
      expect(optionCode(layout, acts, id)).toBeNull();
    },
  );
});

describe('a pick', () => {
  it.each([
    [[3], null],
    [[3, 5], null],
    [[5, 3], null],
    [[], 'too-few'],
    [[3, 4, 5], 'too-many'],
    [[9], 'not-offered'],
    [[3, 3], 'repeated-option'],
    [[3, 9], 'not-offered'],
  ])('%j of one or two from 3, 4, 5: %s', (pick, refusal) => {
    expect(refusalOf(decision([3, 4, 5], 1, 2), pick)).toBe(refusal);
  });

  it('may be nothing where nothing is the least', () => {
    expect(refusalOf(decision([3], 0, 1), [])).toBeNull();
  });
});

describe('a forced decision', () => {
  it.each([
    ['every option must be picked', decision([3, 4], 2, 2), true],
    ['there is nothing to pick', decision([], 0, 0), true],
    ['one of one must be picked', decision([3], 1, 1), true],
    ['one of one may be left', decision([3], 0, 1), false],
    ['one of two must be picked', decision([3, 4], 1, 1), false],
    ['every option must be picked, in some order', decision([3, 4], 2, 2, true), false],
    ['one must be picked, in its only order', decision([3], 1, 1, true), true],
  ])('%s', (_, asked, forced) => {
    expect(isForced(asked)).toBe(forced);
  });
});
