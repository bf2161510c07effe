import { shift } from './colour';
import { n } from './number';
import type { Pen } from './pen';

/** How a form is lit. Everything may be left out. */
export interface FormOptions {
  /** Colour of the lit edge, upper right. */
  readonly rim?: string;
  /** Colour of the shaded side, lower left. */
  readonly shade?: string;
  /** How wide the rim is, to the left and down, in grid units. */
  readonly edge?: readonly [left: number, down: number];
  /** How far the shade reaches in from the left, in grid units; 0 for none. About a fifth of the width. */
  readonly reach?: number;
  /** Drawn on the body, cut off at its edge: grain, windows, stripes. */
  readonly on?: string;
  /** An SVG transform for the whole form. */
  readonly transform?: string;
}

/**
 * A thing with three tones from one outline, lit from the upper right: rim where the outline moved left and down
 * no longer covers, shade where the outline moved right no longer covers, body between.
 */
export function form(pen: Pen, outline: string, body: string, options: FormOptions = {}): string {
  const { rim = shift(body, 0.11), shade = shift(body, -0.08, 0.005), edge = [6, 5], reach = 22 } = options;
  const [left, down] = edge;
  const clip = pen.newId();
  const lit =
    reach === 0
      ? `<path d="${outline}" fill="${body}"/>`
      : `<path d="${outline}" fill="${shade}"/>` +
        `<path d="${outline}" fill="${body}" transform="translate(${n(reach)} ${n(-reach / 2)})"/>`;
  const inner =
    `<g transform="translate(${n(-left)} ${n(down)})" clip-path="url(#${clip})">${lit}</g>` +
    (options.on === undefined ? '' : options.on);
  const transform = options.transform === undefined ? '' : ` transform="${options.transform}"`;
  return (
    `<g${transform}><clipPath id="${clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${rim}"/>` +
    `<g clip-path="url(#${clip})">${inner}</g></g>`
  );
}
