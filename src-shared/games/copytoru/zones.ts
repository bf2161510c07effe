import type { ZoneSpec } from '@shared/table/layout';
import { isCopy, isNormal, type Faces } from './faces';

/** Zone numbers that do not depend on how many play. */
export const ZONE = {
  deckNormal: 0,
  deckCopy: 1,
  discardKirby: 2,
  offer: 3,
  deckEnemy: 4,
  discardEnemy: 5,
  tableEnemy: 6,
} as const;

const SHARED = 7;

export const handOf = (seat: number): number => SHARED + seat;
export const wonOf = (seats: number, seat: number): number => SHARED + seats + seat;
export const playedOf = (seats: number, seat: number): number => SHARED + 2 * seats + seat;
export const removedZone = (seats: number): number => SHARED + 3 * seats;

/**
 * Every zone of Copy Ability Battle under the name records use. Everything but decks and hands is open
 * (CT-C20). Capacities are the most that can ever lie there, so that states stay small to copy.
 */
export function makeZones(seats: number, faces: Faces): ZoneSpec[] {
  const normal = countOf(faces, isNormal);
  const copy = countOf(faces, isCopy);
  const kirby = normal + copy;
  const enemies = faces.count - kirby;
  const shared = (name: string, looks: 'all' | 'nobody', capacity: number): ZoneSpec => ({
    name,
    owner: null,
    looks,
    capacity,
  });
  const perSeat = (name: string, looks: 'all' | 'owner', capacity: number): ZoneSpec[] =>
    Array.from({ length: seats }, (_, seat) => ({ name: `${name}:${seat}`, owner: seat, looks, capacity }));
  return [
    shared('deck:normal', 'nobody', normal),
    shared('deck:copy', 'nobody', copy),
    shared('discard:kirby', 'all', kirby),
    shared('offer', 'all', copy),
    shared('deck:enemy', 'nobody', enemies),
    shared('discard:enemy', 'all', enemies),
    shared('table:enemy', 'all', enemies),
    ...perSeat('hand', 'owner', kirby),
    ...perSeat('won', 'all', enemies),
    ...perSeat('played', 'all', 1),
    shared('removed', 'all', faces.count),
  ];
}

function countOf(faces: Faces, is: (faces: Faces, card: number) => boolean): number {
  let count = 0;
  for (let card = 0; card < faces.count; card += 1) if (is(faces, card)) count += 1;
  return count;
}
