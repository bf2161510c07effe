import type { Result } from '@shared/table/game';
import type { Layout } from '@shared/table/layout';
import type { Table } from '@shared/table/table';
import type { Faces } from './faces';
import type { TurnOptions } from './options';

/** What the modes that are played in attack and get phases do each in their own way. */
export interface Mode {
  /** Stars that win the match in the attack phase in which they are reached; null where nothing is aimed at. */
  readonly target: number | null;
  /** Says what begins, once the hands are dealt. */
  sayStart(table: Table): void;
  /** Opens a seat's turn and says so. */
  openTurn(table: Table, seat: number): void;
  /** Looks at what an attack brought. True when the match has ended by it. */
  afterAttack(setting: Setting, table: Table): boolean;
  /** Carries out the end of a turn, and opens the next one or ends the match. */
  endTurn(setting: Setting, table: Table): void;
  result(setting: Setting, table: Table): Result;
  /** Counters under the names that traced records use. */
  counters(table: Table): Record<string, number | string>;
}

/** Everything about one match that never changes: who plays, with which cards, in which mode. */
export interface Setting {
  readonly seats: number;
  /** Copy Ability cards face up, and enemies in play: what a step's `full` means. */
  readonly offer: number;
  readonly options: TurnOptions;
  readonly faces: Faces;
  readonly layout: Layout;
  /** 1 for instances that join a rebuilt Normal deck (CT-C9). */
  readonly returns: Uint8Array;
  /** The zones in which enemies can be attacked. New ones are laid into `ZONE.tableEnemy`, one of them. */
  readonly enemyZones: readonly number[];
  readonly mode: Mode;
}

/** Position of each act in a decision's options; {@link ACTS} names them. */
export const ACT = { skip: -1, drawNormal: -2, reset: -3, stop: -4 } as const;

/** The acts of attack and get phases, as records name them, in the order of their codes. */
export const ACTS: readonly string[] = ['skip', 'draw-normal', 'reset', 'stop'];

/** The most cards a hand may hold at the end of the get phase. */
export const HAND_LIMIT = 7;
