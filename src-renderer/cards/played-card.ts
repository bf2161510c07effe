import { z } from 'zod';
import type { PlayedCard } from '@shared/abilities/card';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The main process reads and checks every set; here it is only told apart which entries are cards that are
 * played (number, rules and blank cards are not).
 */
const playedCard = z.custom<PlayedCard>(
  (value) => isObject(value) && 'type' in value && (value.type === 'kirby' || value.type === 'enemy'),
);

/** The cards of a library snapshot that can lie on a table, by `set-id/card-id`. */
export function playedCards(cards: Readonly<Record<string, unknown>>): Map<string, PlayedCard> {
  const played = new Map<string, PlayedCard>();
  for (const [id, value] of Object.entries(cards)) {
    const card = playedCard.safeParse(value);
    if (card.success) played.set(id, card.data);
  }
  return played;
}
