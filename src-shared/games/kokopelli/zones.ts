import type { ZoneSpec } from '@shared/table/layout';
import { sharedZone, zonesBySeat } from '../zone-specs';
import { PLAIN_RULE } from '@shared/ceremonies';
import { TILES } from './numbers';

/** First zone number of each kind, and how many spaces a village has. */
export interface Zones {
  readonly specs: readonly ZoneSpec[];
  readonly spaces: number;
  readonly deck: number;
  readonly hand: number;
  readonly discard: number;
  /** The first space of the first village; a village's spaces follow each other. */
  readonly village: number;
  /** The first type's pile of tiles. */
  readonly tiles: number;
  readonly endTiles: number;
  readonly won: number;
}

/** Spaces of a village; two players have a fifth that only its owner reaches (KO-4). */
const spacesFor = (seats: number): number => (seats === 2 ? 5 : 4);

/**
 * Every zone under the name records use. Hands and the order of piles are hidden, all else is open (KO-16).
 * Capacities are the most that can ever lie there, so that states stay small to copy.
 *
 * @param deck cards of one seat
 * @param types names of the types in play
 */
export function makeZones(seats: number, deck: number, types: readonly string[]): Zones {
  const spaces = spacesFor(seats);
  const piles: ZoneSpec[] = zonesBySeat(seats, 'deck', 'owner', deck).map((spec) => ({
    ...spec,
    looks: 'nobody',
  }));
  const village = 3 * seats;
  const tiles = village + seats * spaces;
  return {
    spaces,
    deck: 0,
    hand: seats,
    discard: 2 * seats,
    village,
    tiles,
    endTiles: tiles + types.length,
    won: tiles + types.length + 1,
    specs: [
      ...piles,
      ...zonesBySeat(seats, 'hand', 'owner', deck),
      ...zonesBySeat(seats, 'discard', 'all', deck),
      // Every card counts one at least, so that the card that makes a stack full completes it.
      ...villages(seats, spaces, PLAIN_RULE.completeAt),
      ...types.map((type) => sharedZone(`tiles:${type}`, 'all', TILES.length)),
      sharedZone('end-tiles', 'all', types.length),
      ...zonesBySeat(seats, 'won', 'all', types.length * TILES.length),
    ],
  };
}

const villages = (seats: number, spaces: number, capacity: number): ZoneSpec[] =>
  Array.from({ length: seats * spaces }, (_, index) => {
    const owner = Math.floor(index / spaces);
    return { name: `village:${owner}:${(index % spaces) + 1}`, owner, looks: 'all', capacity };
  });
