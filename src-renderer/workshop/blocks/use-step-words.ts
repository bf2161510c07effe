import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { abilityText, type Step } from '@shared/abilities';
import type { Language } from '@shared/cards/words';

/** Steps in the words of a card, in the language of the interface. */
export function useStepWords() {
  const { locale } = useI18n();
  const language = computed<Language>(() => (locale.value === 'ja' ? 'ja' : 'en'));

  /** What the card says of one step: “If 2 red defeated: Power +1 this turn”. */
  const say = (step: Step): string =>
    abilityText([step], language.value)
      .map(({ condition, lines }) =>
        [...(condition === undefined ? [] : [condition.text]), ...lines].join(' '),
      )
      .join('');

  /** The same of a whole ability, line by line, as the card writes it. */
  const write = (steps: readonly Step[], of: Language) =>
    abilityText(steps, of).map(({ when, condition, lines }) => ({
      sign: `when:${when}` as const,
      condition,
      text: lines.join(' '),
    }));

  return { language, say, write };
}
