import type { Variant } from '@shared/cards/card';
import type { BackdropName, BackdropOptions } from '@shared/art';
import type { Crop } from '@shared/card-face';
import type { PlayedType } from '@shared/cards/vocabulary';
import type { PlayedHouseCard } from '@shared/vocabularies';
import type { Face } from '../cards/faces';

/** Something that is made away from the thread that answers clicks; the answer is its address as a picture. */
export type Drawing =
  | {
      readonly what: 'card';
      readonly card: PlayedHouseCard;
      readonly variant: Variant | undefined;
      /** It stands in for a picture that cannot be shown, and says so. */
      readonly missing: boolean;
      readonly face: Face;
      /** In device pixels. */
      readonly width: number;
      readonly height: number;
    }
  /** A picture of one's own in the window of a card. */
  | {
      readonly what: 'own';
      /** Where it is served. */
      readonly address: string;
      readonly crop: Crop | undefined;
      readonly type: PlayedType;
      readonly face: Face;
      readonly width: number;
      readonly height: number;
    }
  | { readonly what: 'backdrop'; readonly name: BackdropName; readonly options: BackdropOptions }
  /** A picture that was drawn and brought into pixels already, to be kept small. */
  | { readonly what: 'bitmap'; readonly bitmap: ImageBitmap };

/** What the drawing worker is asked for, and what it answers under the same number. */
export interface DrawRequest {
  readonly number: number;
  readonly drawing: Drawing;
}
export type DrawAnswer =
  | { readonly number: number; readonly address: string }
  | { readonly number: number; readonly problem: string };
