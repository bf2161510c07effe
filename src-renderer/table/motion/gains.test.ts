import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '@shared/contract/view';
import { gainFlights, gainsOf } from './gains';
import type { Box, Flight, Scene } from './plan';

const box = (x: number, y: number, width = 100): Box => ({ x, y, width, angle: 0 });
const said = (key: string, seat: number, n: number, instance?: number): ViewEvent => ({
  type: 'said',
  line: {
    key: `log.kokopelli.${key}`,
    pick: 3,
    round: 1,
    seat,
    values: { n },
    ...(instance !== undefined && { card: { instance, id: 'kokopelli-base/flute-host' } }),
  },
});
const scene: Scene = {
  cards: new Map([[18, box(300, 200)]]),
  anchors: new Map([
    ['score:0', box(50, 50, 20)],
    ['score:1', box(900, 50, 20)],
    ['hand:0', box(600, 700)],
  ]),
};
const landing: Flight = {
  manner: 'play',
  card: 30,
  sheets: 1,
  back: 'kirby',
  zone: 'village:1:3',
  from: box(600, 700),
  to: box(300, 200),
  home: box(300, 200),
  leg: null,
  delay: 0,
  duration: 220,
  lands: true,
  turn: 'none',
};

describe('points that are given', () => {
  it('come from the ceremony the log names; the host’s from the one just completed', () => {
    expect(gainsOf([said('completes', 0, 4, 18), said('hosts', 1, 1)])).toEqual([
      { card: 18, seat: 0, points: 4 },
      { card: 18, seat: 1, points: 1 },
    ]);
  });

  it('come from the hand for emptying it, and are no other numbers', () => {
    expect(gainsOf([said('empties', 0, 3), said('draws', 0, 3), said('acts.complete-at', 0, 3, 18)])).toEqual(
      [{ card: null, seat: 0, points: 3 }],
    );
  });

  it('fly one by one to their owner once the card has landed', () => {
    const flights = gainFlights(gainsOf([said('acts.laid', 1, 2, 18)]), [landing], {
      before: scene,
      after: scene,
    });
    expect(flights.map(({ seat, delay, to }) => ({ seat, delay, to }))).toEqual([
      { seat: 1, delay: 220, to: box(900, 50, 20) },
      { seat: 1, delay: 275, to: box(900, 50, 20) },
    ]);
    expect(flights[0]?.from.y).toBe(200);
  });
});
