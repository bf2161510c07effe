import { fromLch, lch } from '../drawing/colour';

/** Hues of the four card colours; white has none. */
const HUES = { red: 27, blue: 258, yellow: 84, green: 158 } as const;

/** The colours a figure can take. */
export type FigureColor = keyof typeof HUES | 'white';

const everyColour = (svg: string, change: (colour: string) => string): string =>
  svg.replace(/"#[0-9a-fA-F]{6}"/g, (quoted) => `"${change(quoted.slice(1, -1))}"`);

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/**
 * A figure drawn for one card colour, on a card of another: what is coloured in the first one's hue turns to the
 * other's, cream trails, eyes and wood stay as they are.
 */
export function inColor(svg: string, native: FigureColor, wanted: FigureColor): string {
  if (native === wanted || native === 'white') return svg;
  const from = HUES[native];
  return everyColour(svg, (colour) => {
    const { l, c, h } = lch(colour);
    if (c < 0.035 || apart(h, from) > 55) return colour;
    if (wanted === 'white') return fromLch({ l: Math.min(0.95, l + 0.06), c: c * 0.2, h: 60 });
    return fromLch({ l, c, h: HUES[wanted] + (h - from) * 0.6 });
  });
}

/** A figure in gold: every tone keeps its lightness, the darkest stay for eyes and noses. */
export const inGold = (svg: string): string =>
  everyColour(svg, (colour) => {
    const { l } = lch(colour);
    if (l < 0.32) return colour;
    return fromLch({ l: Math.min(0.97, 0.14 + l * 0.92), c: l > 0.9 ? 0.07 : 0.135, h: 62 + 34 * l });
  });
