import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** Rows of the table: what is promised, and the test that tries to break it. */
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([before, subject, file]) => before === '' && file?.includes('/') && subject !== '')
  .map(([, subject = '', file = '', name = '']) => ({ subject, file, name }));

/** Everything a part of the program is held to. */
const SUBJECTS = [
  'window options',
  'content',
  'navigation',
  'permissions, downloads, devtools in release',
  'IPC',
  'fuses',
  'web host',
  'files in',
  'text in',
];

/** Names of tests in a file, and rows of those that are given in a table; as they are written there. */
const namesIn = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'").replaceAll('\\\\', '\\');

describe('SECURITY.md', () => {
  it('has a test for every subject, and no other subject', () => {
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
  });

  it.each(rows)('names a test that is there: $name', ({ file, name }) => {
    const written = namesIn(file);
    const quotes = ["'", '"', '`'].map((quote) => `${quote}${name}${quote}`);
    expect(quotes.some((quoted) => written.includes(quoted))).toBe(true);
  });

  it('tells how to run all of them', () => {
    const commands = text.match(/^npx (?:vitest run|playwright test) .*$/gm) ?? [];
    const folders = commands.flatMap((command) => command.split(' ').slice(2));
    for (const { file } of rows) expect(folders.some((folder) => file.startsWith(folder))).toBe(true);
  });
});
