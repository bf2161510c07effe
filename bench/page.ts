import { readFileSync, writeFileSync } from 'node:fs';

/** Two lines of a page, between which stands what was measured. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

const TABLE: Marks = {
  begin: '<!-- the table: npm run bench -- --write -->',
  end: '<!-- end of the table -->',
};

/**
 * A page with what stands between two marks replaced; all that people wrote around them stays as it is.
 *
 * @throws when a mark is missing
 */
export function betweenMarks(page: string, { begin, end }: Marks, text: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page has no place for what was measured: ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** Writes a run into the page at a path. */
export const writeRun = (path: string, text: string): void =>
  writeFileSync(path, betweenMarks(readFileSync(path, 'utf8'), TABLE, text));
