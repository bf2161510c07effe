import { copytoruVocabulary, type CopytoruCard } from '@shared/abilities';
import type { CardSetOf, Played } from '@shared/cards';
import type { Vocabularies } from '@shared/cards/schema';
import { kokopelliVocabulary, type KokopelliCard } from '@shared/ceremonies';

/** A card of any game here. */
export type HouseCard = CopytoruCard | KokopelliCard;
/** A card of any game here that is played with. */
export type PlayedHouseCard = Played<HouseCard>;
/** A card set of any game here. */
export type HouseSet = CardSetOf<HouseCard>;

/** What the cards of every game here can say, for the reader of card sets. */
export const vocabularies: Vocabularies<HouseCard> = {
  copytoru: copytoruVocabulary,
  kokopelli: kokopelliVocabulary,
};
