import { COLORS } from '@shared/cards/vocabulary';
import { colorField, numberField, type BlockField } from './block';
import type { Condition } from './step';

/** The kinds of condition, in the order an editor offers them. Their words are `blocks.conditions.<kind>`. */
export const CONDITION_KINDS = ['defeated', 'discarded'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** The condition as it is when it was just added. */
export const FRESH_CONDITIONS: Readonly<Record<ConditionKind, Condition>> = {
  defeated: { defeated: COLORS[0], atLeast: 2 },
  discarded: { discarded: 1 },
};

/** The kind of a condition. */
export const conditionKind = (condition: Condition): ConditionKind =>
  'discarded' in condition ? 'discarded' : 'defeated';

/** What can be changed in a condition. */
export function conditionFields(condition: Condition): readonly BlockField<Condition>[] {
  if ('discarded' in condition) {
    return [numberField('count', [1, 5], condition.discarded, (discarded) => ({ discarded }))];
  }
  return [
    numberField('count', [1, 9], condition.atLeast, (atLeast) => ({ ...condition, atLeast })),
    colorField('color', condition.defeated, (defeated) => ({ ...condition, defeated })),
  ];
}
