import type { Color } from '@shared/cards/vocabulary';

/** When a step is carried out: as the card is played, in the get phase, or after it. */
export type When = 'now' | 'get' | 'after';

/**
 * What a step may ask of the game it is played in. The game implements this over its table; steps know
 * nothing of zones, seats or turns. Steps that need a person's choice only open the question: the game
 * goes on with the next step once it is answered.
 */
export interface AbilityHost {
  /** Enemies this seat has defeated so far, of one colour or of all. */
  defeated(color: Color | null): number;
  /** Cards in hand, the played card not among them (CT-C5). */
  handSize(): number;
  /** Cards discarded by this card's own `discardHand` so far. */
  discarded(): number;
  addPower(amount: number): void;
  addBoost(amount: number): void;
  addTargets(amount: number): void;
  addActions(amount: number): void;
  askDiscardHand(upTo: number): void;
  askDiscardEnemies(upTo: number): void;
  askKeepOne(what: 'enemies' | 'kirby'): void;
  /** Deals from the deck until that many lie face up; `full` is the mode's own number. */
  refill(what: 'enemies' | 'kirby', to: number | 'full'): void;
  addGets(amount: number): void;
  addGetUntil(handSize: number): void;
}
