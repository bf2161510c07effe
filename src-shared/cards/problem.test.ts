import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { excerpt, jsonPath, SEVERITIES, valueAt } from './problem';

describe('the words for problems', () => {
  it.each(['en', 'ja'] as const)('exist in %s for every code, and for no other', (language) => {
    const { validate: _validate, ...words } = messages[language].diagnostics;
    expect(Object.keys(words).sort()).toEqual(Object.keys(SEVERITIES).sort());
  });
});

describe('the list of problems in the description of the format', () => {
  it('names every code, once, with its severity', () => {
    const page = readFileSync(new URL('../../docs/card-set-format.md', import.meta.url), 'utf8');
    const table = page.slice(page.indexOf('## Problems'), page.indexOf('## What matters to play'));
    const listed = table.split('\n').flatMap((line) => {
      const [, codes = '', severity = ''] = line.split('|').map((cell) => cell.trim());
      return [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => [code, severity]);
    });
    expect(listed.sort()).toEqual(Object.entries(SEVERITIES).sort());
  });
});

describe('jsonPath', () => {
  it('repeats no more than the beginning of an endless name', () => {
    const name = 'x'.repeat(100_000);
    expect(jsonPath(['cards', 3, name])).toBe(`cards[3]["${'x'.repeat(40)}…"]`);
    expect(jsonPath(['x'.repeat(40)])).toBe('x'.repeat(40));
  });

  it('is written as people write it', () => {
    expect(jsonPath([])).toBe('');
    expect(jsonPath(['cards', 12, 'power'])).toBe('cards[12].power');
    expect(jsonPath(['cards', 0, 'odd key', 'x'])).toBe('cards[0]["odd key"].x');
    expect(jsonPath(['"'])).toBe('["\\""]');
  });
});

describe('excerpt', () => {
  it('is one short line, and never looks into depths', () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(excerpt(deep)).toBe('[…] (1)');
    expect(excerpt({ a: deep })).toBe('{…}');
    expect(excerpt('a\nb')).toBe('"a\\nb"');
    expect(excerpt('x'.repeat(100))).toBe(`"${'x'.repeat(60)}"… (100)`);
    expect(excerpt(undefined)).toBe('');
    expect(excerpt(null)).toBe('null');
  });
});

describe('valueAt', () => {
  it('follows own keys only', () => {
    expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt('text', ['length'])).toBeUndefined();
  });
});
