/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
// Between the quotes: everything from the space on but quote and backslash, or an escape.
const TOKEN =
  /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{}:,]/uy;

type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing';

/**
 * Where a text stops being JSON: the offset of the first character that cannot stand there, or null if it
 * is JSON to its end. `JSON.parse` tells this in words that differ by engine and version, or not at all.
 * Works without recursion, so that depth does not matter.
 */
export function jsonErrorOffset(text: string): number | null {
  const open: ('[' | '{')[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return wanted === 'nothing' ? null : at;
    TOKEN.lastIndex = at;
    const token: string | undefined = TOKEN.exec(text)?.[0];
    const next: Wanted | undefined = token === undefined ? undefined : after(token, wanted, open);
    if (token === undefined || next === undefined) return at;
    wanted = next;
    at += token.length;
  }
}

/** What may follow a token, or undefined where the token itself may not stand. Keeps `open` up to date. */
function after(token: string, wanted: Wanted, open: ('[' | '{')[]): Wanted | undefined {
  const closed = (): Wanted => (open.length === 0 ? 'nothing' : 'comma-or-end');
  switch (token) {
    case '{':
    case '[':
      if (wanted !== 'value' && wanted !== 'value-or-end') return undefined;
      open.push(token);
      return token === '{' ? 'key-or-end' : 'value-or-end';
    case '}':
    case ']': {
      const canEnd = token === '}' ? wanted === 'key-or-end' : wanted === 'value-or-end';
      if (open.at(-1) !== (token === '}' ? '{' : '[') || !(canEnd || wanted === 'comma-or-end'))
        return undefined;
      open.pop();
      return closed();
    }
    case ',':
      if (wanted !== 'comma-or-end') return undefined;
      return open.at(-1) === '{' ? 'key' : 'value';
    case ':':
      return wanted === 'colon' ? 'value' : undefined;
    default:
      if (wanted === 'key' || wanted === 'key-or-end') return token.startsWith('"') ? 'colon' : undefined;
      return wanted === 'value' || wanted === 'value-or-end' ? closed() : undefined;
  }
}

/** Line and column of an offset. */
export function textPlace(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { line: before.split(/\r\n|\r|\n/).length, column: Array.from(before.slice(lineStart)).length + 1 };
}
