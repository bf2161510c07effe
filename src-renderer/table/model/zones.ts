import type { MatchView } from '@shared/contract/view';

export const isDeck = (zone: string): boolean => zone.startsWith('deck:');
export const isDiscard = (zone: string): boolean => zone.startsWith('discard:');
export const isEnemyZone = (zone: string): boolean =>
  zone.endsWith(':enemy') || zone.startsWith('won:') || zone.startsWith('row:') || zone === 'damage';

/** The cards of a zone from the bottom up; null is one that cannot be told from others. */
export const cardsIn = (view: MatchView, zone: string): readonly (number | null)[] =>
  view.zones[zone]?.cards ?? [];

export const countIn = (view: MatchView, zone: string): number => cardsIn(view, zone).length;

/** The cards of a zone that this viewer can tell apart. */
export const seenIn = (view: MatchView, zone: string): readonly number[] =>
  cardsIn(view, zone).filter((card) => card !== null);

/** The zone each card lies in that this viewer can tell apart. */
export function whereAll(view: MatchView): ReadonlyMap<number, string> {
  const where = new Map<number, string>();
  for (const [zone, { cards }] of Object.entries(view.zones)) {
    for (const card of cards) if (card !== null) where.set(card, zone);
  }
  return where;
}
