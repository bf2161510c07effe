import type { Color } from '@shared/cards/vocabulary';

export { wide, withoutRuby } from '@shared/cards/japanese';

/** Colour names with their readings. */
export const COLOR_JA: Readonly<Record<Color, string>> = {
  white: '白《しろ》',
  red: '赤《あか》',
  blue: '青《あお》',
  yellow: '黄《き》',
  green: '緑《みどり》',
};
