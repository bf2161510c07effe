import { balanceLines, breakLines, type Font, keepLines } from './break';
import { textWidth } from './measure';
import { textLine } from './markup';
import { partsOfName } from './parts';

/** Where a name may stand. */
export interface NameBox {
  readonly width: number;
  /** The size of a name that has room. */
  readonly size: number;
  /** Never smaller; from there on the name takes two lines, and an ellipsis after those. */
  readonly least: number;
}

/** A name as it fits: its size and one or two lines. */
export interface FittedName {
  readonly size: number;
  readonly lines: readonly string[];
  /** Two lines of the least size had no room for all of it. */
  readonly cut: boolean;
}

const WEIGHT = 800;

/** Shrinks a name to its box, then breaks it. */
export function fitName(name: string, { width, size, least }: NameBox): FittedName {
  const line = name.trim().replace(/\s+/g, ' ');
  const shrunk = Math.min(size, Math.floor((width / (textWidth(line, 1, WEIGHT) || 1)) * 10) / 10);
  if (shrunk >= least) return { size: shrunk, lines: [line], cut: false };
  const start = Math.min(size, Math.round(least * 1.15));
  for (let two = start; two > least; two -= 1) {
    const lines = balanceLines(line, width, { size: two, weight: WEIGHT });
    if (lines.length <= 2) return { size: two, lines, cut: false };
  }
  const font: Font = { size: least, weight: WEIGHT };
  const lines = breakLines(line, width, font);
  return { size: least, lines: keepLines(lines, 2, width, font), cut: lines.length > 2 };
}

/** Where a name stands of which a neighbour leaves little to see: from so many lines on it goes on smaller. */
const MOST_LINES = 3;
/** Smaller than this share of its usual size a name takes one line more. */
const ONE_LINE = 0.86;

/** How much smaller a name may become for the sake of being parted between words. */
const WHOLE = 0.85;

/** The largest size at which given lines keep within a box; null where that is too small. */
function sizeOf(lines: readonly string[], { width, size, least }: NameBox): number | null {
  const widest = Math.max(...lines.map((line) => textWidth(line, 1, WEIGHT)));
  const largest = Math.min(size, Math.floor(width / (widest || 1)));
  return largest >= least ? largest : null;
}

/** A name in so many lines, as large as that goes; null where a word would have to be cut or be too small. */
function inLines(name: string, most: number, box: NameBox): FittedName | null {
  const words = name.split(' ');
  const parts = words.length === 1 ? partsOfName(name) : null;
  // Smaller letters rather than a word in two.
  const parted = parts === null ? null : sizeOf(parts, { ...box, least: box.least * WHOLE });
  if (parts !== null && parted !== null) return { size: parted, lines: parts, cut: false };
  // Japanese may be cut between any two letters where nothing better is found.
  const anywhere = words.length === 1 && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  const start = anywhere ? box.size : sizeOf(words, box);
  for (let size = start ?? 0; size >= box.least; size -= 1) {
    const lines = balanceLines(name, box.width, { size, weight: WEIGHT });
    if (lines.length <= most) return { size, lines, cut: false };
  }
  return null;
}

/**
 * Fits a name into a narrow box: it takes a second and a third line before it becomes small, and words stay whole
 * as long as that can be. Where nothing helps it is cut like any other.
 */
export function fitNarrowName(name: string, box: NameBox): FittedName {
  const line = name.trim().replace(/\s+/g, ' ');
  const shrunk = Math.floor((box.width / (textWidth(line, 1, WEIGHT) || 1)) * 10) / 10;
  if (shrunk >= box.size * ONE_LINE) return { size: Math.min(box.size, shrunk), lines: [line], cut: false };
  for (let most = 2; most <= MOST_LINES; most += 1) {
    const fitted = inLines(line, most, box);
    if (fitted !== null) return fitted;
  }
  return inLines(line, MOST_LINES, { ...box, least: box.least * 0.7 }) ?? fitName(line, box);
}

/** How far apart the lines of a name stand. */
const PITCH = 1.12;

/** By how much more than one line a name reaches up when its last line stays where that of a short one is. */
export const nameRise = ({ size, lines }: FittedName): number => (lines.length - 1) * size * PITCH;

/** Draws a name upwards from its last line, whose baseline is at `y`. */
export const nameUp = (name: FittedName, at: { x: number; y: number; color: string }): string =>
  name.lines
    .map((line, i) =>
      textLine(line, {
        ...{ x: at.x, y: at.y - nameRise(name) + i * name.size * PITCH, size: name.size },
        ...{ weight: WEIGHT, color: at.color, anchor: 'start' },
      }),
    )
    .join('');

/** Draws a name. A single line has its baseline at `y`; of two lines the first stands higher and the second lower. */
export function nameLines(
  { size, lines }: FittedName,
  { x, y, color, anchor }: { x: number; y: number; color: string; anchor: 'start' | 'middle' },
): string {
  const first = lines.length > 1 ? y - size * 0.62 : y;
  return lines
    .map((line, i) => textLine(line, { x, y: first + i * size * PITCH, size, weight: WEIGHT, color, anchor }))
    .join('');
}
