import {
  PLAYED_TYPES,
  type AbilityName,
  type Color,
  type GameId,
  type PlayedType,
  type SetKind,
} from './vocabulary';
import type { LocalText, Place } from './words';

/** What a card's picture is made from: drawn by program, or a picture of one's own. */
export type Art = DrawnArt | FileArt;

export interface DrawnArt {
  readonly scene: string;
  /** Time of day; chosen by the card's id when absent. */
  readonly palette?: string;
  readonly figure?: string;
  readonly props?: readonly string[];
}

interface FileArt {
  /** Path inside the set's folder, or a content hash once imported. */
  readonly file: string;
  /** The part of the picture inside the frame, in fractions of its width and height. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What the card data knows of the printed card's name, and how surely. */
interface PrintedName {
  readonly name: LocalText;
  readonly basis: 'known' | 'inferred' | 'guess';
}

/** A card of any game: what every card has. */
export interface GameCard {
  readonly id: string;
  /** What kind of card of its game it is. */
  readonly type: string;
  /** How many are in the box; 1 or more. */
  readonly copies: number;
  readonly name: LocalText;
  readonly flavor?: LocalText;
  readonly art?: Art;
  /** Where its facts come from, or that they are inferred or ours. */
  readonly source?: LocalText;
}

/** A Kirby card. `Effects` is what its game's cards can do. */
export interface KirbyCardOf<Effects> extends GameCard {
  readonly type: 'kirby';
  readonly color: Color;
  /** 1–8. */
  readonly power: number;
  readonly ability?: AbilityName;
  readonly field?: Place;
  readonly printed?: PrintedName;
  /** Empty on white cards and wherever the card does nothing. */
  readonly effects: Effects;
}

export interface EnemyCard extends GameCard {
  readonly type: 'enemy';
  readonly color: Color;
  /** 1–8. */
  readonly life: number;
  /** 1–10. */
  readonly points: number;
  readonly ability?: AbilityName;
  readonly field?: Place;
  readonly printed?: PrintedName;
}

/** A card of the box that is not played: number, rules, blank. */
export interface OtherCard extends GameCard {
  readonly type: 'number' | 'rules' | 'blank';
  /** Blank cards: which blank it is. */
  readonly design?: 'kirby' | 'enemy';
}

export type PlayedCardOf<Effects> = KirbyCardOf<Effects> | EnemyCard;
export type CardOf<Effects> = PlayedCardOf<Effects> | OtherCard;

/** Another look for a card of another set. It never changes how the card plays. */
export interface Variant {
  readonly id: string;
  /** `set-id/card-id`. */
  readonly of: string;
  readonly name?: LocalText;
  readonly flavor?: LocalText;
  readonly art?: Art;
  readonly source?: LocalText;
}

/** A card set as read from its file: everything checked, absent lists empty. */
export interface CardSetOf<Card extends GameCard> {
  readonly id: string;
  readonly game: GameId;
  readonly kind: SetKind;
  readonly name: LocalText;
  readonly author?: string;
  readonly license?: string;
  readonly source?: string;
  readonly cards: readonly Card[];
  readonly variants: readonly Variant[];
}

/** Those of some cards that are played with. */
export type Played<Card extends GameCard> = Extract<Card, { readonly type: PlayedType }>;

/** Whether a card is played with: it becomes an instance in a match. */
export const isPlayed = <Card extends GameCard>(card: Card): card is Played<Card> =>
  PLAYED_TYPES.some((type) => type === card.type);
