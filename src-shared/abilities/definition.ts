import type { z } from 'zod';
import type { Color } from '@shared/cards/vocabulary';
import type { Language } from '@shared/cards/words';
import type { BlockField } from './block';
import type { AbilityHost, When } from './host';
import type { Step, StepKind } from './step';

/** The steps of one kind. */
export type StepOf<Kind extends StepKind> = Extract<Step, Readonly<Record<Kind, unknown>>>;

/** A piece of the short form of a step on a table face, right of its sign: `+1+` and the yellow mark. */
export type GlyphPart =
  | { readonly text: string }
  /** The mark of a colour. */
  | { readonly mark: Color }
  /** A sign: of a step, or `enemy` for any enemy. */
  | { readonly sign: StepKind | 'enemy' };

/** Which cards on the table a step touches: the enemies, or the Copy Ability cards on offer. */
export type Reach = 'enemies' | 'kirby';

/**
 * One kind of step: everything the program knows about it. Texts are written as lines short enough for a
 * card; Japanese ones carry readings as `手札《てふだ》`.
 */
export interface StepDefinition<S extends Step> {
  readonly kind: StepKind;
  readonly when: When;
  /** Whether a step is of this kind. */
  readonly is: (step: Step) => step is S;
  /** What a set file may say. */
  readonly schema: z.ZodType<S>;
  /** Its meaning; the condition has been looked at already. */
  readonly carryOut: (step: S, host: AbilityHost) => void;
  readonly text: Readonly<Record<Language, (step: S) => readonly string[]>>;
  readonly glyphs: (step: S) => readonly GlyphPart[];
  /** Absent where it touches no card on the table. */
  readonly reach?: (step: S) => Reach;
  /** How it is edited. Its words are `blocks.steps.<kind>`: a name, and a sentence with the fields in it. */
  readonly block: {
    /** The step as it is when it was just added. */
    readonly fresh: S;
    /** What can be changed in it, apart from its condition. */
    readonly fields: (step: S) => readonly BlockField<S>[];
  };
}

/** A kind of step as its users see it: usable with any step, and silent on steps of other kinds. */
export interface StepMeaning {
  readonly kind: StepKind;
  readonly when: When;
  readonly schema: z.ZodType<Step>;
  /** Makes a step ready to be carried out again and again; its condition is not looked at. */
  readonly prepare: (step: Step) => (host: AbilityHost) => void;
  readonly text: (step: Step, language: Language) => readonly string[];
  readonly glyphs: (step: Step) => readonly GlyphPart[];
  readonly reach: (step: Step) => Reach | null;
  readonly fresh: Step;
  readonly fields: (step: Step) => readonly BlockField<Step>[];
}

/** Makes a kind of step usable beside the others. */
export function defineStep<S extends Step>(definition: StepDefinition<S>): StepMeaning {
  const { kind, when, schema, is, reach, block } = definition;
  return {
    kind,
    when,
    schema,
    prepare: (step) => {
      const { carryOut } = definition;
      return is(step) ? (host) => carryOut(step, host) : () => undefined;
    },
    text: (step, language) => (is(step) ? definition.text[language](step) : []),
    glyphs: (step) => (is(step) ? definition.glyphs(step) : []),
    reach: (step) => (reach !== undefined && is(step) ? reach(step) : null),
    fresh: block.fresh,
    fields: (step) => (is(step) ? block.fields(step) : []),
  };
}
