export type { Art, CopytoruCard, CopytoruSet, EnemyCard, KirbyCard, OtherCard, Variant } from './card';
export type { GlyphPart } from './definition';
export { copytoruVocabulary, stepSchema } from './effects';
export { withoutRuby } from './japanese';
export { STEP_KINDS, type Step } from './step';
export { abilityGlyphs, abilityText, reachMark, type AbilityLine } from './text';
