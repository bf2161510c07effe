import { isPlayed } from '@shared/cards';
import type { CardInPlay } from '@shared/games';
import type { LoadedSet } from './library';

/** The cards of a set that can be played, under the names by which matches know them. */
export const cardsInPlay = (set: LoadedSet): CardInPlay[] =>
  set.cards.flatMap((card) => (isPlayed(card) ? [{ ref: `${set.id}/${card.id}`, card }] : []));
