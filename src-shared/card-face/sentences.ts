import { abilityText, reachMark, type AbilityLine, type Step } from '@shared/abilities';
import type { MarkName } from '@shared/art/marks';
import type { Language } from '@shared/cards/words';
import type { SentencePart } from './flow';
import { CARD_COLORS } from './palette';
import type { StepSentence } from './steps';

function sentence({ when, condition, lines }: AbilityLine): StepSentence {
  const said: SentencePart[][] = lines.map((text) => [{ text }]);
  if (condition) {
    const mark: SentencePart[] =
      condition.color === null
        ? []
        : [{ mark: `color:${condition.color}`, color: CARD_COLORS[condition.color].ink }];
    said.unshift([...mark, { text: condition.text, quiet: true }]);
  }
  return { sign: `when:${when}`, lines: said };
}

/** What the full face says: the card's own text, its readings included in Japanese. */
export const sentencesOf = (effects: readonly Step[], language: Language): readonly StepSentence[] =>
  abilityText(effects, language, { ruby: language === 'ja' }).map(sentence);

/** The sign of the first step that touches cards on the table, if one does. */
export function reachOf(effects: readonly Step[]): MarkName | null {
  const reach = reachMark(effects);
  return reach === null ? null : `step:${reach.sign}`;
}
