import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import type { Language } from '@shared/cards/words';
import type { AbilityHost } from './host';
import { COLOR_JA, wide } from './japanese';
import type { Condition } from './step';

const ifDefeated = z.strictObject({ defeated: z.enum(COLORS), atLeast: z.int().min(1).max(9) });
const ifDiscarded = z.strictObject({ discarded: z.int().min(1).max(5) });

/** What a set file may say behind `if`. */
export const conditionSchema: z.ZodType<Condition> = chosen<Condition>(
  (value) => (typeof value === 'object' && value !== null && 'discarded' in value ? ifDiscarded : ifDefeated),
  z.union([ifDefeated, ifDiscarded]),
);

/** Whether a condition holds at this moment. */
export const conditionHolds = (condition: Condition, host: AbilityHost): boolean =>
  'discarded' in condition
    ? host.discarded() >= condition.discarded
    : host.defeated(condition.defeated) >= condition.atLeast;

/** A condition as a card says it, before its step. */
export interface ConditionText {
  /** The colour whose mark stands before the words. */
  readonly color: Color | null;
  readonly text: string;
}

/** Japanese carries readings as `白《しろ》`. */
export function conditionText(condition: Condition, language: Language): ConditionText {
  if ('discarded' in condition) {
    const { discarded } = condition;
    return {
      color: null,
      text: language === 'en' ? `If you discarded ${discarded}:` : `${wide(discarded)}まい すてたら`,
    };
  }
  const { defeated, atLeast } = condition;
  return {
    color: defeated,
    text:
      language === 'en'
        ? `If ${atLeast} ${defeated} defeated:`
        : `${COLOR_JA[defeated]}を${wide(atLeast)}まい たおしていたら`,
  };
}
