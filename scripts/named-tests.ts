import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The rows of the tables in a document of the project, without their heads. */
export const rowsIn = (document: string): string[][] =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s-]+\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

/** Whether a test, a group or a step of this name stands in a file; a `%s` in it stands for the rows of a table. */
export function hasTest(file: string, name: string): boolean {
  const text = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'").replaceAll('\\\\', '\\');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
}
