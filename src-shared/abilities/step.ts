import type { Color } from '@shared/cards/vocabulary';

/** A number that is fixed, or counted when the step is carried out. Whole, 0 or more. */
export type Amount = number | CountedAmount;

/** `times` × what is counted + `plus`. */
export interface CountedAmount {
  /** Enemies defeated so far, cards in hand, or cards discarded by this card's own `discardHand`. */
  readonly per: 'defeated' | 'hand' | 'discarded';
  /** Only with `defeated`: count enemies of this colour only. */
  readonly color?: Color;
  /** 1–4, 1 when absent. */
  readonly times?: number;
  /** 0–9, 0 when absent. */
  readonly plus?: number;
}

/** A step is skipped unless its condition holds when its turn comes. */
export type Condition =
  | { readonly defeated: Color; readonly atLeast: number }
  | { readonly discarded: number };

/** One step of an ability; the meaning of each stands in its own file of this folder. */
export type Step = { readonly if?: Condition } & (
  | { readonly power: Amount }
  | { readonly boost: Amount }
  | { readonly targets: Amount }
  | { readonly action: 1 }
  | { readonly discardHand: { readonly upTo: number } }
  | { readonly discardEnemies: { readonly upTo: number } }
  | { readonly keepOne: 'enemies' | 'kirby' }
  | { readonly refill: 'enemies' | 'kirby'; readonly to: 'full' | number }
  | { readonly get: Amount }
  | { readonly getUntil: number }
);

/** The ten kinds of step, in the order the editor offers them. */
export const STEP_KINDS = [
  'power',
  'boost',
  'targets',
  'action',
  'discardHand',
  'discardEnemies',
  'keepOne',
  'refill',
  'get',
  'getUntil',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** The most steps an ability may have. */
export const STEP_LIMIT = 6;
