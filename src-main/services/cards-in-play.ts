import type { PlayedCard } from '@shared/abilities/card';
import { isPlayed } from '@shared/cards';
import type { CardInPlay, InPlay } from '@shared/games';
import type { LoadedSet } from './library';

/** The cards of a set that can be played, under the names by which matches know them. */
export const cardsInPlay = (set: LoadedSet): CardInPlay[] =>
  set.cards.flatMap((card) => (isPlayed(card) ? [{ ref: `${set.id}/${card.id}`, card }] : []));

/** Those of some cards that are played in the games of Copy-toru. */
export const copytoruOnly = (cards: readonly CardInPlay[]): InPlay<PlayedCard>[] =>
  cards.flatMap(({ ref, card }) => (card.type === 'kirby' || card.type === 'enemy' ? [{ ref, card }] : []));
