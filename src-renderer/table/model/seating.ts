import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { PlayedCard } from '@shared/abilities/card';
import type { MatchView } from '@shared/contract/view';
import { seenIn } from './zones';

/** Letters that are written from right to left: Hebrew to Arabic and their forms, and their older kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for the middle of a sentence: one written from right to left turns nothing around it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The name of a seat, as a sentence may hold it; empty where nobody sits. */
export const seatName = (view: MatchView, seat: number | null | undefined): string =>
  isolated(view.seats[seat ?? -1]?.name ?? '');

/** The seat at the lower edge: the viewer's, the one a curtain waits for, or the first while watching. */
export const ownSeat = (view: MatchView): number => view.viewer ?? view.curtain?.seat ?? 0;

/** The other seats in turn order, the one after mine first. */
export function otherSeats(view: MatchView): readonly number[] {
  const mine = ownSeat(view);
  return view.seats.slice(1).map((_, index) => (mine + 1 + index) % view.seats.length);
}

/** Only computers play: the person watches. */
export const onlyComputers = (view: MatchView): boolean =>
  view.seats.every((seat) => seat.player !== 'human');

/** How many enemies of each colour a seat has defeated, in the order colours are always listed. */
export function wonByColor(
  view: MatchView,
  seat: number,
  cardOf: (id: string) => PlayedCard | undefined,
): readonly { readonly color: Color; readonly count: number }[] {
  const colors = seenIn(view, `won:${seat}`).map((card) => cardOf(view.cards[card] ?? '')?.color);
  return COLORS.map((color) => ({ color, count: colors.filter((other) => other === color).length }));
}

/** The card in play and whose it is; null while nothing is. */
export function inPlay(view: MatchView): { readonly card: number; readonly seat: number } | null {
  for (const seat of view.seats.keys()) {
    const card = seenIn(view, `played:${seat}`).at(-1);
    if (card !== undefined) return { card, seat };
  }
  return null;
}

/** A counter as a number; 0 when the game does not count it. */
export const counterOf = (view: MatchView, name: string): number => {
  const value = view.counters[name];
  return typeof value === 'number' ? value : 0;
};

/** How many rounds the match has. */
export const roundsOf = (view: MatchView): number =>
  typeof view.options['rounds'] === 'number' ? view.options['rounds'] : 7;
