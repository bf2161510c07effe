export {
  conditionFields,
  CONDITION_KINDS,
  type ConditionKind,
  conditionKind,
  FRESH_CONDITIONS,
} from './condition-blocks';
export type { BlockField } from './block';
export type { Art, CopytoruCard, EnemyCard, KirbyCard, OtherCard, Variant } from './card';
export {
  type Counting,
  COUNTINGS,
  countingOf,
  FIXED_RANGE,
  fixedPart,
  TIMES_RANGE,
  timesOf,
  withCounting,
  withFixed,
  withTimes,
} from './counting';
export type { GlyphPart } from './definition';
export { freshStep, moved, stepFields, withCondition, withoutStep, withStep, withStepAt } from './editing';
export { copytoruVocabulary, stepSchema } from './effects';
export { withoutRuby } from './japanese';
export { STEP_KINDS, STEP_LIMIT, type Amount, type Condition, type Step, type StepKind } from './step';
export { stepKind } from './steps';
export { abilityGlyphs, abilityText, reachMark, type AbilityLine } from './text';
export { stepOfPath, waysOut } from './ways-out';
