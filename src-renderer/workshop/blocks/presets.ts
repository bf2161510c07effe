import type { KirbyCard } from '@shared/abilities';
import type { PlayedCard } from '@shared/abilities/card';
import { COLORS } from '@shared/cards/vocabulary';

/** A card whose ability can be taken over. */
export interface Preset {
  /** `set-id/card-id`. */
  readonly ref: string;
  readonly card: KirbyCard;
}

/**
 * The cards of a library that have abilities, by power and colour. Of cards that do the same only the first
 * is there, and none that does what this card does already.
 */
export function presetsOf(
  cards: ReadonlyMap<string, PlayedCard>,
  now: KirbyCard['effects'],
): readonly Preset[] {
  const seen = new Set(['[]', JSON.stringify(now)]);
  return [...cards]
    .flatMap(([ref, card]) => (card.type === 'kirby' ? [{ ref, card }] : []))
    .toSorted(
      (a, b) => a.card.power - b.card.power || COLORS.indexOf(a.card.color) - COLORS.indexOf(b.card.color),
    )
    .filter(({ card }) => {
      const does = JSON.stringify(card.effects);
      return !seen.has(does) && seen.add(does);
    });
}
