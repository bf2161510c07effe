import { createI18n } from 'vue-i18n';
import { messages } from '@shared/locales';

/** The words of the program, switchable at once. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages,
  missingWarn: import.meta.env.DEV,
  fallbackWarn: import.meta.env.DEV,
});
