import { reactive } from 'vue';
import type { Backs, CardLayout, Paper } from '@shared/print';

/** A card to print, how often, and in which look: `set-id/card-id`, `set-id/variant-id`. */
export interface PrintedCard {
  readonly card: string;
  readonly copies: number;
  readonly variant?: string;
}

/** What can be made of cards. */
export type PrintKind = 'sheets' | 'picture' | 'tabletop';

/** What somebody chose in the print dialog; kept until the page is left. */
interface PrintChoices {
  kind: PrintKind;
  paper: Paper;
  layout: CardLayout;
  cutMarks: boolean;
  backs: Backs;
  dpi: 300 | 600;
  bleed: boolean;
}

/** Where offices and homes have Letter paper (CLDR, paperSize US-Letter). */
const LETTER_LANDS = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

/** The paper people have where this language is set. */
export function paperIn(language: string): Paper {
  const { region } = new Intl.Locale(language);
  return region !== undefined && LETTER_LANDS.includes(region) ? 'letter' : 'a4';
}

/** The choices of the last time, or those most people need. */
export const printChoices: PrintChoices = reactive({
  kind: 'sheets',
  paper: paperIn(navigator.language),
  layout: 'edge',
  cutMarks: true,
  backs: 'none',
  dpi: 300,
  bleed: false,
});

/** Cards with copies in place of those of before; a card with no copies is left out. */
export const withCopies = (cards: readonly PrintedCard[], copies: readonly number[]): PrintedCard[] =>
  cards.flatMap((card, index) => {
    const count = copies[index] ?? card.copies;
    return count > 0 ? [{ ...card, copies: count }] : [];
  });

/** How many cards lie on the sheets, copies counted. */
export const countCards = (cards: readonly PrintedCard[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** The first cards that are printed, copies one by one. */
export function firstCards(cards: readonly PrintedCard[], most: number): PrintedCard[] {
  const first: PrintedCard[] = [];
  for (const card of cards) {
    for (let copy = 0; copy < card.copies && first.length < most; copy += 1) first.push(card);
  }
  return first;
}
