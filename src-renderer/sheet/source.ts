import type { Variant } from '@shared/cards/card';
import type { SheetSection, SheetSource } from '@shared/card-face/sheet-sections';
import type { LibrarySnapshot } from '@shared/contract/library';
import type { HouseCard } from '@shared/vocabularies';

/** Of a library's cards and variants only those that ship with the program: the boxes and the promo looks. */
export function shippedSource(
  { sets }: LibrarySnapshot,
  cards: ReadonlyMap<string, HouseCard>,
  variants: ReadonlyMap<string, Variant>,
): SheetSource {
  const shipped = new Set(sets.flatMap(({ id, shipped: ours }) => (ours ? [id] : [])));
  const only = <One>(of: ReadonlyMap<string, One>): Map<string, One> =>
    new Map([...of].filter(([ref]) => shipped.has(ref.slice(0, ref.indexOf('/')))));
  return { cards: only(cards), variants: only(variants) };
}

/** How many cards, copies counted, and how many promo looks are on a sheet. */
export function sheetCounts(sections: readonly SheetSection[]): { cards: number; variants: number } {
  const count = (promo: boolean): number =>
    sections
      .filter(({ title }) => (title === 'promo') === promo)
      .reduce((sum, section) => sum + section.count, 0);
  return { cards: count(false), variants: count(true) };
}
