import type { Matrix } from './matrix';

/** A colour of the screen (sRGB), each part from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * The outline of a shape, made of straight lines and cubic curves only. `commands` has a letter for each part: M and L
 * take two of the numbers in `points`, C six, Z none.
 */
export interface Outline {
  readonly commands: string;
  readonly points: readonly number[];
}

export interface GradientStop {
  /** 0–1, never less than that of the stop before. */
  readonly offset: number;
  readonly colour: Colour;
  readonly opacity: number;
}

/** Colours that run into each other, in the coordinates of the shape that is painted. */
export interface Gradient {
  readonly kind: 'gradient';
  /** Two points of a line, or the middle and radius of a circle. */
  readonly shape:
    | {
        readonly kind: 'linear';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }
    | { readonly kind: 'radial'; readonly cx: number; readonly cy: number; readonly r: number };
  /** From the coordinates of `shape` to those of the drawing. */
  readonly transform: Matrix;
  readonly stops: readonly GradientStop[];
}

export type Paint = { readonly kind: 'colour'; readonly colour: Colour } | Gradient;

export interface Fill {
  readonly paint: Paint;
  readonly opacity: number;
  readonly evenOdd: boolean;
}

export interface Stroke {
  readonly colour: Colour;
  readonly opacity: number;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  /** Lengths of dashes and gaps in turn; empty for a whole line. */
  readonly dashes: readonly number[];
}

export interface Shape {
  readonly kind: 'shape';
  readonly outline: Outline;
  readonly transform: Matrix | null;
  readonly fill: Fill | null;
  readonly stroke: Stroke | null;
  /** Of the shape as a whole. */
  readonly opacity: number;
}

export interface Group {
  readonly kind: 'group';
  readonly transform: Matrix | null;
  /** What lies outside is not seen; in the coordinates inside of `transform`. */
  readonly clip: { readonly outline: Outline; readonly evenOdd: boolean } | null;
  /** Of everything in it together. */
  readonly opacity: number;
  readonly children: readonly Item[];
}

/** A line of text. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  /** Where its start, middle or end stands on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: FontWeight;
  readonly colour: Colour;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const FONT_WEIGHTS = [500, 700, 800] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** A picture of pixels, stretched over a rectangle. */
export interface Picture {
  readonly kind: 'picture';
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Item = Shape | Group | Words | Picture;

/** A drawing of ours, read. */
export interface Drawing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly items: readonly Item[];
}
