import type { PlayedCard } from '@shared/abilities/card';
import type { BackdropName, BackdropOptions } from '@shared/art';
import type { Face } from '../cards/faces';

/** Something that is drawn by program, away from the thread that answers clicks. */
export type Drawing =
  | { readonly what: 'card'; readonly card: PlayedCard; readonly face: Face }
  | { readonly what: 'backdrop'; readonly name: BackdropName; readonly options: BackdropOptions };

/** What the drawing worker is asked for, and what it answers under the same number. */
export interface DrawRequest {
  readonly number: number;
  readonly drawing: Drawing;
}
export type DrawAnswer =
  { readonly number: number; readonly svg: string } | { readonly number: number; readonly problem: string };
