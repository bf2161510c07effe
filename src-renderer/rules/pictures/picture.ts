import type { Color } from '@shared/cards/vocabulary';
import type { GameId } from '@shared/contract/players';
import type { MarkName } from '@shared/art/marks';

/** An enemy on a hill: its card, the row it stands in, and the lane it walks down. */
export interface OnHill {
  readonly card: string;
  readonly row: number;
  readonly lane: number;
}

/**
 * A picture of a rule, made of real cards. Cards are named by their id in the box; what an attack comes to
 * is worked out from the cards, never written down here.
 */
export type Picture =
  /** Cards beside each other. */
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  /** One card and the enemies before it, each with what an attack on it would come to. */
  | {
      readonly kind: 'attack';
      readonly game: GameId;
      readonly card: string;
      readonly enemies: readonly string[];
    }
  /** Defeated colours, and which cards of a row they open. */
  | { readonly kind: 'offer'; readonly defeated: readonly Color[]; readonly offer: readonly string[] }
  /** Hands and decks as a match begins. */
  | { readonly kind: 'start'; readonly hand: readonly string[] }
  | { readonly kind: 'hills'; readonly rows: number; readonly enemies: readonly OnHill[] }
  /** A card with its parts named. */
  | { readonly kind: 'anatomy'; readonly card: string }
  | { readonly kind: 'colors' }
  /** The signs of all ten steps with the words of a card, or the three signs of when. */
  | { readonly kind: 'signs'; readonly of: 'steps' | 'when' }
  /** Cards with what they say, in full. */
  | { readonly kind: 'said'; readonly cards: readonly string[] }
  | { readonly kind: 'easy-numbers' }
  | { readonly kind: 'quest-numbers' }
  /** The parts of a turn in a row: last parts of keys under `rules.pictures.turn`, with a sign each. */
  | { readonly kind: 'turn'; readonly parts: readonly (readonly [words: string, sign: MarkName])[] };
