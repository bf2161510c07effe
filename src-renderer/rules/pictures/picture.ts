import type { Color } from '@shared/cards/vocabulary';
import type { GameId } from '@shared/contract/players';
import type { MarkName } from '@shared/art/marks';

/** An enemy on a hill: its card, the row it stands in, and the lane it walks down. */
export interface OnHill {
  readonly card: string;
  readonly row: number;
  readonly lane: number;
}

/** A stack in a space of a village, from the card it was opened with: card ids of Kokopelli's box. */
export interface Stack {
  /** Its zone, as `village:0:2`. */
  readonly space: string;
  readonly cards: readonly string[];
}

/** A card of Kokopelli's box, and the seat that laid it. */
export interface LaidCard {
  readonly card: string;
  readonly seat: number;
}

/** What is told of Kokopelli by the number of players. */
export type VillageNumber = 'spaces' | 'area' | 'end';

/**
 * A picture of a rule, made of real cards. Cards are named by their id in the box of Copy-toru, others by `set-id/card-id`; what an attack comes to
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
  /** Cards of each kind in a deck of Kokopelli, with the starter ten. */
  | { readonly kind: 'deck' }
  /** The villages as the player at the lower edge sees them, with what that one reaches. */
  | { readonly kind: 'villages'; readonly seats: 2 | 3 | 4; readonly stacks: readonly Stack[] }
  /** A ceremony in the village of `host`, card by card, and who gets what for its first completion. */
  | { readonly kind: 'completing'; readonly host: number; readonly laid: readonly LaidCard[] }
  /** What a ceremony gives, completion by completion. */
  | { readonly kind: 'tiles'; readonly card: string }
  /** The five actions of a turn. */
  | { readonly kind: 'acts' }
  /** Ceremonies of the box with what they do, in full. */
  | { readonly kind: 'ceremonies'; readonly of: 'starter' | 'others' }
  | { readonly kind: 'village-numbers'; readonly rows: readonly VillageNumber[] }
  | { readonly kind: 'easy-numbers' }
  | { readonly kind: 'quest-numbers' }
  /** The parts of a turn in a row: last parts of keys under `rules.pictures.turn`, with a sign each. */
  | { readonly kind: 'turn'; readonly parts: readonly (readonly [words: string, sign: MarkName])[] };
