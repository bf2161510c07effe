import type { FormatValues } from '@shared/locales/format';

/** A command was used wrongly. Said in words on stderr; the exit code is 2. */
export class UsageError extends Error {
  /** @param key message key, and what the sentence speaks of */
  constructor(
    readonly key: string,
    readonly values: FormatValues = {},
  ) {
    super(key);
  }
}

/** What was asked for cannot be done. Said in words on stderr; the exit code is 1. */
export class Failure extends Error {
  /** @param key message key, and what the sentence speaks of */
  constructor(
    readonly key: string,
    readonly values: FormatValues = {},
  ) {
    super(key);
  }
}

/** A whole number of at least `least`, or a {@link UsageError} that names the option. */
export function wholeNumber(text: string, option: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < least) throw new UsageError('cli.errors.number', { option, text, least });
  return number;
}

/**
 * `key=value` pairs; a value is JSON where it can be read so, otherwise text.
 *
 * @param isList whether a value of a key is a list, which may be written with commas: `3,0`
 */
export function readPairs(
  pairs: readonly string[],
  isList: (key: string, text: string) => boolean,
): Record<string, unknown> {
  const read: [string, unknown][] = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError('cli.errors.pair', { pair });
    const [key, text] = [pair.slice(0, at), pair.slice(at + 1)];
    const value = jsonOrText(text);
    return [key, isList(key, text) && !Array.isArray(value) ? listOf(text).map(jsonOrText) : value];
  });
  return Object.fromEntries(read);
}

/** The parts of a list with commas, without the space around them. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function jsonOrText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
