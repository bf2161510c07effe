/**
 * What was typed as a whole number between two others, both included: too much becomes the most, a fraction the
 * nearest whole number. Null for what is no number.
 */
export function wholeWithin(
  typed: number | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  if (typed === undefined || Number.isNaN(typed)) return null;
  return Math.min(max, Math.max(min, Math.round(typed)));
}
