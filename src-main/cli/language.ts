import type { Command } from 'commander';
import { createFormatter, type FormatLanguage, type Formatter } from '@shared/locales/format';

const languageOf = (tag: string): FormatLanguage => (tag.toLowerCase().startsWith('ja') ? 'ja' : 'en');

const systemTag = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

/** Words in the system's language, for help texts: they are needed before any option has been read. */
export const systemWords = (): Formatter => createFormatter(languageOf(systemTag()));

/** The language a command was given with `--lang`, or the system's. */
export function commandLanguage(command: Command): FormatLanguage {
  const given: unknown = command.optsWithGlobals<Record<string, unknown>>()['lang'];
  return languageOf(typeof given === 'string' ? given : systemTag());
}

/** Words in that language. */
export const commandWords = (command: Command): Formatter => createFormatter(commandLanguage(command));
