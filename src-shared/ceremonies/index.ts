export type { CeremonyCard, KokopelliCard, KokopelliSet, WildCard } from './card';
export type { EffectField } from './definition';
export { DOERS, EFFECT_KINDS, LAID_CARDS, PLACES, type Effect, type EffectKind } from './effect';
export { effectKind, effectSchema } from './kinds';
export { PLAIN_RULE, type CeremonyRule, type Heard, type HeardCard } from './rule';
export { CEREMONY_SIGNS, type CeremonySign, type SignPart } from './signs';
export { ceremonyShort, ceremonySigns, ceremonyText, effectFields, freshEffect, ruleOf } from './text';
export { wildText } from './wild';
export { kokopelliVocabulary } from './vocabulary';
