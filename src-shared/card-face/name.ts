import { balanceLines, breakLines, type Font, keepLines } from './break';
import { textWidth } from './measure';
import { textLine } from './markup';

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

/** Draws a name. A single line has its baseline at `y`; of two lines the first stands higher and the second lower. */
export function nameLines(
  { size, lines }: FittedName,
  { x, y, color, anchor }: { x: number; y: number; color: string; anchor: 'start' | 'middle' },
): string {
  const first = lines.length > 1 ? y - size * 0.62 : y;
  return lines
    .map((line, i) => textLine(line, { x, y: first + i * size * 1.12, size, weight: WEIGHT, color, anchor }))
    .join('');
}
