import { createI18n } from 'vue-i18n';
import { messages } from '@shared/locales';
import { quietSentence } from '@shared/locales/quiet-sentence';

/** The words of the program, switchable at once. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages,
  postTranslation: (words) => (typeof words === 'string' ? quietSentence(words) : words),
  missingWarn: import.meta.env.DEV,
  fallbackWarn: import.meta.env.DEV,
});
