import { within, type ChoiceField, type NumberField } from '@shared/cards/block';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import { withinAmount } from './counting';
import type { Amount } from './step';

export { choiceField, numberField } from '@shared/cards/block';

/**
 * The fields an editor shows for a step, or for a condition. `name` is where the field stands in the sentence of
 * its block. `set` gives the whole with this field changed: always something the schema accepts, whatever
 * it is given, so that nobody has to check twice.
 */
export type BlockField<Whole> =
  | AmountField<Whole>
  | NumberField<Whole>
  | TargetField<Whole>
  | ChoiceField<Whole>
  | ColorField<Whole>;

/** A fixed number, or one that is counted. */
export interface AmountField<Whole> {
  readonly control: 'amount';
  readonly name: string;
  readonly value: Amount;
  readonly set: (value: Amount) => Whole;
}

/** A whole number from `min` to `max`, or the mode's own number. */
export interface TargetField<Whole> {
  readonly control: 'target';
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | 'full';
  readonly set: (value: number | 'full') => Whole;
}

/** One of the card colours. */
export interface ColorField<Whole> {
  readonly control: 'color';
  readonly name: string;
  readonly value: Color;
  readonly set: (value: Color) => Whole;
}

/** A field for a fixed or counted number. */
export const amountField = <Whole>(
  name: string,
  value: Amount,
  write: (value: Amount) => Whole,
): AmountField<Whole> => ({
  control: 'amount',
  name,
  value,
  set: (next) => write(withinAmount(next)),
});

/** A field for a whole number of a range, or the mode's own. */
export const targetField = <Whole>(
  name: string,
  [min, max]: readonly [min: number, max: number],
  value: number | 'full',
  write: (value: number | 'full') => Whole,
): TargetField<Whole> => ({
  control: 'target',
  name,
  min,
  max,
  value,
  set: (next) => write(next === 'full' ? next : within(next, [min, max])),
});

/** A field for a card colour. */
export const colorField = <Whole>(
  name: string,
  value: Color,
  write: (value: Color) => Whole,
): ColorField<Whole> => ({
  control: 'color',
  name,
  value,
  set: (next) => write(COLORS.find((color) => color === next) ?? value),
});
