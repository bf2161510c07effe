import type { Zones } from './zones';

/** Spaces by seat, as zone numbers; they never change during a match. */
export interface Reach {
  /** The own village. */
  readonly own: readonly Int32Array[];
  /** The play area: the own village and the nearest two spaces of both neighbours. */
  readonly near: readonly Int32Array[];
  /** The own village and all spaces of both neighbours. */
  readonly wide: readonly Int32Array[];
  /** The seat whose village a zone belongs to; −1 for zones that are no space. */
  readonly hostOf: Int8Array;
}

/** Spaces on either side of a village, as records number them. */
const TO_LEFT = [1, 2];
const TO_RIGHT = [3, 4];

/** Works out who reaches what. The left neighbour is the seat that plays next. */
export function makeReach(seats: number, { village, spaces, specs }: Zones): Reach {
  const zone = (seat: number, space: number): number => village + seat * spaces + space - 1;
  const all = Array.from({ length: spaces }, (_, index) => index + 1);
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const build = (fromLeft: readonly number[], fromRight: readonly number[]): Int32Array[] =>
    every.map((seat) => {
      const [left, right] = [(seat + 1) % seats, (seat + seats - 1) % seats];
      const reached = [
        ...all.map((space) => zone(seat, space)),
        ...fromLeft.map((space) => zone(left, space)),
        ...fromRight.map((space) => zone(right, space)),
      ];
      // With two players both neighbours are the same one.
      return Int32Array.from(new Set(reached)).sort((a, b) => rank(a, seat) - rank(b, seat));
    });
  // The own village first, then the left neighbour's, then the right one's.
  const rank = (space: number, seat: number): number =>
    ((Math.floor((space - village) / spaces) - seat + seats) % seats) * spaces + ((space - village) % spaces);
  return {
    own: build([], []),
    near: build(TO_RIGHT, TO_LEFT),
    wide: build(all, all),
    hostOf: Int8Array.from(specs, (_, index) => {
      const at = Math.floor((index - village) / spaces);
      return index >= village && at < seats ? at : -1;
    }),
  };
}
