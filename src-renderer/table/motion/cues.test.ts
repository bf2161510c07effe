import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '@shared/contract/view';
import { decisionOf, viewOf } from '../testing/fixture';
import { ringRun, spoilsOf, starFlights, stepCues } from './cues';
import { planFlights, type Box, type Scene } from './plan';

const box = (x: number, y: number, width = 100): Box => ({ x, y, width, angle: 0 });
const said = (key: string, values: Record<string, number> = {}, instance = 20): ViewEvent => ({
  type: 'said',
  line: { key, pick: 3, round: 1, seat: 0, card: { instance, id: 'test/foe-red-4' }, values },
});
const played: ViewEvent = { type: 'moved', card: 1, from: 'hand:0', to: 'played:0' };

describe('signs of steps', () => {
  it('light in the order the steps were carried out, once the card has landed', () => {
    const cues = stepCues(
      [
        played,
        said('log.plays'),
        said('log.power', { n: 1 }),
        said('log.targets', { n: 2 }),
        said('log.power', { n: 3 }),
      ],
      'target',
    );
    expect(cues.map(({ sign, nth, power }) => [sign, nth, power])).toEqual([
      ['power', 0, 1],
      ['targets', 0, 0],
      ['power', 1, 3],
    ]);
    expect(cues.every(({ delay }) => delay >= 180)).toBe(true);
    expect(cues.map(({ delay }) => delay)).toEqual(cues.map(({ delay }) => delay).toSorted((a, b) => a - b));
  });

  it('light for a step that is still asking, and at once when no card had to land', () => {
    expect(stepCues([played], 'discard-hand').map(({ sign }) => sign)).toEqual(['discardHand']);
    expect(stepCues([said('log.targets', { n: 1 })], 'target')).toMatchObject([
      { sign: 'targets', delay: 0 },
    ]);
  });

  it('stay dark when no step was carried out', () => {
    expect(stepCues([played, said('log.plays')], 'target')).toEqual([]);
    expect(stepCues([], 'get')).toEqual([]);
  });
});

describe('stars', () => {
  const before: Scene = { cards: new Map([[20, box(300, 200)]]), anchors: new Map() };
  const after: Scene = {
    cards: new Map(),
    anchors: new Map([
      ['won:0', box(100, 700, 30)],
      ['score:0', box(90, 640, 24)],
    ]),
  };
  const flights = planFlights(before, after, [{ card: 20, from: 'table:enemy', to: 'won:0' }]);
  const events = [said('log.falls', { n: 3, power: 5, life: 4 }), said('log.stands', { n: 5 }, 21)];

  it('are as many as the log says the enemy is worth, and none for one that stands', () => {
    expect(spoilsOf(events)).toEqual([{ enemy: 20, seat: 0, stars: 3 }]);
  });

  it('leave the falling enemy 40 ms apart from its row of stars and end at the score', () => {
    const stars = starFlights(flights, spoilsOf(events), after.anchors);
    expect(stars.map(({ delay }) => delay)).toEqual([150, 190, 230]);
    expect(stars.every(({ to }) => to.x === 90 && to.y === 640)).toBe(true);
    expect(stars.every(({ duration }) => duration <= 350)).toBe(true);
    expect(stars[0]?.from.x).toBeLessThan(300);
    expect(stars[0]?.from.y).toBeGreaterThan(240);
  });

  it('have all left before the enemy has landed, however many there are', () => {
    const stars = starFlights(flights, [{ enemy: 20, seat: 0, stars: 12 }], after.anchors);
    expect(stars).toHaveLength(12);
    expect(stars.at(-1)?.delay).toBeLessThan(150 + 320);
  });

  it('do not fly where the score cannot be seen', () => {
    expect(starFlights(flights, spoilsOf(events), new Map())).toEqual([]);
  });
});

describe('the ring of the turn', () => {
  const ofSeat = (seat: number) => viewOf({ decision: { ...decisionOf('play', [], 1, 1), seat } });

  it('runs from the seat that played to the next one in 220 ms, after the cards have left', () => {
    expect(ringRun(ofSeat(0), ofSeat(1), true)).toMatchObject({ from: 0, to: 1, duration: 220, delay: 150 });
    expect(ringRun(ofSeat(0), ofSeat(1), false)).toMatchObject({ delay: 0 });
  });

  it('stays while the same seat goes on, and when the match ends', () => {
    expect(ringRun(ofSeat(0), ofSeat(0), true)).toBeNull();
    expect(ringRun(ofSeat(0), viewOf({ decision: null }), true)).toBeNull();
  });
});
