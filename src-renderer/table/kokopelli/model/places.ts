import { TYPES_IN_PLAY } from '@shared/ceremonies/rule';
import { CEREMONY_COPIES, WILD_COPIES } from '@shared/ceremonies/vocabulary';

/** Where a village lies, seen from the lower edge. The left neighbour is the seat that plays next. */
export type Side = 'mine' | 'left' | 'far' | 'right';

/** Cards of one seat's deck: seat after seat they have the first instances of the match. */
const DECK = TYPES_IN_PLAY * CEREMONY_COPIES + WILD_COPIES;

/** Spaces of a village from its owner's left to its right; the fifth of two players stands in the middle (KO-4). */
const spacesInRow = (seats: number): readonly number[] => (seats === 2 ? [1, 2, 5, 3, 4] : [1, 2, 3, 4]);

/** The fifth space, which only its owner reaches (KO-4). */
export const PRIVATE = 5;

/** A space of a village: whose, and which one, counted from 1. */
export interface Space {
  readonly seat: number;
  readonly number: number;
}

/** Which space a zone is; null for other zones. */
export function spaceOf(zone: string): Space | null {
  const [kind, seat, number] = zone.split(':');
  return kind === 'village' ? { seat: Number(seat), number: Number(number) } : null;
}

const zoneOf = (seat: number, number: number): string => `village:${seat}:${number}`;

/** The zones of a village from its owner's left to its right. */
export const villageOf = (seats: number, seat: number): readonly string[] =>
  spacesInRow(seats).map((number) => zoneOf(seat, number));

/** The seat whose card an instance is. */
export const ownerOf = (instance: number): number => Math.floor(instance / DECK);

/** On which side of the table a seat's village lies. Two players sit across from each other. */
export function sideOf(seats: number, mine: number, seat: number): Side {
  const after = (seat - mine + seats) % seats;
  if (after === 0) return 'mine';
  if (seats === 2) return 'far';
  if (after === 1) return 'left';
  return after === seats - 1 ? 'right' : 'far';
}

/** The spaces of neighbours nearest to `mine`: the left one's 3 and 4, the right one's 1 and 2. */
function nearest(seats: number, mine: number): readonly string[] {
  const left = (mine + 1) % seats;
  const right = (mine + seats - 1) % seats;
  return [zoneOf(left, 3), zoneOf(left, 4), zoneOf(right, 1), zoneOf(right, 2)];
}

/**
 * The play area of a seat: its own village and the nearest two spaces of both neighbours, or all of theirs
 * where it is `wide` (Long Road).
 */
export function playArea(seats: number, mine: number, wide: boolean): ReadonlySet<string> {
  const beside = [(mine + 1) % seats, (mine + seats - 1) % seats];
  return new Set([
    ...villageOf(seats, mine),
    ...(wide ? beside.flatMap((seat) => villageOf(seats, seat)) : nearest(seats, mine)),
  ]);
}
