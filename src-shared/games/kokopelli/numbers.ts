import { TYPES_IN_PLAY } from '@shared/ceremonies/rule';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

/** Ceremony types of a match. */
export const TYPES = TYPES_IN_PLAY;

/** Cards of a starting hand. */
export const DEALT = 5;

/** Actions of a turn. */
export const ACTIONS = 2;

/** Points of a tile, by completions of the type before this one; every later one gives {@link LATER_TILE}. */
export const TILES = [4, 3] as const;
/** Points for a completion when the tiles are gone. */
export const LATER_TILE = 1;
/** Points for the owner of the village in which somebody else completes a ceremony. */
export const HOST_POINTS = 1;

/**
 * Game-end tiles that trigger the end, by seats (KO-3). Nine is the printed figure; the others were found by
 * playing many matches, see docs/strength.md.
 */
const TILES_TO_END: Readonly<Record<number, number>> = { 2: 4, 3: 8, 4: 9 };

/** How many game-end tiles trigger the end when so many play (KO-3). */
export const tilesToEndFor = (seats: number): number => TILES_TO_END[seats] ?? TYPES;
