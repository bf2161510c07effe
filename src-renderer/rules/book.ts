import { CARDS } from './content/cards';
import { COPY_ABILITY_BATTLE } from './content/copy-ability-battle';
import { EASY_BATTLE } from './content/easy-battle';
import { KOKOPELLI } from './content/kokopelli';
import { SOLO_BATTLE } from './content/solo-battle';
import type { Chapter, ChapterId, Section } from './section';

/** All rules, in the order they are read. */
export const BOOK: readonly Chapter[] = [CARDS, EASY_BATTLE, COPY_ABILITY_BATTLE, SOLO_BATTLE, KOKOPELLI];

/** A section and the chapter it stands in. */
export interface Place {
  readonly chapter: ChapterId;
  readonly section: Section;
  /** `<chapter>.<section>`, as addresses name it. */
  readonly id: string;
}

/** Every section, in the order it is read. */
export const PLACES: readonly Place[] = BOOK.flatMap(({ id, sections }) =>
  sections.map((section) => ({ chapter: id, section, id: `${id}.${section.id}` })),
);

const FIRST = placeAt(0);

/** The place at a position of {@link PLACES}. */
function placeAt(index: number): Place {
  const place = PLACES[index];
  if (place === undefined) throw new Error('The rules are empty.');
  return place;
}

/**
 * The place an address names: a section, or a chapter and with it its first section. Anything else leads to
 * the very beginning.
 */
export function placeOf(address: string | undefined): Place {
  return (
    PLACES.find(({ id }) => id === address) ?? PLACES.find(({ chapter }) => chapter === address) ?? FIRST
  );
}

/** The places before and after one; null at the ends. */
export function neighbours(place: Place): { readonly before: Place | null; readonly after: Place | null } {
  const at = PLACES.findIndex(({ id }) => id === place.id);
  return { before: PLACES[at - 1] ?? null, after: PLACES[at + 1] ?? null };
}

/** The sections of one chapter, in order. */
export const placesOf = (chapter: ChapterId): readonly Place[] =>
  PLACES.filter((place) => place.chapter === chapter);
