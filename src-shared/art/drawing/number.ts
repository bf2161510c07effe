/**
 * A coordinate as SVG text: one decimal at most, no trailing zero, no "-0".
 * One grid unit is 0.1 mm on paper, so a tenth of it is finer than any printer.
 */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

/** A share (opacity, gradient stop) as SVG text: three decimals at most, no leading zero. */
export function share(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
}
