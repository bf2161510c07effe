import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';

const here = import.meta.dirname;

const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(vue|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(here, name), 'utf8') }));

function exists(key: string): boolean {
  let node: unknown = messages.en;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null) return false;
    node = Object.entries(node).find(([name]) => name === part)?.[1];
  }
  return typeof node === 'string';
}

describe('the words the screens ask for', () => {
  it('all exist', () => {
    const asked = files.flatMap(({ name, text }) =>
      [...text.matchAll(/(?:\bt|\$t|\bte|translate)\(\s*'([\w-]+(?:\.[\w-]+)+)'/g)].map((match) => ({
        name,
        key: match[1] ?? '',
      })),
    );
    const unknown = asked.filter(({ key }) => !exists(key)).map(({ name, key }) => `${name}: ${key}`);
    expect(unknown).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });
});
