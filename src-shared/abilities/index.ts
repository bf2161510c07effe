export type {
  Art,
  CopytoruCard,
  CopytoruSet,
  DrawnArt,
  EnemyCard,
  FileArt,
  KirbyCard,
  OtherCard,
  PlayedCard,
  Variant,
} from './card';
export type { ConditionText } from './conditions';
export type { GlyphPart, Reach, StepMeaning, StepOf } from './definition';
export { carryOut, copytoruVocabulary, effectsSchema, reviewEffects, STEP_LIMIT } from './effects';
export type { AbilityHost, When } from './host';
export { rubyPieces, withoutRuby, type RubyPiece } from './japanese';
export {
  STEP_KINDS,
  type Amount,
  type Condition,
  type CountedAmount,
  type Step,
  type StepKind,
} from './step';
export { meaningOf, stepKind, STEPS } from './steps';
export {
  abilityGlyphs,
  abilityText,
  reachMark,
  type AbilityLine,
  type StepGlyphs,
  type TextOptions,
} from './text';
