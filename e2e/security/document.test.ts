import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, rowsIn } from '../../scripts/named-tests';

const text = readFileSync(join(import.meta.dirname, '../../SECURITY.md'), 'utf8');

/** Rows of the table: what is promised, and the test that tries to break it. */
const rows = rowsIn('SECURITY.md')
  .map(([subject = '', file = '', name = '']) => ({ subject, file, name }))
  .filter(({ file }) => file.includes('/'));

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

describe('SECURITY.md', () => {
  it('has a test for every subject, and no other subject', () => {
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
  });

  it.each(rows)('names a test that is there: $name', ({ file, name }) => {
    expect(hasTest(file, name)).toBe(true);
  });

  it('tells how to run all of them', () => {
    const commands = text.match(/^npx (?:vitest run|playwright test) .*$/gm) ?? [];
    const folders = commands.flatMap((command) => command.split(' ').slice(2));
    for (const { file } of rows) expect(folders.some((folder) => file.startsWith(folder))).toBe(true);
  });
});
