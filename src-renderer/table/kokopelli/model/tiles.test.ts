import { expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { festivalOf } from '../testing/fixture';
import { endTiles, tilePiles } from './tiles';

const view = festivalOf({ seats: 2, zones: {} });
/** The first type's tiles as they lie, from the bottom up. */
const withTiles = (cards: number[]): MatchView => ({
  ...view,
  zones: { ...view.zones, 'tiles:double-step': { cards, looks: 'all', owner: null } },
});
const first = (seen: MatchView) => tilePiles(seen)[0];

it('tells what the next completion gives: 4, then 3, then 1 for ever', () => {
  // Two decks of 36 come first; of each type the 3 has the lower number. The first game-end tile is 92.
  expect(first(view)).toMatchObject({ type: 'double-step', instance: 73, points: 4, ends: false });
  expect(first(withTiles([72]))).toMatchObject({ instance: 72, points: 3, ends: false });
  expect(first(withTiles([92]))).toMatchObject({ instance: null, points: 1, ends: true });
});

it('counts the game-end tiles that are placed, and how many end the match (KO-3)', () => {
  const { 'end-tiles': ends, ...zones } = view.zones;
  const placed = {
    ...view,
    zones: { ...zones, 'end-tiles': { ...ends, cards: [94, 95], looks: 'all' as const, owner: null } },
  };
  expect(endTiles(view)).toEqual({ placed: 0, of: 9 });
  expect(endTiles(placed)).toEqual({ placed: 8, of: 9 });
});
