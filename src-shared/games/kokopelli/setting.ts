import type { Layout } from '@shared/table/layout';
import type { KokopelliOptions } from './options';
import type { Deal } from './deal';
import type { Reach } from './reach';
import type { TypesInPlay } from './types-in-play';
import type { Zones } from './zones';

export { HOST_POINTS, LATER_TILE, SEATS, TILES, tilesToEndFor, TYPES } from './numbers';

/** Everything about one match that never changes: who plays, with which ceremonies, by which options. */
export interface Setting {
  readonly seats: number;
  readonly options: KokopelliOptions;
  readonly types: TypesInPlay;
  readonly deal: Deal;
  readonly layout: Layout;
  readonly zones: Zones;
  readonly reach: Reach;
}

/** Code of each act in a decision's options; {@link ACTS} names them. */
export const ACT = { draw: -1, open: -2, play: -3, cancel: -4, exchange: -5, pass: -6, stop: -7 } as const;

/** The acts of Kokopelli, as records name them, in the order of their codes. */
export const ACTS: readonly string[] = ['draw', 'open', 'play', 'cancel', 'exchange', 'pass', 'stop'];
