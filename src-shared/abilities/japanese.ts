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

const marked = /([一-鿿々]+)《([^》]*)》/gu;

/** The text without its readings. */
export const withoutRuby = (text: string): string => text.replace(marked, '$1');
