/** A size in millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A printed card, cut. */
export const CARD: Size = { width: 63, height: 88 };
/** What is printed beyond the cut, so that a cut a little off shows no white. In millimetres. */
export const BLEED = 3;

/** Sheets people have at home, upright. */
export type Paper = 'a4' | 'letter';
export const PAPERS: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** `edge`: cards side by side; `bleed`: {@link BLEED} around each. */
export type CardLayout = 'edge' | 'bleed';

/** How cards stand on a sheet. */
export interface SheetGrid {
  /** The sheet as it is looked at, lying or upright. */
  readonly sheet: Size;
  readonly columns: number;
  readonly rows: number;
  /** Around each card, in millimetres. */
  readonly bleed: number;
}

/** The grid of a sheet: as many cards as fit, whichever way it lies. */
export function gridOf(paper: Paper, layout: CardLayout): SheetGrid {
  const upright = PAPERS[paper];
  if (layout === 'edge') return { sheet: upright, columns: 3, rows: 3, bleed: 0 };
  return paper === 'a4'
    ? { sheet: { width: upright.height, height: upright.width }, columns: 4, rows: 2, bleed: BLEED }
    : { sheet: upright, columns: 3, rows: 2, bleed: BLEED };
}
