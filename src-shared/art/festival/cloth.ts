import { n } from '../drawing/number';
import { hashText } from '../drawing/random';
import { linear } from '../drawing/gradient';
import { Pen } from '../drawing/pen';
import { disc, line, rect } from '../drawing/shape';
import { tone } from '../tone';
import { bunting } from './bunting';
import { CLOTH_TONES, type ClothToneName } from './tones';

/** What a cloth is drawn from. Lengths are in grid units; the drawing fills 0…width by 0…height. */
export interface ClothOptions {
  readonly tone: ClothToneName;
  /** The card's id: the same seed always gives the same threads. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The middle of the light behind the thing, and the radius of its widest ring. */
  readonly light: { readonly x: number; readonly y: number; readonly radius: number };
  /** How tall a paper flag is. */
  readonly flag: number;
  /** Share of the grain: 1 on the full face, a third on table and token faces. */
  readonly grain?: number | undefined;
  /** Start of all ids; left out, it follows from the other options. */
  readonly id?: string | undefined;
}

/** Threads that stand out of the weave: short lines along both directions. */
function threads(
  pen: Pen,
  width: number,
  height: number,
  colour: string,
  count: number,
  opacity: number,
): string {
  let path = '';
  const shown = Math.round(count * pen.grainShare);
  for (let i = 0; i < shown; i++) {
    const x = pen.grainRandom.between(0, width);
    const y = pen.grainRandom.between(0, height);
    const length = pen.grainRandom.between(5, 17);
    path += `M${n(Math.round(x))} ${n(Math.round(y))}${pen.grainRandom.chance(0.5) ? 'h' : 'v'}${n(length)}`;
  }
  return line(path, colour, 2.2, opacity);
}

/**
 * A plain cloth with soft rings of light and a string of paper flags along its top. Pure: the same options give the
 * same text, for ever. Without pattern of any kind.
 */
export function drawCloth(options: ClothOptions): string {
  const { seed, width, height, light, flag, grain = 1 } = options;
  const { cloth, lit, shade } = CLOTH_TONES[options.tone];
  const id =
    options.id ??
    `c${hashText(`${options.tone},${width},${height},${flag},${grain},${light.x},${light.y},${light.radius},${seed}`).toString(36)}`;
  const pen = new Pen({ id, seed, layer: 'cloth', grain });
  const ground = linear(
    pen,
    [
      [0, lit],
      [0.45, cloth],
      [1, shade],
    ],
    'x1=".85" y1="0" x2=".2" y2="1"',
  );
  const ring = (share: number, opacity: number): string =>
    disc(light.x, light.y, light.radius * share, '#FFF1CF', opacity);
  return tone(
    ground.definition +
      rect(0, 0, width, height, ground.paint) +
      threads(pen, width, height, lit, 260, 0.4) +
      threads(pen, width, height, shade, 260, 0.4) +
      ring(1, 0.1) +
      ring(0.74, 0.12) +
      ring(0.48, 0.14) +
      bunting({ width, top: flag * 0.06, sag: flag * 0.62, flag, count: 9 }),
  );
}
