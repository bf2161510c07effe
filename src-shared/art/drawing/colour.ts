import {
  clampChroma,
  convertOklabToRgb,
  convertRgbToOklab,
  converter,
  formatHex,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter('oklch');

/** Lightness 0–1, chroma from 0 and hue in degrees, as OKLCH has them. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function parse(colour: string) {
  const rgb = parseHex(colour);
  if (rgb === undefined) throw new Error(`Not a hex colour: ${colour}`);
  return rgb;
}

/** OKLCH of a hex colour; the hue of a grey is 0. */
export function lch(colour: string): Lch {
  const { l, c, h } = toOklch(parse(colour));
  return { l, c, h: h ?? 0 };
}

/** The hex colour of OKLCH values, its chroma reduced until the screen can show it. */
export function fromLch({ l, c, h }: Lch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

// A scene asks for the same few hundred mixtures again and again; both functions are pure, so remembering is safe.
// The bound keeps a long evening in the workshop from growing it.
const REMEMBERED = 6000;
const memory = new Map<string, string>();
function remember(key: string, work: () => string): string {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= REMEMBERED) memory.clear();
  const made = work();
  memory.set(key, made);
  return made;
}

/** `share` (0–1) of colour `b` mixed into colour `a`, in OKLab. */
export function mix(a: string, b: string, share: number): string {
  if (share <= 0) return a;
  return remember(`${a}${b}${share}`, () => {
    const from = convertRgbToOklab(parse(a));
    const to = convertRgbToOklab(parse(b));
    const blend = (x: number, y: number) => x + (y - x) * share;
    return formatHex(
      convertOklabToRgb({
        l: blend(from.l, to.l),
        a: blend(from.a, to.a),
        b: blend(from.b, to.b),
      }),
    );
  });
}

/** A colour moved in OKLCH: lightness (−1 to 1), chroma and hue (degrees) are added to its own. */
export function shift(colour: string, lightness: number, chroma = 0, hue = 0): string {
  return remember(`${colour}${lightness},${chroma},${hue}`, () => {
    const { l, c, h } = lch(colour);
    return fromLch({
      l: Math.min(0.99, Math.max(0.04, l + lightness)),
      c: Math.max(0, c + chroma),
      h: h + hue,
    });
  });
}
