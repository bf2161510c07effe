import type { z } from 'zod';
import type { diagnostic } from '@shared/contract/library';
import type { WireMessage } from '@shared/contract/view';

/** Something that was not taken, or not as it is written, and why. */
export interface LeftOut {
  /** The file's path, as it was dropped. */
  readonly file: string;
  /** Where in it: a field of a card as a JSON path; empty for the file as a whole. */
  readonly place: string;
  readonly reason: WireMessage;
  /** What was probably meant; empty where nobody can tell. */
  readonly hint: string;
}

/** A look that is there now, and the card it is of. */
export interface TakenLook {
  /** `set-id/variant-id`. */
  readonly ref: string;
  readonly of: string;
}

/** What became of one thing that was dropped or chosen. */
export interface ImportResult {
  /** Its file or folder. */
  readonly name: string;
  /** Taken in, left out, or there before just as it is. */
  readonly outcome: 'taken' | 'left' | 'there';
  /** The set it is in now. */
  readonly set: { readonly id: string; readonly kind: 'base' | 'designs' | 'variants' } | null;
  /** How many cards or pictures came in. */
  readonly count: number;
  /** The looks among them, where it is known which they are. */
  readonly looks: readonly TakenLook[];
  readonly left: readonly LeftOut[];
}

/** A file that was left out as a whole. */
export const leftOut = (file: string, reason: WireMessage): LeftOut => ({
  file,
  place: '',
  reason,
  hint: '',
});

/** A file of which nothing came in. */
export const notTaken = (name: string, left: readonly LeftOut[]): ImportResult => ({
  name,
  outcome: 'left',
  set: null,
  count: 0,
  looks: [],
  left,
});

/** What the reader found in a set's file, in words. */
export const leftByReader = ({
  code,
  file,
  path,
  found,
  expected,
  hint = '',
}: z.infer<typeof diagnostic>): LeftOut => ({
  file,
  place: path,
  reason: { key: `diagnostics.${code}`, values: { found, expected } },
  hint,
});
