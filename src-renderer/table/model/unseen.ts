import type { PlayedCard } from '@shared/abilities/card';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { MatchView } from '@shared/contract/view';
import type { PlayedHouseCard } from '@shared/vocabularies';

/** How many cards of one colour have not been seen yet, by power or life. */
export interface UnseenColor {
  readonly color: Color;
  /** Index 0 is the number 1. */
  readonly numbers: readonly number[];
  readonly all: number;
}

/** What a viewer has not seen of one kind of card: it lies in a deck, or in a hand that is hidden. */
export interface Unseen {
  readonly colors: readonly UnseenColor[];
  readonly all: number;
}

/** The greatest power or life that is told apart; what is greater counts with it. */
export const GREATEST = 8;

/** A card of the box or a design, with how many of it are in the match. */
export interface BoxCard {
  readonly id: string;
  readonly card: PlayedCard;
  readonly copies: number;
}

/**
 * Counts what the viewer of a match cannot know the place of: every card of the match less those that are
 * known to lie somewhere. Nothing in it comes from beyond the view.
 */
export function unseenOf(view: MatchView, box: readonly BoxCard[], type: PlayedCard['type']): Unseen {
  const seen = new Map<string, number>();
  for (const id of Object.values(view.cards)) seen.set(id, (seen.get(id) ?? 0) + 1);
  const counts = new Map(COLORS.map((color) => [color, Array.from({ length: GREATEST }, () => 0)]));
  for (const { id, card, copies } of box) {
    if (card.type !== type) continue;
    const number = Math.min(GREATEST, card.type === 'kirby' ? card.power : card.life);
    const numbers = counts.get(card.color);
    if (numbers !== undefined && number >= 1) {
      numbers[number - 1] = (numbers[number - 1] ?? 0) + Math.max(0, copies - (seen.get(id) ?? 0));
    }
  }
  const colors = [...counts].map(([color, numbers]) => ({
    color,
    numbers,
    all: numbers.reduce((sum, one) => sum + one, 0),
  }));
  return { colors, all: colors.reduce((sum, { all }) => sum + all, 0) };
}

/** Cards with a colour and a number. */
const isCounted = (card: PlayedHouseCard): card is PlayedCard =>
  card.type === 'kirby' || card.type === 'enemy';

/** The cards a match is played with: the box, and the designs its options name, each as often as it stands there. */
export function boxOf(
  view: MatchView,
  cards: ReadonlyMap<string, PlayedHouseCard>,
  baseSets: readonly string[],
): readonly BoxCard[] {
  const box = [...cards]
    .filter(([id]) => baseSets.some((set) => id.startsWith(`${set}/`)))
    .flatMap(([id, card]) => (isCounted(card) ? [{ id, card, copies: card.copies }] : []));
  const { designs } = view.options;
  const joined = Array.isArray(designs) ? designs : [];
  const designed = [...new Set(joined)].flatMap((id) => {
    const card = typeof id === 'string' ? cards.get(id) : undefined;
    if (typeof id !== 'string' || card === undefined || !isCounted(card)) return [];
    return [{ id, card, copies: joined.filter((other) => other === id).length }];
  });
  return [...box, ...designed];
}
