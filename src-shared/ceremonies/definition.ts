import type { z } from 'zod';
import type { ChoiceField, NumberField } from '@shared/cards/block';
import type { Language } from '@shared/cards/words';
import type { Effect, EffectKind } from './effect';
import type { CeremonyRule } from './rule';
import type { SignPart } from './signs';

/**
 * The fields an editor shows for an effect. `name` is the field's name in the effect, and where it stands in the
 * sentence of its block. `set` always gives an effect the schema accepts, whatever it is given.
 */
export type EffectField<Whole = Effect> = NumberField<Whole> | ChoiceField<Whole>;

/**
 * One kind of effect: everything the program knows about it. Texts are sentences, in lines short enough for a
 * card; joined by spaces they are whole. Japanese ones carry readings as `手札《てふだ》`.
 */
export interface EffectDefinition<E extends Effect> {
  readonly kind: EffectKind;
  readonly hears: E['hears'];
  /** The field that tells it from others that hear the same. */
  readonly field: string;
  /** Whether an effect is of this kind. */
  readonly is: (effect: Effect) => effect is E;
  /** What a set file may say. */
  readonly schema: z.ZodType<E>;
  /** What it changes of the rules. */
  readonly rule: (effect: E) => Partial<CeremonyRule>;
  readonly text: Readonly<Record<Language, (effect: E) => readonly string[]>>;
  /** One line for a list: at most 40 letters, or 20 Japanese characters; without readings. */
  readonly short: Readonly<Record<Language, (effect: E) => string>>;
  readonly signs: (effect: E) => readonly SignPart[];
  /** How it is edited. Its words are `blocks.ceremonies.kinds.<kind>`: a name, and a sentence with the fields in it. */
  readonly block: {
    /** The effect as it is when it was just chosen; it has every field of its kind. */
    readonly fresh: E;
    readonly fields: (effect: E) => readonly EffectField<E>[];
  };
}

/** A kind of effect as its users see it: usable with any effect, and silent on effects of other kinds. */
export interface EffectMeaning {
  readonly kind: EffectKind;
  readonly hears: Effect['hears'];
  readonly field: string;
  readonly is: (effect: Effect) => boolean;
  readonly schema: z.ZodType<Effect>;
  readonly rule: (effect: Effect) => Partial<CeremonyRule>;
  readonly text: (effect: Effect, language: Language) => readonly string[];
  readonly short: (effect: Effect, language: Language) => string;
  readonly signs: (effect: Effect) => readonly SignPart[];
  readonly fresh: Effect;
  readonly fields: (effect: Effect) => readonly EffectField[];
}

/** Makes a kind of effect usable beside the others. */
export function defineEffect<E extends Effect>(definition: EffectDefinition<E>): EffectMeaning {
  const { kind, hears, field, schema, is, block } = definition;
  return {
    kind,
    hears,
    field,
    is,
    schema,
    rule: (effect) => (is(effect) ? definition.rule(effect) : {}),
    text: (effect, language) => (is(effect) ? definition.text[language](effect) : []),
    short: (effect, language) => (is(effect) ? definition.short[language](effect) : ''),
    signs: (effect) => (is(effect) ? definition.signs(effect) : []),
    fresh: block.fresh,
    fields: (effect) => (is(effect) ? block.fields(effect) : []),
  };
}
