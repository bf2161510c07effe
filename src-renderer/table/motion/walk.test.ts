import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/fixture';
import { planFlights, type Box, type CardMove, type Scene } from './plan';
import { hops, knocks } from './walk';

const box = (x: number, y: number, width = 80): Box => ({ x, y, width, angle: 0 });
const scene = (cards: readonly (readonly [number, Box])[]): Scene => ({
  cards: new Map(cards),
  anchors: new Map([
    ['damage', box(1100, 500, 60)],
    ['deck:enemy', box(1200, 500, 60)],
  ]),
});

/** Enemy 1 stands in the nearest row, 2 and 3 behind it; 4 comes new. */
const before = scene([
  [1, box(500, 400)],
  [2, box(600, 300)],
  [3, box(300, 100)],
]);
const after = scene([
  [1, box(1100, 500, 60)],
  [2, box(600, 400)],
  [3, box(300, 200)],
  [4, box(450, 100)],
]);
const step: readonly CardMove[] = [
  { card: 1, from: 'row:1', to: 'damage' },
  { card: 2, from: 'row:2', to: 'row:1' },
  { card: 3, from: 'row:4', to: 'row:3' },
  { card: 4, from: 'deck:enemy', to: 'row:4' },
];

describe('the step of a quest', () => {
  const flights = planFlights(before, after, step);

  it('lets all enemies walk at once, those too that hit, for 320 ms', () => {
    expect(flights.slice(0, 3).map(({ manner, delay, duration }) => [manner, delay, duration])).toEqual([
      ['hit', 0, 320],
      ['walk', 0, 320],
      ['walk', 0, 320],
    ]);
  });

  it('deals new enemies once the others are nearly there', () => {
    expect(flights[3]).toMatchObject({ card: 4, manner: 'deal', delay: 240 });
  });

  it('walks in two small hops and stands still in between and at the end', () => {
    const frames = hops(box(0, 0, 80), box(0, 100, 80), box(0, 100, 80));
    expect(frames.map(({ translate }) => translate)).toEqual([
      '0px -100px',
      `0px ${-75 - 8.8}px`,
      '0px -50px',
      `0px ${-25 - 8.8}px`,
      '0px 0px',
    ]);
  });
});

describe('hits', () => {
  const quest = (damage: number) =>
    viewOf({ game: 'solo-battle', options: { quest: 2 }, counters: { damage } });

  it('knock the last hearts out, one each', () => {
    const two = planFlights(before, after, [
      { card: 1, from: 'row:1', to: 'damage' },
      { card: 2, from: 'row:1', to: 'damage' },
    ]);
    // Quest 2 bears five hits: after two of them the hearts 0, 1 and 2 are left.
    expect(knocks(quest(2), quest(4), two).map(({ heart }) => heart)).toEqual([2, 1]);
  });

  it('knock none out where none is left', () => {
    expect(knocks(quest(5), quest(6), planFlights(before, after, step)).map(({ heart }) => heart)).toEqual([
      null,
    ]);
  });

  it('are none while nobody gets past', () => {
    expect(knocks(quest(2), quest(2), planFlights(before, after, step.slice(1)))).toEqual([]);
  });
});
