import type { DraftText } from '@shared/contract/drafts';
import type { PackReading } from '@shared/contract/pictures';
import type { WireMessage } from '@shared/contract/view';

/** Something that was not taken, or not as it is written, and why. */
export interface LeftOut {
  /** The file's path, as it was dropped. */
  readonly file: string;
  /** The card it is about: what it is called, which may be nothing, and which it is in the file, from 1. */
  readonly card?: { readonly name: DraftText; readonly number: number };
  /** Where in it: a field of the card, or of the file, as a JSON path; empty for it as a whole. */
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
  /** How many cards or pictures of a set stayed out because of their mistakes; absent: none. */
  readonly out?: number;
}

/** Why something is left out that somebody did not want. */
export const SKIPPED = 'pictures.refusals.skipped';

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

/** What the reader found in a set's file. Each names its card where it is about one. */
export const leftByReader = ({ problems, named = [] }: PackReading): LeftOut[] =>
  problems
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ code, file, path, found, expected, hint = '' }) => {
      const [start = '', index] = /^(?:cards|variants)\[(\d+)\]\.?/.exec(path) ?? [];
      const entry = named.find((one) => String(one.index) === index);
      const left = { file, reason: { key: `diagnostics.${code}`, values: { found, expected } }, hint };
      if (entry === undefined) return { ...left, place: path };
      const name = hasWords(entry.name) ? entry.name : { en: entry.id };
      return { ...left, card: { name, number: entry.index + 1 }, place: path.slice(start.length) };
    });

/** Errors are told first: what they are about stays out. */
const weightOf = ({ severity }: PackReading['problems'][number]): number => (severity === 'error' ? 1 : 0);

const hasWords = ({ en = '', ja = '' }: DraftText): boolean => `${en}${ja}`.trim() !== '';

/** The set of cards that came in, where it is the only thing that did; null otherwise. */
export function setToShow(results: readonly ImportResult[]): string | null {
  const [only, ...more] = results.filter(({ outcome }) => outcome === 'taken');
  const set = only?.set ?? null;
  return set === null || set.kind === 'variants' || more.length > 0 ? null : set.id;
}
