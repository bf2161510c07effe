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

/** A whole number of at least `least`, or a {@link UsageError} that names the option. */
export function wholeNumber(text: string, option: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < least) throw new UsageError('cli.errors.number', { option, text, least });
  return number;
}

/** `key=value` pairs; a value is JSON where it can be read so, otherwise text. */
export function readPairs(pairs: readonly string[]): Record<string, unknown> {
  const read: [string, unknown][] = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError('cli.errors.pair', { pair });
    return [pair.slice(0, at), jsonOrText(pair.slice(at + 1))];
  });
  return Object.fromEntries(read);
}

function jsonOrText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
