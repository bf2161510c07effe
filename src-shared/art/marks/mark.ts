import { ABILITY_SIGNS } from './abilities';
import { CEREMONY_MARKS, TILE_MARKS } from './ceremonies';
import { COLOR_MARKS } from './colors';
import { SEAT_SIGNS } from './seats';
import type { MarkShapes } from './shapes';
import { STAR, STEP_SIGNS, WHEN_SIGNS } from './steps';
import { solid } from './shapes';

const SIGNS = {
  star: STAR,
  heart: [
    solid(
      'M12 21.4C8.8 19 1.6 14.6 1.6 8.7 1.6 5 4.3 2.6 7.3 2.6c2 0 3.6 1 4.7 2.8 1.1-1.8 2.7-2.8 4.7-2.8 3 0 5.7 2.4 5.7 6.1 0 5.9-7.2 10.3-10.4 12.7Z',
    ),
  ],
} as const satisfies Record<string, MarkShapes>;

const FAMILIES = {
  color: COLOR_MARKS,
  ability: ABILITY_SIGNS,
  step: STEP_SIGNS,
  when: WHEN_SIGNS,
  ceremony: CEREMONY_MARKS,
  tile: TILE_MARKS,
  seat: SEAT_SIGNS,
  sign: SIGNS,
} as const;

type Families = typeof FAMILIES;

/** A mark's name: its family and what it stands for, such as `color:red`, `step:targets`, `seat:moon`. */
export type MarkName = {
  [F in keyof Families & string]: `${F}:${keyof Families[F] & string}`;
}[keyof Families & string];

const named: ReadonlyMap<string, MarkShapes> = new Map(
  Object.entries(FAMILIES).flatMap(([family, marks]) =>
    Object.entries(marks).map(([name, shapes]): [string, MarkShapes] => [`${family}:${name}`, shapes]),
  ),
);

/** Every mark there is, in the order of its family. */
export const MARK_NAMES: readonly string[] = [...named.keys()];

/** The outlines of a mark on the 24 × 24 grid, for whoever draws it with other means than a string. */
export function markShapes(name: MarkName): MarkShapes {
  const shapes = named.get(name);
  if (!shapes) throw new Error(`no mark named ${name}`);
  return shapes;
}

/**
 * A mark as an SVG fragment on the 24 × 24 grid, in one colour.
 * @param color a colour as SVG takes it; `currentColor` works too
 */
export const mark = (name: MarkName, color: string): string =>
  markShapes(name)
    .map(({ d, stroke }) =>
      stroke === undefined
        ? `<path fill-rule="evenodd" d="${d}" fill="${color}"/>`
        : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** A mark drawn into a square of a larger drawing: its upper left corner and side there. */
export const placedMark = (name: MarkName, color: string, x: number, y: number, side: number): string => {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(side / 24)})">${mark(name, color)}</g>`;
};
