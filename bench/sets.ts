import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from '@main/cli/bench/measure';
import { largeSets, timeReading } from '@main/cli/bench/reading';
import { atMost, digits, type Row } from './rows';

/** How many cards are read, in sets of how many. */
const SIZES = [
  { cards: 10, size: 10 },
  { cards: 100, size: 100 },
  { cards: 1_000, size: 1_000 },
  { cards: 10_000, size: 2_000 },
] as const;

/** The one that has a limit. */
const MARKED = 1_000;
const LIMIT = { must: 60, aim: 15 };
/** A card of many sets may not take longer than a card of one, but for this. */
const IN_PROPORTION = { must: 1.5, aim: 1.1 };
const COLD_STARTS = 3;
const WARM = 7;

/**
 * Reading and checking of sets of all sizes, in a process that has read none before and in one that has.
 *
 * @param cold the bundled program that reads once
 * @param box the path of the box's file
 */
export function readingRows(cold: string, box: string): readonly Row[] {
  const text = readFileSync(box, 'utf8');
  const rows: Row[] = [];
  const aCard = new Map<number, number>();
  for (const { cards, size } of SIZES) {
    const sets = cards / size;
    const texts = largeSets(text, size, sets);
    const first = median(Array.from({ length: COLD_STARTS }, () => readCold(cold, [box, size, sets])));
    const warm = median(Array.from({ length: WARM + 2 }, () => timeReading(texts)).slice(2));
    aCard.set(cards, warm / cards);
    const what = `reading ${cards.toLocaleString('en')} cards${sets > 1 ? ` in ${sets} sets` : ''}`;
    const figure = { what: `${what}, the first time`, figure: `${digits(first)} ms` };
    rows.push(cards === MARKED ? atMost(figure.what, first, 'ms', LIMIT) : figure);
    rows.push(
      cards === MARKED
        ? atMost(`${what}, again`, warm, 'ms', LIMIT)
        : { what: `${what}, again`, figure: `${digits(warm)} ms` },
    );
  }
  const [many = 0, one = 1] = [aCard.get(10_000), aCard.get(MARKED)];
  rows.push(atMost('a card of 10,000, in time of a card of 1,000', many / one, '×', IN_PROPORTION));
  return rows;
}

const readCold = (program: string, words: readonly (string | number)[]): number =>
  Number(execFileSync(process.execPath, [program, ...words.map(String)], { encoding: 'utf8' }));
