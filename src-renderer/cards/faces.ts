/** How much of a card is drawn: everything, what reads on a table, or what reads in a pile. */
export type Face = 'full' | 'table' | 'token';

/** The face for a card of a width in CSS pixels. */
export const faceForWidth = (width: number): Face => {
  if (width >= 190) return 'full';
  return width >= 74 ? 'table' : 'token';
};

/** Widths in device pixels that pictures are kept at; a card takes the next wider one. */
const KEPT_WIDTHS = [120, 200, 300, 420, 640, 960] as const;

/** The kept width for a card of a CSS width on a screen of a pixel ratio. */
export const keptWidth = (width: number, pixelRatio: number): number =>
  KEPT_WIDTHS.find((kept) => kept >= width * pixelRatio) ?? KEPT_WIDTHS[KEPT_WIDTHS.length - 1] ?? 960;
