import { fromLch, lch, mix } from './drawing/colour';

const PLUM = '#46244F';
const APRICOT = '#FFE7C2';

function lean(colour: string): string {
  const { l } = lch(colour);
  let leaning = colour;
  if (l < 0.62) leaning = mix(leaning, PLUM, 0.26 * Math.min(1, (0.62 - l) / 0.4));
  if (l > 0.72) leaning = mix(leaning, APRICOT, 0.3 * Math.min(1, (l - 0.72) / 0.26));
  const { l: lightness, c, h } = lch(leaning);
  if (h > 110 && h < 170) return fromLch({ l: lightness, c: c * 0.86, h: h - (h - 110) * 0.16 });
  if (h > 215 && h < 265) return fromLch({ l: lightness, c: c * 0.9, h });
  return leaning;
}

const toned = new Map<string, string>();

/**
 * A colour as the one illustrator mixes it: dark ones lean to plum, light ones to apricot, greens towards yellow,
 * blues a little greyer. It is what makes all pictures of a set look like one hand's.
 */
export function toneColour(colour: string): string {
  const known = toned.get(colour);
  if (known !== undefined) return known;
  if (toned.size >= 6000) toned.clear();
  const made = lean(colour);
  toned.set(colour, made);
  return made;
}

/** Every six-digit hex colour that is a whole attribute of the drawing, toned. Apply once, at the very end. */
export function tone(svg: string): string {
  return svg.replace(/"#[0-9a-fA-F]{6}"/g, (quoted) => `"${toneColour(quoted.slice(1, -1))}"`);
}
