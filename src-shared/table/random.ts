import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Table } from './table';
import { RANDOM_CELLS } from './layout';

/**
 * Four 32-bit words for a seed of any text: the first 16 bytes of its SHA-256, big-endian.
 * The same text gives the same words on every machine.
 */
export function seedWords(seed: string): readonly number[] {
  const hash = sha256(utf8ToBytes(seed));
  const bytes = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  const words = Array.from({ length: RANDOM_CELLS }, (_, index) => bytes.getInt32(index * 4));
  // xoroshiro128+ never leaves the all-zero state.
  return words.every((word) => word === 0) ? [1, 0, 0, 0] : words;
}

/** Starts the match's own generator. */
export function seedTable(table: Table, seed: string): void {
  table.cells.set(seedWords(seed), table.layout.randomStart);
}

/** Puts `count` cells from `start` in random order (Fisher–Yates) and moves the generator on. */
export function shuffleCells(table: Table, start: number, count: number): void {
  const { cells, layout } = table;
  const at = layout.randomStart;
  const generator = xoroshiro128plusFromState([cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!]);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    const card = cells[start + last]!;
    cells[start + last] = cells[start + other]!;
    cells[start + other] = card;
  }
  cells.set(generator.getState(), at);
}

/** A whole number from 0 to `below` − 1 from the match's own generator. */
export function randomBelow(table: Table, below: number): number {
  const { cells, layout } = table;
  const at = layout.randomStart;
  const generator = xoroshiro128plusFromState([cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!]);
  const value = uniformInt(generator, 0, below - 1);
  cells.set(generator.getState(), at);
  return value;
}
