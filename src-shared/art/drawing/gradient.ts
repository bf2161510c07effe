import { share } from './number';
import type { Pen } from './pen';

/** One stop: offset 0–1, colour, opacity 0–1 (opaque when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient's definition, to be put into the drawing, and the paint (`url(#…)`) that uses it. */
export interface Gradient {
  readonly definition: string;
  readonly paint: string;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${share(opacity)}"`;
      return `<stop offset="${share(offset)}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}

/** A linear gradient, from top to bottom of what it fills unless `line` says otherwise. */
export function linear(pen: Pen, stops: readonly Stop[], line = 'x1="0" y1="0" x2="0" y2="1"'): Gradient {
  const id = pen.newId();
  return {
    definition: `<linearGradient id="${id}" ${line}>${stopsOf(stops)}</linearGradient>`,
    paint: `url(#${id})`,
  };
}

/** A radial gradient, from the middle of what it fills to its edge. */
export function radial(pen: Pen, stops: readonly Stop[]): Gradient {
  const id = pen.newId();
  return {
    definition: `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`,
    paint: `url(#${id})`,
  };
}
