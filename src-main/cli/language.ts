import type { Command } from 'commander';
import { createFormatter, type FormatLanguage, type Formatter } from '@shared/locales/format';

const languageOf = (tag: string): FormatLanguage => (tag.toLowerCase().startsWith('ja') ? 'ja' : 'en');

const systemTag = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * Words for help texts, which are needed before any option has been read: in the language that `--lang` names
 * among the typed words, or the system's.
 */
export function helpWords(typed: readonly string[]): Formatter {
  let given: string | undefined;
  typed.forEach((word, index) => {
    if (word === '--lang') given = typed[index + 1];
    else if (word.startsWith('--lang=')) given = word.slice('--lang='.length);
  });
  return createFormatter(languageOf(given ?? systemTag()));
}

/** The language a command was given with `--lang`, or the system's. */
export function commandLanguage(command: Command): FormatLanguage {
  const given: unknown = command.optsWithGlobals<Record<string, unknown>>()['lang'];
  return languageOf(typeof given === 'string' ? given : systemTag());
}

/** Words in that language. */
export const commandWords = (command: Command): Formatter => createFormatter(commandLanguage(command));
