import { withoutRuby } from '@shared/cards/japanese';
import type { Language } from '@shared/cards/words';
import type { EffectField } from './definition';
import type { Effect, EffectKind } from './effect';
import { KINDS, meaningOf } from './kinds';
import { PLAIN_RULE, type CeremonyRule } from './rule';
import type { SignPart } from './signs';

export interface CeremonyTextOptions {
  /** Japanese with readings, as `手札《てふだ》`. Without: plain text. */
  readonly ruby?: boolean;
}

/**
 * A ceremony's text, written from what it does, so that the two can never disagree: whole sentences in lines of
 * at most 30 letters, or about 16 kana. Joined by spaces they can be broken anew anywhere.
 */
export function ceremonyText(
  effect: Effect,
  language: Language,
  { ruby = false }: CeremonyTextOptions = {},
): readonly string[] {
  const lines = meaningOf(effect).text(effect, language);
  return ruby ? lines : lines.map(withoutRuby);
}

/** The same in one line for a list on the table: at most 40 letters, or 20 Japanese characters. */
export const ceremonyShort = (effect: Effect, language: Language): string =>
  meaningOf(effect).short(effect, language);

/** The same in signs and numbers, for faces too small for words. */
export const ceremonySigns = (effect: Effect): readonly SignPart[] => meaningOf(effect).signs(effect);

/** What an effect changes, as numbers a game can put together. */
export const ruleOf = (effect: Effect): CeremonyRule => ({
  ...PLAIN_RULE,
  ...meaningOf(effect).rule(effect),
});

/** An effect of a kind as it is when it was just chosen. */
export const freshEffect = (kind: EffectKind): Effect => KINDS[kind].fresh;

/** What can be changed in an effect. */
export const effectFields = (effect: Effect): readonly EffectField[] => meaningOf(effect).fields(effect);
