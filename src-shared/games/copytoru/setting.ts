import type { Layout } from '@shared/table/layout';
import type { Faces } from './faces';
import type { CopyAbilityOptions } from './options';

/** Everything about one match that never changes: who plays, with which cards, by which options. */
export interface Setting {
  readonly seats: number;
  readonly options: CopyAbilityOptions;
  readonly faces: Faces;
  readonly layout: Layout;
  /** 1 for instances that join a rebuilt Normal deck (CT-C9). */
  readonly returns: Uint8Array;
}

/** Position of each act in a decision's options; {@link ACTS} names them. */
export const ACT = { skip: -1, drawNormal: -2, reset: -3, stop: -4 } as const;

/** The acts of Copy Ability Battle, as records name them, in the order of their codes. */
export const ACTS: readonly string[] = ['skip', 'draw-normal', 'reset', 'stop'];

/** The most cards a hand may hold at the end of the get phase. */
export const HAND_LIMIT = 7;

/** The least power of a Normal card that returns when only high ones do (CT-C9, `high`). */
export const HIGH_NORMAL = 6;
