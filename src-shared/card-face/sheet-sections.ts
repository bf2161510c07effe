import type { Variant } from '@shared/cards/card';
import type { HouseCard, HouseSet } from '@shared/vocabularies';

/** One picture on a contact sheet: a kind of card, or another look of one. */
export interface SheetCell {
  /** `set-id/card-id`, or the variant's. */
  readonly ref: string;
  /** The card's own id, or the variant's. */
  readonly id: string;
  /** `set-id/card-id` of the card, also where another look of it is shown. */
  readonly cardRef: string;
  readonly card: HouseCard;
  /** Present where another look is shown. */
  readonly variant?: Variant;
  /** How many such cards lie in the box; 1 for a variant. */
  readonly copies: number;
}

const TITLES = ['normal', 'copy', 'enemyWhite', 'enemy', 'other', 'promo', 'ceremony', 'wild'] as const;
/** What a section holds; its words are `sheet.sections.<title>`. */
export type SheetTitle = (typeof TITLES)[number];

/** A heading and the cells below it. */
export interface SheetSection {
  readonly title: SheetTitle;
  readonly cells: readonly SheetCell[];
  /** Cards of this section, copies counted. */
  readonly count: number;
}

/** Cards and variants by `set-id/id`, as a library has them. */
export interface SheetSource {
  readonly cards: ReadonlyMap<string, HouseCard>;
  readonly variants: ReadonlyMap<string, Variant>;
}

/** The cards and variants of some sets. */
export function sheetSource(sets: readonly HouseSet[]): SheetSource {
  const named = <One extends { readonly id: string }>(of: (set: HouseSet) => readonly One[]) =>
    new Map(sets.flatMap((set) => of(set).map((one) => [`${set.id}/${one.id}`, one] as const)));
  return { cards: named(({ cards }) => cards), variants: named(({ variants }) => variants) };
}

function titleOf(card: HouseCard): SheetTitle {
  if (card.type === 'kirby') return card.color === 'white' ? 'normal' : 'copy';
  if (card.type === 'enemy') return card.color === 'white' ? 'enemyWhite' : 'enemy';
  if (card.type === 'ceremony') return 'ceremony';
  return card.type === 'kokopelli' ? 'wild' : 'other';
}

/**
 * Everything there is to see, in the order of the box: a cell for each kind of card, with its copies, and one for
 * each variant whose card is there. Nothing is left out: the counts add up to the whole box.
 */
export function sheetSections({ cards, variants }: SheetSource): SheetSection[] {
  const kinds = [...cards].map(([ref, card]): SheetCell & { readonly title: SheetTitle } => {
    const { id, copies } = card;
    return { ref, id, cardRef: ref, card, copies, title: titleOf(card) };
  });
  const looks = [...variants].flatMap(([ref, variant]) => {
    const card = cards.get(variant.of);
    if (card === undefined) return [];
    return [{ ref, id: variant.id, cardRef: variant.of, card, variant, copies: 1, title: 'promo' as const }];
  });
  return TITLES.flatMap((title) => {
    const cells = [...kinds, ...looks].filter((cell) => cell.title === title);
    const count = cells.reduce((sum, { copies }) => sum + copies, 0);
    return cells.length === 0 ? [] : [{ title, cells, count }];
  });
}
