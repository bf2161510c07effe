import type { PlayedCard } from '@shared/abilities/card';
import type { Step } from '@shared/abilities/step';
import { COLORS } from '@shared/cards/vocabulary';
import type { InPlay } from '../prepared';
import { compileEffects, type CompiledEffects } from './compiled';
import type { TurnOptions } from './options';

/** A card of Copy-toru that can join a match. */
export type CardInPlay = InPlay<PlayedCard>;

/** The least power of a Normal card that returns when only high ones do (CT-C9, `high`). */
const HIGH_NORMAL = 6;

/** The number of white among {@link COLORS}: the colour that opens nothing (CT-C18). */
export const WHITE = COLORS.indexOf('white');

/**
 * What each instance is, by instance number, in typed arrays for speed. Fields that a kind of card does
 * not have are 0. Never changes during a match.
 */
export interface Faces {
  readonly count: number;
  /** `set-id/card-id`. */
  readonly refs: readonly string[];
  /** 1 for Kirby cards, 0 for enemies. */
  readonly kirby: Uint8Array;
  /** Position in {@link COLORS}. */
  readonly color: Uint8Array;
  readonly power: Uint8Array;
  readonly life: Uint8Array;
  readonly points: Uint8Array;
  readonly effects: readonly CompiledEffects[];
}

const NO_STEPS: readonly Step[] = [];
const NO_EFFECTS = compileEffects(NO_STEPS);

/** A card for each copy, one after the other: what the instances of a match are, in order. */
export const eachCopy = (cards: readonly CardInPlay[]): CardInPlay[] =>
  cards.flatMap((entry) => Array.from({ length: entry.card.copies }, () => entry));

/** Compiles what each instance is. One card for each instance, in the order of their numbers. */
export function makeFaces(instances: readonly CardInPlay[]): Faces {
  const column = (value: (card: PlayedCard) => number): Uint8Array =>
    Uint8Array.from(instances, ({ card }) => value(card));
  return {
    count: instances.length,
    refs: instances.map(({ ref }) => ref),
    kirby: column((card) => (card.type === 'kirby' ? 1 : 0)),
    color: column((card) => COLORS.indexOf(card.color)),
    power: column((card) => (card.type === 'kirby' ? card.power : 0)),
    life: column((card) => (card.type === 'enemy' ? card.life : 0)),
    points: column((card) => (card.type === 'enemy' ? card.points : 0)),
    effects: instances.map(({ card }) => compileEffects(card.type === 'kirby' ? card.effects : NO_STEPS)),
  };
}

export const powerOf = (faces: Faces, card: number): number => faces.power[card] ?? 0;
export const lifeOf = (faces: Faces, card: number): number => faces.life[card] ?? 0;
export const pointsOf = (faces: Faces, card: number): number => faces.points[card] ?? 0;
/** Position in `COLORS`. */
export const colorOf = (faces: Faces, card: number): number => faces.color[card] ?? 0;
export const effectsOf = (faces: Faces, card: number): CompiledEffects => faces.effects[card] ?? NO_EFFECTS;

/** Whether an instance belongs to the Normal deck when it is a Kirby card: white ones do. */
export const isNormal = (faces: Faces, card: number): boolean =>
  faces.kirby[card] === 1 && faces.color[card] === WHITE;

/**
 * The box's Normal cards of a power, lowest instance first.
 *
 * @param designsFrom the first instance that is a joined design, and so none of the box
 */
export function normalsInBox(faces: Faces, designsFrom: number, power: number): number[] {
  const found: number[] = [];
  for (let card = 0; card < designsFrom; card += 1) {
    if (isNormal(faces, card) && powerOf(faces, card) === power) found.push(card);
  }
  return found;
}

/** 1 for instances that join a rebuilt Normal deck: all Normal cards, or only the high ones (CT-C9). */
export function returningCards(faces: Faces, which: TurnOptions['normalsReturn']): Uint8Array {
  const least = which === 'high' ? HIGH_NORMAL : 0;
  return Uint8Array.from({ length: faces.count }, (_, card) =>
    isNormal(faces, card) && powerOf(faces, card) >= least ? 1 : 0,
  );
}

/** Whether an instance belongs to the Copy Ability deck. */
export const isCopy = (faces: Faces, card: number): boolean =>
  faces.kirby[card] === 1 && faces.color[card] !== WHITE;
