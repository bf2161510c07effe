import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- the table: npm run bench -- --write -->';
const END = '<!-- end of the table -->';

/** Puts text between the two marks of a page and leaves everything else as it is. Throws when a mark is missing. */
export function betweenMarks(page: string, text: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks for the table.');
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
}

/** Writes a run into the page at a path. */
export const writeRun = (path: string, text: string): void =>
  writeFileSync(path, betweenMarks(readFileSync(path, 'utf8'), text));
