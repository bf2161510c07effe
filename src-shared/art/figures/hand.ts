import { shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { radial } from '../drawing/gradient';
import { ellipse } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import { disc, fill } from '../drawing/shape';
import { specks } from '../drawing/specks';

/** How a form of a figure is lit beyond its colour. */
export interface Lit {
  readonly rim?: string;
  readonly shade?: string;
  /** How far the rim reaches down, 5 unless said. */
  readonly down?: number;
  /** Drawn on the form and cut off at its edge. */
  readonly on?: string;
  readonly transform?: string;
}

/**
 * Draws with the few moves all figures share, so that they look like one illustrator's: in a box of 200 × 200, a
 * creature's ground at y 176, facing left, lit from the upper right.
 */
export class Hand {
  /** `rank` is the card's power or life, 1–8: stronger figures may carry more. */
  constructor(
    private readonly pen: Pen,
    readonly rank: number,
    private readonly props: ReadonlySet<string>,
  ) {}

  /** Whether the card's art asks for this extra. */
  has(prop: string): boolean {
    return this.props.has(prop);
  }

  /** A thing with rim, body and shade; `reach` is how far the shade comes in, `left` how wide the rim is. */
  form(outline: string, colour: string, reach = 22, left = 6, lit: Lit = {}): string {
    const { rim, shade, down = 5, on, transform } = lit;
    return form(this.pen, outline, colour, {
      reach,
      edge: [left, down],
      ...(rim === undefined ? {} : { rim }),
      ...(shade === undefined ? {} : { shade }),
      ...(on === undefined ? {} : { on }),
      ...(transform === undefined ? {} : { transform }),
    });
  }

  /** Grain within a box, gathered at its lower left. */
  grain(x: number, y: number, width: number, height: number, count: number, colour: string): string {
    return specks(this.pen, { x, y, width, height }, count, colour, 0.5, 2.6);
  }

  /** A round light that fades out. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.8): string {
    const { definition, paint } = radial(this.pen, [
      [0, colour, opacity],
      [1, colour, 0],
    ]);
    return definition + disc(x, y, radius, paint);
  }
}

/** A small bean eye with one glint, towards the light. */
export const eye = (x: number, y: number, size = 6): string =>
  fill(ellipse(x, y, size * 0.78, size), '#2A1B33') +
  disc(x + size * 0.22, y - size * 0.36, size * 0.3, '#FFF6DF');

/** The same eye on a dark face. */
export const paleEye = (x: number, y: number, size = 6): string =>
  fill(ellipse(x, y, size * 0.78, size), '#FFE6A8') +
  disc(x + size * 0.22, y - size * 0.36, size * 0.3, '#2A1B33');

/** The flat shadow on the ground. */
export const groundShadow = (halfWidth = 70, x = 100): string =>
  fill(ellipse(x, 178, halfWidth, 9), '#2A1B33', 0.22);

/** Dots thrown off. */
export const dots = (
  places: readonly (readonly [x: number, y: number, radius: number])[],
  colour: string,
): string => places.map(([x, y, radius]) => disc(x, y, radius, colour)).join('');

/** A darker tone of a colour, for grain and seams. */
export const darker = (colour: string, by = 0.14): string => shift(colour, -by);
