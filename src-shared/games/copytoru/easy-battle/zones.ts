import type { ZoneSpec } from '@shared/table/layout';
import type { Faces } from '../faces';
import { sharedZone, zonesBySeat } from '../../zone-specs';
import { TAKEN_OUT, type Dealt } from './setting';

/** Zone numbers that do not depend on how many play. */
export const ZONE = {
  deckKirby: 0,
  discardKirby: 1,
  deckEnemy: 2,
  discardEnemy: 3,
  tableEnemy: 4,
} as const;

const SHARED = 5;

/** Zones of one seat, and the cards taken out of the game: their numbers go by how many play. */
export const handOf = (seat: number): number => SHARED + seat;
export const wonOf = (seats: number, seat: number): number => SHARED + seats + seat;
export const playedOf = (seats: number, seat: number): number => SHARED + 2 * seats + seat;
export const removedZone = (seats: number): number => SHARED + 3 * seats;

/**
 * Every zone of Easy Battle under the name records use. Piles are open, and so is how many cards a hand
 * holds; its cards are hidden (CT-E8). Capacities are the most that can ever lie there, so that states stay
 * small to copy.
 */
export function makeZones(seats: number, faces: Faces, { hand, set }: Dealt): ZoneSpec[] {
  const kirby = faces.kirby.reduce((sum, is) => sum + is, 0);
  const enemies = faces.count - kirby;
  return [
    sharedZone('deck:kirby', 'nobody', kirby),
    sharedZone('discard:kirby', 'all', kirby),
    sharedZone('deck:enemy', 'nobody', enemies),
    sharedZone('discard:enemy', 'all', enemies),
    sharedZone('table:enemy', 'all', set),
    ...zonesBySeat(seats, 'hand', 'owner', hand),
    // A turn wins one enemy at most, and there are as many turns as hand cards.
    ...zonesBySeat(seats, 'won', 'all', hand),
    ...zonesBySeat(seats, 'played', 'all', 1),
    sharedZone('removed', 'all', TAKEN_OUT.powers.length * TAKEN_OUT.each),
  ];
}
