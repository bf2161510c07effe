export type { CeremonyCard, KokopelliCard, WildCard } from './card';
export { EFFECT_KINDS, type Effect, type EffectKind } from './effect';
export { effectKind, effectSchema } from './kinds';
export { PLAIN_RULE, type CeremonyRule, type Heard } from './rule';
export { CEREMONY_SIGNS } from './signs';
export { ceremonyShort, ceremonySigns, ceremonyText, effectFields, freshEffect, ruleOf } from './text';
export { wildText } from './wild';
export { kokopelliVocabulary } from './vocabulary';
