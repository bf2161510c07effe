import type { Variant } from '@shared/cards/card';
import type { Language } from '@shared/cards/words';
import type { SheetChoices } from '@shared/print';
import type { FontWeight } from '@shared/print/svg/model';
import type { HouseCard } from '@shared/vocabularies';

/** A card to print, and how often. */
export interface CardToPrint {
  /** `set-id/card-id`, and what makes another look of it another drawing. */
  readonly key: string;
  readonly card: HouseCard;
  /** Another look for it. */
  readonly variant?: Variant;
  readonly copies: number;
}

/** Everything sheets follow from; plain data, so that it can go to a thread. */
export interface SheetsTask {
  /** What the document is called. */
  readonly title: string;
  /** In the order they are laid out. */
  readonly cards: readonly CardToPrint[];
  readonly choices: SheetChoices;
  readonly language: Language;
  /** Show the printed cards' names, where known, in place of ours. */
  readonly printedNames: boolean;
  /** The typeface by weight: paths of TrueType files. */
  readonly fonts: Readonly<Record<FontWeight, string>>;
}

/** Something that is not on paper as it should be, though the sheets were made. */
export type SheetsWarning =
  /** A picture is not there, or no JPEG: a drawn scene stands in. */
  | { readonly kind: 'picture'; readonly card: string; readonly file: string }
  /** The typeface has no such characters: they were left out. */
  | { readonly kind: 'characters'; readonly card: string; readonly characters: string };

/** Sheets, ready to be saved. */
export interface MadeSheets {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly warnings: readonly SheetsWarning[];
}

/** What is to be had, and who is to be told, while sheets are made. */
export interface SheetsSurroundings {
  /** The bytes of a picture by what the card's art calls it; null when it cannot be read. */
  readonly picture: (file: string) => Uint8Array | null;
  /** Told how many of the drawings and pages are done. */
  readonly progress: (done: number, of: number) => void;
}
