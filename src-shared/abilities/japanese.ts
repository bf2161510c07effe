import type { Color } from '@shared/cards/vocabulary';

/** Digits as Japanese card text has them. */
export const wide = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Colour names with their readings. */
export const COLOR_JA: Readonly<Record<Color, string>> = {
  white: '白《しろ》',
  red: '赤《あか》',
  blue: '青《あお》',
  yellow: '黄《き》',
  green: '緑《みどり》',
};

/** A piece of text, with the reading of its kanji if it has one. */
export interface RubyPiece {
  readonly base: string;
  readonly ruby?: string;
}

const marked = /([一-鿿々]+)《([^》]*)》/gu;

/** Splits `手札《てふだ》を` into `手札` with its reading, and `を`. */
export function rubyPieces(text: string): readonly RubyPiece[] {
  const pieces: RubyPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, base = '', ruby = ''] = match;
    if (match.index > from) pieces.push({ base: text.slice(from, match.index) });
    pieces.push({ base, ruby });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ base: text.slice(from) });
  return pieces;
}

/** The text without its readings. */
export const withoutRuby = (text: string): string => text.replace(marked, '$1');
