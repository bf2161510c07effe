import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../testing/fixture';
import { card, ceremonyOf, festivalOf } from '../testing/fixture';
import { fittingCards, waysOf, whyNot } from './ways';

const action = decisionOf('action', ['draw', 'open', 'play', 'exchange'], 1, 1);
const porch = card(0, 'wide-porch', 1);
const wild = card(0, 'kokopelli');
const spark = card(0, 'first-spark');
const hand = { 'hand:0': [porch, wild, spark] };
/** My Wide Porch; a Flute Host in reach, an Empty Bowl out of reach. */
const laid = {
  'village:0:1': [card(0, 'wide-porch')],
  'village:1:3': [card(1, 'flute-host')],
  'village:1:1': [card(1, 'empty-bowl')],
};

const placesOf = (decision = action, zones: Record<string, number[]> = laid, of = wild) =>
  [
    ...(waysOf(festivalOf({ seats: 4, zones: { ...zones, ...hand }, decision }), null, ceremonyOf).get(of) ??
      []),
  ].map(([place]) => place);

describe('the ways of a hand card', () => {
  it('a Kokopelli joins every ceremony in reach and opens nothing', () => {
    expect(placesOf()).toEqual(['village:0:1', 'village:1:3']);
  });

  it('a ceremony card joins its own type, and is not opened while that runs in reach (KO-1)', () => {
    expect(placesOf(action, laid, porch)).toEqual(['village:0:1']);
  });

  it('another opens in the empty spaces of the own village', () => {
    expect(placesOf(action, laid, spark)).toEqual(['village:0:2', 'village:0:3', 'village:0:4']);
  });

  it('a neighbour’s village may be closed to a Kokopelli, the own never (E15)', () => {
    const closed = {
      ...laid,
      'village:1:2': [card(1, 'closed-circle')],
      'village:0:2': [card(0, 'closed-circle')],
    };
    expect(placesOf(action, closed)).toEqual(['village:0:1', 'village:0:2']);
  });

  it('lead by action, card and space; from the open card decision on by the last two', () => {
    const view = festivalOf({ seats: 4, zones: { ...laid, ...hand }, decision: action });
    expect(waysOf(view, null, ceremonyOf).get(spark)?.get('village:0:2')).toEqual([
      { kind: 'action', pick: 'open' },
      { kind: 'card', pick: `c${spark}` },
      { kind: 'space', pick: 'village:0:2' },
    ]);
    const asked = { ...view, decision: decisionOf('card', [`c${spark}`], 1, 1) };
    expect(waysOf(asked, 'open', ceremonyOf).get(spark)?.get('village:0:2')).toHaveLength(2);
    expect(waysOf(asked, 'play', ceremonyOf).size).toBe(0);
  });

  it('are none for an act that is not offered, or while another is asked', () => {
    expect(placesOf(decisionOf('action', ['draw', 'play'], 1, 1), laid, spark)).toEqual([]);
    expect(placesOf({ ...action, mine: false })).toEqual([]);
  });
});

it('tells which cards an act can lay', () => {
  const view = festivalOf({ seats: 4, zones: { ...laid, ...hand }, decision: action });
  expect(fittingCards(view, 'open', ceremonyOf)).toEqual([spark]);
  expect(fittingCards(view, 'play', ceremonyOf)).toEqual([porch, wild]);
});

it('tells why a card cannot be laid in a space', () => {
  const view = festivalOf({ seats: 4, zones: { ...laid, ...hand }, decision: action });
  const why = (instance: number, zone: string) => whyNot(view, instance, zone, ceremonyOf);
  expect(why(wild, 'village:1:1')).toBe('far');
  expect(why(porch, 'village:1:3')).toBe('match');
  expect(why(spark, 'village:1:4')).toBe('theirs');
  expect(why(wild, 'village:0:2')).toBe('wild');
  expect(why(porch, 'village:0:2')).toBe('runs');
});
