import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { RANDOM_CELLS, type LaidOut } from './layout';

/**
 * Four 32-bit words for a seed of any text: the first 16 bytes of its SHA-256, big-endian.
 * The same text gives the same words on every machine.
 */
export function seedWords(seed: string): readonly number[] {
  const hash = sha256(seedBytes(seed));
  const words: number[] = [];
  for (let word = 0; word < RANDOM_CELLS; word += 1) {
    const at = word * 4;
    words.push((hash[at]! << 24) | (hash[at + 1]! << 16) | (hash[at + 2]! << 8) | hash[at + 3]!);
  }
  // xoroshiro128+ never leaves the all-zero state.
  return words.every((word) => word === 0) ? [1, 0, 0, 0] : words;
}

/** The UTF-8 bytes of a seed. Most seeds are plain ASCII, and then need no encoder. */
function seedBytes(seed: string): Uint8Array {
  const bytes = new Uint8Array(seed.length);
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index);
    if (code > 0x7f) return utf8ToBytes(seed);
    bytes[index] = code;
  }
  return bytes;
}

/** Starts the match's own generator. */
export function seedTable(table: LaidOut, seed: string): void {
  table.cells.set(seedWords(seed), table.layout.randomStart);
}

/** Puts `count` cells from `start` in random order (Fisher–Yates) and moves the generator on. */
export function shuffleCells(table: LaidOut, start: number, count: number): void {
  const { cells } = table;
  const generator = generatorOf(table);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = drawBelow(generator, last + 1);
    const card = cells[start + last]!;
    cells[start + last] = cells[start + other]!;
    cells[start + other] = card;
  }
  keepGenerator(table, generator);
}

/** A whole number from 0 to `below` − 1 from the match's own generator. */
export function randomBelow(table: LaidOut, below: number): number {
  const generator = generatorOf(table);
  const value = drawBelow(generator, below);
  keepGenerator(table, generator);
  return value;
}

/** All values of a 32-bit draw. */
const DRAWS = 2 ** 32;

/**
 * A whole number from 0 to `limit` − 1, every one as likely. The same numbers as pure-rand's `uniformInt`
 * (a test compares them), without its remainder of floating-point numbers, which shuffles felt.
 */
export function drawBelow(generator: RandomGenerator, limit: number): number {
  const fair = Math.floor(DRAWS / limit) * limit;
  let drawn = generator.next() + 0x80000000;
  while (drawn >= fair) drawn = generator.next() + 0x80000000;
  return drawn - Math.floor(drawn / limit) * limit;
}

function generatorOf({ cells, layout: { randomStart: at } }: LaidOut): RandomGenerator {
  return xoroshiro128plusFromState([cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!]);
}

function keepGenerator({ cells, layout: { randomStart: at } }: LaidOut, generator: RandomGenerator): void {
  const state = generator.getState();
  for (let word = 0; word < RANDOM_CELLS; word += 1) cells[at + word] = state[word]!;
}
