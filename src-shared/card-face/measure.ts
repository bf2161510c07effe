import { ADVANCES, type Weight } from './advances';

// Wider than any glyph of the scripts the font lacks, so that a fallback font never runs over the edge.
const UNKNOWN = 900;
const EMOJI = 1300;

const between = (code: number, low: number, high: number): boolean => code >= low && code <= high;

/** Marks that join or restyle the character before them and take no room of their own. */
const isJoined = (code: number): boolean =>
  between(code, 0x300, 0x36f) ||
  between(code, 0x591, 0x5bd) ||
  between(code, 0x64b, 0x65f) ||
  between(code, 0x200b, 0x200f) ||
  between(code, 0x202a, 0x202e) ||
  between(code, 0x2060, 0x206f) ||
  between(code, 0xfe00, 0xfe0f) ||
  between(code, 0x1f3fb, 0x1f3ff) ||
  between(code, 0xe0000, 0xe01ef) ||
  code === 0x3099 ||
  code === 0x309a;

/** Half-width kana; everything else from the CJK blocks on takes a whole em. */
const isHalfWidth = (code: number): boolean => between(code, 0xff61, 0xff9f);
const isFullWidth = (code: number): boolean => between(code, 0x2e80, 0xfaff) || between(code, 0xff00, 0xffef);

function advance(code: number, weight: Weight): number {
  if (isJoined(code)) return 0;
  const known = ADVANCES[weight].find(({ first, widths }) => code >= first && code < first + widths.length);
  if (known) return known.widths[code - known.first] ?? UNKNOWN;
  if (isHalfWidth(code)) return 500;
  if (isFullWidth(code) || between(code, 0x20000, 0x3ffff)) return 1000;
  if (between(code, 0x2190, 0x2bff)) return 1000;
  return code >= 0x1f000 ? EMOJI : UNKNOWN;
}

/** Width of a text in units of the font size's unit. Kerning only ever makes it a little narrower. */
export function textWidth(text: string, size: number, weight: Weight): number {
  let sum = 0;
  for (const char of text) sum += advance(char.codePointAt(0) ?? 0, weight);
  return (sum / 1000) * size;
}
