import { jsonErrorOffset, textPlace } from './json-place';
import { excerpt, problemAt, type Problem, type ProblemCode } from './problem';

/** The largest card set file, in bytes. */
export const FILE_LIMIT = 8 * 1024 * 1024;

/** How many bytes a text takes in UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) bytes += 1;
    // Each half of a surrogate pair counts two of its four bytes.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes += 1;
  }
  return bytes;
}

/** The problem of a file that is too large to be read at all. */
export const fileTooBig = (file: string, bytes: number): Problem =>
  problemAt(file, [], `${(bytes / 1024 / 1024).toFixed(1)} MiB`, {
    code: 'file-too-big',
    expected: '≤ 8 MiB',
  });

/** The object a card set file holds, or why it holds none. */
export function parseText(text: string, file: string): { root: object } | { problem: Problem } {
  const fail = (code: ProblemCode, found: string, expected: string): { problem: Problem } => ({
    problem: problemAt(file, [], found, { code, expected }),
  });
  // A text takes at least one byte a unit and at most three: most need no counting.
  const bytes = text.length * 3 <= FILE_LIMIT ? 0 : utf8Length(text);
  if (bytes > FILE_LIMIT) return { problem: fileTooBig(file, bytes) };
  // Some editors begin a file with a byte order mark; it means nothing here.
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return fail('empty-file', '', '{…}');
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    if (json.includes('\0')) return fail('not-text', '\\u0000', 'JSON');
    const offset = jsonErrorOffset(json) ?? json.length;
    const { line, column } = textPlace(json, offset);
    const found = excerpt(json.slice(offset, offset + 20).split('\n')[0] ?? '');
    return fail('not-json', `${line}:${column} ${found}`, 'JSON');
  }
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    return fail('not-a-set', excerpt(root), '{ "format": "tefuda-card-set/1", … }');
  }
  return { root };
}
