import type { AbilityName, Color } from '@shared/cards/vocabulary';
import type { LocalText } from '@shared/cards/words';
import type { Step } from './step';

/** What a card's picture is made from: drawn by program, or a picture of one's own. */
export type Art = DrawnArt | FileArt;

export interface DrawnArt {
  readonly scene: string;
  readonly palette?: string;
  readonly figure?: string;
  readonly props?: readonly string[];
}

export interface FileArt {
  readonly file: string;
  /** The part of the picture inside the frame, in fractions of its width and height. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A picture's place: stage and game, as the card list has it. */
export interface Place {
  readonly stage: LocalText;
  readonly game?: LocalText;
}

export interface PrintedName {
  readonly name: LocalText;
  readonly basis: 'known' | 'inferred' | 'guess';
}

interface CardBase {
  readonly id: string;
  /** How many are in the box; 1 or more. */
  readonly copies: number;
  readonly name: LocalText;
  readonly flavor?: LocalText;
  readonly art?: Art;
  readonly source?: string;
}

export interface KirbyCard extends CardBase {
  readonly type: 'kirby';
  readonly color: Color;
  /** 1–8. */
  readonly power: number;
  readonly ability?: AbilityName;
  readonly field?: LocalText;
  readonly printed?: PrintedName;
  /** Empty on white cards and wherever the card does nothing. */
  readonly effects: readonly Step[];
}

export interface EnemyCard extends CardBase {
  readonly type: 'enemy';
  readonly color: Color;
  /** 1–8. */
  readonly life: number;
  /** 1–10. */
  readonly points: number;
  readonly ability?: AbilityName;
  readonly field?: LocalText;
  readonly printed?: PrintedName;
}

export interface OtherCard extends CardBase {
  readonly type: 'number' | 'rules' | 'blank';
  /** Blank cards: which blank it is. */
  readonly design?: 'kirby' | 'enemy';
}

/** A card of Copy-toru as every set may hold it, after reading. */
export type CopytoruCard = KirbyCard | EnemyCard | OtherCard;
/** A card that is played: it becomes an instance in a match. */
export type PlayedCard = KirbyCard | EnemyCard;

/** Another look for a card of another set. It never changes how the card plays. */
export interface Variant {
  readonly id: string;
  /** `set-id/card-id`. */
  readonly of: string;
  readonly name?: LocalText;
  readonly flavor?: LocalText;
  readonly art?: Art;
  readonly source?: string;
}
