import type { PlayedCard } from '@shared/abilities/card';
import type { CeremonyCard } from '@shared/ceremonies';
import type { CardInPlay, InPlay } from '@shared/games/index';
import type { ComputerName } from '@shared/players/index';

/** A card of which can be said whether it is fair. */
export type LabCard = PlayedCard | CeremonyCard;
/** The kinds of such cards. */
export type LabType = LabCard['type'];
/** A card that is measured, with the name by which matches know it. */
export type LabEntry = InPlay<LabCard>;

/** What every match of a measurement is played with. */
export interface LabHouse {
  /** Every card of the box that can be played, in the order of its set. */
  readonly box: readonly CardInPlay[];
  /** The id of the box. */
  readonly boxId: string;
  /** Who sits at every seat. */
  readonly player: ComputerName;
}

/** The cards among these that can be measured. */
export const measurable = (cards: readonly CardInPlay[]): LabEntry[] =>
  cards.flatMap(({ ref, card }) => (card.type === 'kokopelli' ? [] : [{ ref, card }]));

/** What matters of a card to a match: cards that have the same here play alike. */
export function playsAs(card: LabCard): readonly unknown[] {
  switch (card.type) {
    case 'kirby':
      return [card.type, card.color, card.power, card.effects];
    case 'enemy':
      return [card.type, card.color, card.life, card.points];
    case 'ceremony':
      return [card.type, card.effect];
  }
}
