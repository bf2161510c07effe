import type { Language } from '@shared/cards/words';
import { conditionText, type ConditionText } from './conditions';
import type { GlyphPart, Reach } from './definition';
import type { When } from './host';
import { withoutRuby } from './japanese';
import { meaningOf } from './steps';
import type { Step, StepKind } from './step';

/** What a card says about one step. */
export interface AbilityLine {
  readonly when: When;
  /** Whose sign stands for the step. */
  readonly sign: StepKind;
  readonly condition?: ConditionText;
  /** Lines of at most about 28 letters, or 15 kana. */
  readonly lines: readonly string[];
}

export interface TextOptions {
  /** Japanese with readings, as `手札《てふだ》`. Without: plain text. */
  readonly ruby?: boolean;
}

/** A card's text, written from what it does, so that the two can never disagree. */
export function abilityText(
  effects: readonly Step[],
  language: Language,
  { ruby = false }: TextOptions = {},
): readonly AbilityLine[] {
  const spoken = (text: string): string => (ruby ? text : withoutRuby(text));
  return effects.map((step) => {
    const meaning = meaningOf(step);
    const line = {
      when: meaning.when,
      sign: meaning.kind,
      lines: meaning.text(step, language).map(spoken),
    };
    if (step.if === undefined) return line;
    const condition = conditionText(step.if, language);
    return { ...line, condition: { ...condition, text: spoken(condition.text) } };
  });
}

/** The short form of a step, for faces too small for words. */
export interface StepGlyphs {
  readonly sign: StepKind;
  readonly parts: readonly GlyphPart[];
}

/** A card's ability in signs and numbers. */
export const abilityGlyphs = (effects: readonly Step[]): readonly StepGlyphs[] =>
  effects.map((step) => {
    const { kind, glyphs } = meaningOf(step);
    return { sign: kind, parts: glyphs(step) };
  });

/** The first step that touches cards on the table, and which; null if none does. */
export function reachMark(effects: readonly Step[]): { sign: StepKind; reach: Reach } | null {
  for (const step of effects) {
    const meaning = meaningOf(step);
    const reach = meaning.reach(step);
    if (reach !== null) return { sign: meaning.kind, reach };
  }
  return null;
}
