import { n } from './drawing/number';

/**
 * The house's line: one soft hill across a width, everything stands on it. Highest at a fifth of the width, lowest at
 * two thirds, and rising again to the right.
 */
export interface HillLine {
  readonly width: number;
  /** Mean height of the line, from the top. */
  readonly y: number;
  /** How far it rises above and falls below `y`, in grid units. */
  readonly rise: number;
}

/** The hill's line from its left end to its right end, as a path without an end. */
export function hillLine({ width, y, rise }: HillLine): string {
  const x = (share: number) => n(width * share);
  const at = (up: number) => n(y - rise * up);
  return (
    `M0 ${at(-0.35)}C${x(0.12)} ${at(0.55)} ${x(0.2)} ${at(1)} ${x(0.31)} ${at(0.96)}` +
    `S${x(0.58)} ${at(-0.2)} ${x(0.7)} ${at(-0.8)}S${x(0.9)} ${at(-0.9)} ${x(1)} ${at(0.55)}`
  );
}

/** Everything below the line, down to `bottom`. */
export function hillPath(line: HillLine, bottom: number): string {
  return `${hillLine(line)}V${n(bottom)}H0Z`;
}
