import { balanceLines, keepLines } from './break';
import { textLine } from './markup';
import { QUIET_INK } from './palette';
import { RISE } from './steps';

/** A flavour line set into lines, and how far the hill must rise for it. */
export interface FlavorBlock {
  readonly size: number;
  readonly pitch: number;
  readonly lines: readonly string[];
  /** How much higher than usual the hill stands, in card units. */
  readonly rise: number;
  /** Even the smallest setting had no room for all of it. */
  readonly cut: boolean;
}

interface Setting {
  readonly size: number;
  readonly pitch: number;
  /** Lines it may take where the hill stays. */
  readonly most: number;
  /** How often the hill may rise for more. */
  readonly rises: number;
}

const SETTINGS: readonly Setting[] = [
  { size: 33, pitch: 44, most: 2, rises: 0 },
  { size: 29, pitch: 38, most: 3, rises: 0 },
  { size: 25, pitch: 32, most: 4, rises: 3 },
  { size: 22, pitch: 28, most: 5, rises: 4 },
  { size: 19, pitch: 24, most: 5, rises: 5 },
];
const WIDTH = 520;

/**
 * Sets a flavour line: as large as there is room for, the hill no higher than needed.
 * @param room between its first and its last baseline, in card units
 * @param rising whether the hill may rise for it; where steps stand above it, it may not
 */
export function setFlavor(text: string, room: number, rising: boolean): FlavorBlock {
  let tightest: FlavorBlock = { size: 19, pitch: 24, lines: [], rise: 0, cut: text.trim() !== '' };
  for (const { size, pitch, most, rises } of SETTINGS) {
    const font = { size, weight: 500 } as const;
    const lines = balanceLines(text, WIDTH, font);
    for (let n = 0; n <= (rising ? rises : 0); n++) {
      const fitting = Math.floor((room + n * RISE) / pitch) + 1;
      const allowed = room < 0 ? 0 : n === 0 ? Math.min(most, fitting) : fitting;
      const kept = allowed > 0 ? keepLines(lines, allowed, WIDTH, font) : [];
      tightest = { size, pitch, lines: kept, rise: n * RISE, cut: lines.length > allowed };
      if (!tightest.cut) return tightest;
    }
  }
  return tightest;
}

/** Draws a flavour line, its first baseline at `y`. */
export const drawFlavor = ({ size, pitch, lines }: FlavorBlock, y: number): string =>
  lines.map((line, at) => textLine(line, { x: 56, y: y + at * pitch, size, color: QUIET_INK })).join('');
