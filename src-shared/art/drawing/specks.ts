import { n } from './number';
import type { Pen } from './pen';
import { line } from './shape';

/** Where specks fall: they gather at the lower left of the box, away from the light. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Grain on a form: dots as round stroke ends in one path. `count` is the number on the full face. */
export function specks(
  pen: Pen,
  { x, y, width, height }: Box,
  count: number,
  colour: string,
  opacity = 0.35,
  size = 2.2,
): string {
  const shown = Math.round(count * pen.grainShare);
  let path = '';
  for (let i = 0; i < shown; i++) {
    const px = x + width * pen.grainRandom.next() ** 1.5;
    const py = y + height * (1 - pen.grainRandom.next() ** 1.6);
    path += `M${n(Math.round(px))} ${n(Math.round(py))}h.1`;
  }
  return line(path, colour, size, opacity);
}
