import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';

/** A set with a card put in behind another, or at its end. */
export function withCard(set: DesignsDraft, card: DraftCard, behind?: string): DesignsDraft {
  const at = set.cards.findIndex(({ id }) => id === behind);
  const place = at < 0 ? set.cards.length : at + 1;
  return { ...set, cards: set.cards.toSpliced(place, 0, card) };
}

/** A set without a card. */
export const withoutCard = (set: DesignsDraft, id: string): DesignsDraft => ({
  ...set,
  cards: set.cards.filter((card) => card.id !== id),
});

/** A set with one card changed; the same set where nothing was. */
export function withChanged(
  set: DesignsDraft,
  id: string,
  change: (card: DraftCard) => DraftCard,
): DesignsDraft {
  const index = set.cards.findIndex((card) => card.id === id);
  const card = set.cards[index];
  const changed = card === undefined ? undefined : change(card);
  return changed === undefined || changed === card ? set : { ...set, cards: set.cards.with(index, changed) };
}

/** The card to look at when this one goes: the next one, else the one before; null when it was the last. */
export function neighbour({ cards }: DesignsDraft, id: string): string | null {
  const index = cards.findIndex((card) => card.id === id);
  return (cards[index + 1] ?? cards[index - 1])?.id ?? null;
}
