import { CARD, gridOf, type CardLayout, type Paper, type SheetGrid, type Size } from './paper';

/** `none`, or backs on every second page for a printer that turns paper over its long or its short edge. */
export type Backs = 'none' | 'long-edge' | 'short-edge';

/** What sheets are to be like. */
export interface SheetChoices {
  readonly paper: Paper;
  readonly layout: CardLayout;
  readonly cutMarks: boolean;
  readonly backs: Backs;
}

/** Where one card lies on a page: the card as it is cut, in millimetres from the upper left corner. */
export interface CardPlace extends Size {
  /** Which of the cards, counted from 0 in the order they were given, copies one by one. */
  readonly card: number;
  readonly x: number;
  readonly y: number;
  /** Turned by 180°, as backs must be when paper is turned over from top to bottom. */
  readonly turned: boolean;
}

/** A line that shows where to cut, in millimetres. */
export interface CutMark {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** One side of a sheet. */
export interface SheetPage {
  readonly side: 'front' | 'back';
  readonly places: readonly CardPlace[];
  readonly marks: readonly CutMark[];
}

/** So many cards go into one document, copies counted: a few hundred pages, which every viewer can open. */
export const MOST_CARDS = 2000;

/** Cut marks begin this far outside of what is printed of the cards, and are this long; millimetres. */
const MARK_GAP = 0.5;
const MARK_LENGTH = 3.5;

/** Sheets that so many cards take. */
export function countSheets(
  cards: number,
  { paper, layout }: Pick<SheetChoices, 'paper' | 'layout'>,
): number {
  const { columns, rows } = gridOf(paper, layout);
  return Math.ceil(cards / (columns * rows));
}

/** The pages so many cards take, in the order they are printed: each front, and its back after it. */
export function layOut(cards: number, choices: SheetChoices): SheetPage[] {
  const grid = gridOf(choices.paper, choices.layout);
  const sheets = countSheets(cards, choices);
  return Array.from({ length: sheets }, (_, sheet) => pagesOf(sheet, cards, grid, choices)).flat();
}

function pagesOf(sheet: number, cards: number, grid: SheetGrid, choices: SheetChoices): SheetPage[] {
  const { backs, cutMarks } = choices;
  const each = grid.columns * grid.rows;
  const count = Math.min(each, cards - sheet * each);
  const places = Array.from({ length: count }, (_, at) => placeOf(sheet * each + at, at, grid));
  const page = (side: SheetPage['side'], on: readonly CardPlace[]): SheetPage => ({
    side,
    places: on,
    marks: cutMarks ? cutMarksOf(on, grid.bleed) : [],
  });
  const front = page('front', places);
  return backs === 'none' ? [front] : [front, page('back', backPlaces(places, grid.sheet, backs))];
}

/** The place number `at` of a sheet, row by row; the grid stands in the middle of the paper. */
function placeOf(card: number, at: number, { sheet, columns, rows, bleed }: SheetGrid): CardPlace {
  const [across, down] = [CARD.width + 2 * bleed, CARD.height + 2 * bleed];
  const column = at % columns;
  const row = Math.floor(at / columns);
  return {
    card,
    ...CARD,
    x: (sheet.width - columns * across) / 2 + column * across + bleed,
    y: (sheet.height - rows * down) / 2 + row * down + bleed,
    turned: false,
  };
}

/**
 * Where the backs of these fronts go. Turned over an upright edge, left and right change places; turned over an edge
 * above or below, top and bottom do, and what was printed upright stands on its head: the back is turned for it.
 */
function backPlaces(
  fronts: readonly CardPlace[],
  sheet: Size,
  backs: 'long-edge' | 'short-edge',
): CardPlace[] {
  const longIsUpright = sheet.height >= sheet.width;
  const overUpright = (backs === 'long-edge') === longIsUpright;
  return fronts.map((front) =>
    overUpright
      ? { ...front, x: sheet.width - front.x - front.width }
      : { ...front, y: sheet.height - front.y - front.height, turned: true },
  );
}

/** Lines at the four sides of the cards on a page, in line with every edge that is to be cut. */
function cutMarksOf(places: readonly CardPlace[], bleed: number): CutMark[] {
  const distinct = (values: readonly number[]): number[] => {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted.filter((value, at) => at === 0 || value - (sorted[at - 1] ?? 0) > 0.01);
  };
  const across = distinct(places.flatMap(({ x, width }) => [x, x + width]));
  const down = distinct(places.flatMap(({ y, height }) => [y, y + height]));
  const ends = (edges: readonly number[]): [number, number][] => {
    const before = (edges[0] ?? 0) - bleed - MARK_GAP;
    const after = (edges.at(-1) ?? 0) + bleed + MARK_GAP;
    return [
      [before - MARK_LENGTH, before],
      [after, after + MARK_LENGTH],
    ];
  };
  return [
    ...across.flatMap((x) => ends(down).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...down.flatMap((y) => ends(across).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
  ];
}
