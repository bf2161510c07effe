import type { GameCard } from '@shared/cards/card';
import type { CardSetOf } from '@shared/cards/card';
import type { Effect } from './effect';

/** A ceremony: what runs in a village once it is opened there. */
export interface CeremonyCard extends GameCard {
  readonly type: 'ceremony';
  readonly effect: Effect;
  /** Whether it is among the ten of the starter choice (KO-15). */
  readonly starter?: boolean;
}

/** The wild card. */
export interface WildCard extends GameCard {
  readonly type: 'kokopelli';
}

/** A card of Kokopelli as every set may hold it, after reading. `copies` counts one player's deck. */
export type KokopelliCard = CeremonyCard | WildCard;
/** A set of Kokopelli cards. */
export type KokopelliSet = CardSetOf<KokopelliCard>;
