import { PLACES, type Place } from './book';
import { fold } from './fold';
import { wordsOf } from './section';

/** A place that speaks of what was searched. */
export interface Found {
  readonly place: Place;
  /** The sentence that does, as a message key; its heading when that does. */
  readonly sentence: string;
}

interface Indexed {
  readonly place: Place;
  readonly sentences: readonly { readonly key: string; readonly folded: readonly string[] }[];
}

/** All sentences of the rules, made ready to be searched. */
export type Index = readonly Indexed[];

/** Makes the index. `say` gives a sentence in every language it can be searched in. */
export const indexOf = (say: (key: string) => readonly string[]): Index =>
  PLACES.map((place) => ({
    place,
    sentences: wordsOf(place.chapter, place.section).map((key) => ({ key, folded: say(key).map(fold) })),
  }));

/**
 * The places that hold every word of a query somewhere, those with one in their heading first, otherwise in
 * the order they are read. Nothing for an empty query.
 */
export function search(index: Index, query: string): readonly Found[] {
  const words = query
    .normalize('NFKC')
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = index.flatMap(({ place, sentences }) => {
    const holds = (word: string, { folded }: (typeof sentences)[number]): boolean =>
      folded.some((text) => text.includes(word));
    if (!words.every((word) => sentences.some((sentence) => holds(word, sentence)))) return [];
    const best = sentences.toSorted(
      (a, b) => words.filter((word) => holds(word, b)).length - words.filter((word) => holds(word, a)).length,
    )[0];
    const inHeading = sentences.slice(0, 1).some((heading) => words.some((word) => holds(word, heading)));
    return best === undefined ? [] : [{ place, sentence: best.key, inHeading }];
  });
  return found
    .toSorted((a, b) => Number(b.inHeading) - Number(a.inHeading))
    .map(({ place, sentence }) => ({ place, sentence }));
}
