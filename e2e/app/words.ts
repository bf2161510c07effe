import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const texts = z.record(z.string(), z.unknown());
const folder = join(import.meta.dirname, '../../src-shared/locales');

/** The words of a message key in a language, for tests that speak both. */
export function words(
  language: 'en' | 'ja',
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [namespace = '', ...path] = key.split('.');
  let found: unknown = JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8'));
  for (const part of path) found = texts.parse(found)[part];
  return z
    .string()
    .parse(found)
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
