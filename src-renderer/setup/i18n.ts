import { compile, registerMessageCompiler, type MessageCompiler } from '@intlify/core-base';
import { createI18n } from 'vue-i18n';
import { messages } from '@shared/locales';
import { quietSentence } from '@shared/locales/quiet-sentence';

/** What only a sentence has that says something of its own each time. */
const CHANGING = /[{}@|\\]/;

/** Most sentences are the same each time: there is nothing in them to look for. */
const compileChanging: MessageCompiler = (message, context) =>
  typeof message === 'string' && !CHANGING.test(message) ? () => message : compile(message, context);
registerMessageCompiler(compileChanging);

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
