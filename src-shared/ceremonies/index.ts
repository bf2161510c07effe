export type { CeremonyCard, KokopelliCard, KokopelliSet, WildCard } from './card';
export { DOERS, LAID_CARDS, PLACES, type Effect } from './effect';
export { effectSchema } from './kinds';
export { PLAIN_RULE, type CeremonyRule, type Heard, type HeardCard } from './rule';
export { kokopelliVocabulary } from './vocabulary';
