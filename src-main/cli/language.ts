import type { Command } from 'commander';
import { createFormatter, type FormatLanguage, type Formatter } from '@shared/locales/format';

const languageOf = (tag: string): FormatLanguage => (tag.toLowerCase().startsWith('ja') ? 'ja' : 'en');

const systemTag = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

/** Words in the system's language, for help texts: they are needed before any option has been read. */
export const systemWords = (): Formatter => createFormatter(languageOf(systemTag()));

/** Words in the language a command was given with `--lang`, or in the system's. */
export function commandWords(command: Command): Formatter {
  const given: unknown = command.optsWithGlobals<Record<string, unknown>>()['lang'];
  return createFormatter(languageOf(typeof given === 'string' ? given : systemTag()));
}
