/** The box the hills fill, in CSS pixels. */
export interface HillBox {
  readonly width: number;
  readonly height: number;
}

/** Where an enemy stands: the middle of its feet, and how wide its card is drawn. */
export interface Stand {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
}

/** One row as a hill, in shares of the box's height. */
interface Hill {
  /** Where the hill begins. */
  readonly crest: number;
  /** Where those who stand on it have their feet. */
  readonly foot: number;
  /** Middle of what is written on it. */
  readonly label: number;
  /** Width of a card in the comp's box. */
  readonly card: number;
  /** How far lanes keep apart: far ones run together. */
  readonly spread: number;
}

/** Height of the comp's box, whose shares everything keeps. */
const COMP = { height: 440 } as const;

const NEAREST: Hill = { crest: 0.722, foot: 0.945, label: 0.818, card: 106, spread: 1 };

/** From the nearest to the farthest. A quest of fewer rows uses the nearest ones. */
const HILLS: readonly Hill[] = [
  NEAREST,
  { crest: 0.528, foot: 0.718, label: 0.602, card: 92, spread: 0.95 },
  { crest: 0.338, foot: 0.496, label: 0.398, card: 82, spread: 0.88 },
  { crest: 0.15, foot: 0.29, label: 0.206, card: 70, spread: 0.8 },
];

/** How many hills there are, whether a quest uses them or not. */
export const HILL_COUNT = HILLS.length;

/** Where the ground between the nearest row and me begins. */
const FOREGROUND = 0.962;

/** Room for the rows' numbers left and for the warning right, in the comp's pixels. */
const MARGIN = { left: 56, right: 110 } as const;

/** Words keep their size where hills shrink: margins never shrink further than to this share. */
const LEAST_MARGIN = 0.84;

/** Air between the cards of neighbouring lanes at least, in the comp's pixels. */
const AIR = 16;

/** How far an enemy may stand beside the middle of its lane, in the comp's pixels. */
const STRAY = 9;

const hillOf = (row: number): Hill => HILLS[Math.min(HILL_COUNT, Math.max(1, row)) - 1] ?? NEAREST;

/** The width in which four of the nearest cards find room beside each other, at a scale of 1. */
const FOUR_WIDE = MARGIN.left + MARGIN.right + 4 * (NEAREST.card + AIR);

/** How large things on the hills are drawn: 1 in the comp's box. All rows keep their proportion. */
export const hillScale = ({ width, height }: HillBox): number =>
  Math.min(height / COMP.height, width / FOUR_WIDE);

/** The middle of a lane at the nearest row, and how wide it is. Lanes count from 0, left to right. */
function laneAt(
  box: HillBox,
  lane: number,
  lanes: number,
): { readonly middle: number; readonly wide: number } {
  const scale = hillScale(box);
  const left = MARGIN.left * Math.max(LEAST_MARGIN, Math.min(1, scale));
  const wide = (box.width - left - MARGIN.right * Math.max(LEAST_MARGIN, scale)) / Math.max(1, lanes);
  return { middle: left + wide * (lane + 0.5), wide };
}

/** A number from −1 to 1 that is always the same for a card in a row: nobody stands on a ruled line. */
function stray(instance: number, row: number): number {
  const mixed = Math.imul(instance * 31 + row * 17 + 7, 0x9e3779b1) >>> 0;
  return (mixed / 0xffffffff) * 2 - 1;
}

/** Where the enemy `instance` stands in a row and a lane. */
export function standAt(
  box: HillBox,
  { instance, row, lane, lanes }: { instance: number; row: number; lane: number; lanes: number },
): Stand {
  const hill = hillOf(row);
  const scale = hillScale(box);
  const { middle, wide } = laneAt(box, lane, lanes);
  const centre = (laneAt(box, 0, lanes).middle + laneAt(box, lanes - 1, lanes).middle) / 2;
  const room = wide * hill.spread - AIR * scale;
  const width = Math.round(Math.min(hill.card * scale, room));
  const free = Math.max(0, Math.min(STRAY * scale, (room - width) / 2));
  return {
    x: centre + (middle - centre) * hill.spread + stray(instance, row) * free,
    foot: box.height * hill.foot,
    width,
  };
}

/** Heights of a row's crest and of what is written on it, in pixels from above. */
export const hillHeights = (
  box: HillBox,
  row: number,
): { readonly crest: number; readonly label: number } => ({
  crest: box.height * hillOf(row).crest,
  label: box.height * hillOf(row).label,
});

/** Where the foreground begins, in pixels from above. */
export const foregroundAt = (box: HillBox): number => box.height * FOREGROUND;

/**
 * The way from one stand to the next as a path for a dotted line: a soft bow from just below the card to
 * just above the feet to come.
 */
export function stepPath(from: Stand, to: Stand, scale: number): string {
  const start = from.foot + 11 * scale;
  const end = to.foot - 9 * scale;
  const bow = (to.x - from.x) * 0.5 + (to.x >= from.x ? 7 : -7) * scale;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return (
    `M${round(from.x)} ${round(start)}` +
    `Q${round(from.x + bow)} ${round((start + end) / 2)} ${round(to.x)} ${round(end)}`
  );
}

/** What keeps a stretch of a hill from being written on, in pixels from the left. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where words of a width can begin, from `start` on, so that no card stands before them; null when there is no
 * such place left of `end`.
 */
export function freeStart(start: number, wide: number, end: number, taken: readonly Span[]): number | null {
  const starts = [start, ...taken.map(({ to }) => to)].filter((x) => x >= start).toSorted((a, b) => a - b);
  const free = (x: number): boolean =>
    x + wide <= end && taken.every(({ from, to }) => x >= to || x + wide <= from);
  return starts.find(free) ?? null;
}
