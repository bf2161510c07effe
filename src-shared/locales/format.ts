import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
} from '@intlify/core-base';
import { messages } from './index';
import { quietSentence } from './quiet-sentence';

/** The languages the program speaks. */
export type FormatLanguage = keyof typeof messages;

/** What a sentence speaks of. `n` or `count` chooses between its forms for one and for many. */
export type FormatValues = Readonly<Record<string, number | string>>;

/** A message key in words. An unknown key is given back as it is, so that nothing is ever hidden. */
export type Formatter = (key: string, values?: FormatValues) => string;

/** Words for places without a screen: the command line and files. The screen uses the same messages. */
export function createFormatter(language: FormatLanguage): Formatter {
  registerMessageCompiler(compile);
  registerMessageResolver(resolveValue);
  const context = createCoreContext({
    locale: language,
    fallbackLocale: 'en',
    messages,
    missingWarn: false,
    fallbackWarn: false,
  });
  return (key, values = {}) => {
    const words = translate(context, key, { ...values });
    return typeof words === 'string' ? quietSentence(words) : key;
  };
}

/** A line of a match's log, as views and records have it. */
export interface WordedLine {
  readonly key: string;
  readonly seat?: number;
  readonly card?: { readonly id: string };
  readonly cards?: readonly { readonly id: string }[];
  readonly values?: FormatValues;
}

/** How a log calls those it speaks of. */
export interface LogNames {
  readonly seat: (seat: number) => string;
  /** By `set-id/card-id`. */
  readonly card: (id: string) => string;
}

/** A line of the log in words. */
export function wordLine(
  line: WordedLine,
  names: LogNames,
  format: Formatter,
  language: FormatLanguage,
): string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return format(line.key, {
    ...line.values,
    ...(line.seat !== undefined && { seat: names.seat(line.seat) }),
    ...(line.card !== undefined && { card: names.card(line.card.id) }),
    ...(line.cards !== undefined && {
      cards: list.format(line.cards.map((card) => names.card(card.id))),
      n: line.cards.length,
      ...line.values,
    }),
  });
}
