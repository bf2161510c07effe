/** One shape of a mark: filled, with even-odd holes, unless it names the width of a stroke. */
export interface MarkShape {
  readonly d: string;
  /** Stroke width on the 24 grid; the ends are round. Absent: the outline is filled. */
  readonly stroke?: number;
}

/** A mark in one colour on a 24 × 24 grid. Holes are real, so it lies on any ground. */
export type MarkShapes = readonly MarkShape[];

/** A filled shape. */
export const solid = (...outlines: readonly string[]): MarkShape => ({ d: outlines.join('') });

/** A line of one weight. */
export const line = (d: string, stroke = 2.2): MarkShape => ({ d, stroke });
