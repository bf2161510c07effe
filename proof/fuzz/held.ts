import type { z } from 'zod';
import { SEVERITIES } from '@shared/cards/problem';
import type { diagnostic } from '@shared/contract/library';
import { createFormatter } from '@shared/locales/format';

/*
 * What must hold for every input of every kind, checked here and by the kinds:
 *
 * 1. Nothing is thrown: what is wrong with an input is a value, with a code, a place and words in both languages.
 * 2. An input takes no more than TIME_LIMIT of work, and TIME_PER_MIB for its size, and the whole run no more than MEMORY_LIMIT of memory.
 * 3. The same input gives the same answer.
 * 4. What is accepted is written back and read again as the same.
 * 5. What is refused has changed nothing on disk.
 * 6. No prototype has gained or lost anything.
 * 7. An accepted journal replays to a match in which every card lies in exactly one zone.
 */

/** Milliseconds of work for the slowest small input, which is read several times over, and for each MiB of a large one. */
const TIME_LIMIT = 3000;
const TIME_PER_MIB = 1500;
/** Bytes the process may have in use. */
const MEMORY_LIMIT = 1.5 * 1024 ** 3;

/** Throws when something does not hold. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`It does not hold that ${what}.`);
}

const PROTOTYPES: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Map.prototype,
];
const countKeys = (): number => PROTOTYPES.reduce((sum, each) => sum + Reflect.ownKeys(each).length, 0);
const KEYS_BEFORE = countKeys();

/** Throws when a prototype has changed. */
export function mustBeUnpolluted(): void {
  must(countKeys() === KEYS_BEFORE, 'no prototype has gained or lost a key');
  must(Object.keys({}).length === 0 && Reflect.get({}, 'polluted') === undefined, 'a new object is empty');
}

/** A reading of the processor's clock serves so many milliseconds: taking one costs as much as a small input. */
const READING_SERVES = 100;

let reading = { at: -Infinity, work: process.cpuUsage() };
let sinceLook = 0;

/**
 * Does the work of one input and checks what it took.
 *
 * @param size bytes of the input
 */
export async function measured<Value>(work: () => Value | Promise<Value>, size = 0): Promise<Value> {
  const began = performance.now();
  if (began - reading.at > READING_SERVES) reading = { at: began, work: process.cpuUsage() };
  const value = await work();
  const limit = TIME_LIMIT + (size / 1024 ** 2) * TIME_PER_MIB;
  // Whoever is done in time has not worked for longer. On a busy machine the others may only have waited.
  if (performance.now() - began >= limit) mustHaveTaken(limit);
  sinceLook += 1;
  if (sinceLook % 64 === 0) {
    const { heapUsed, external } = process.memoryUsage();
    must(heapUsed + external < MEMORY_LIMIT, 'memory stays within its limit');
  }
  mustBeUnpolluted();
  return value;
}

/** Throws when the input that has just been fed has made the processor work for longer; milliseconds. */
function mustHaveTaken(limit: number): void {
  const { user, system } = process.cpuUsage(reading.work);
  const took = (user + system) / 1000;
  must(
    took < limit,
    `an input takes less than ${Math.round(limit)} ms of work (this took ${Math.round(took)})`,
  );
}

const formatters = [createFormatter('en'), createFormatter('ja')];

/** Characters a line about a problem may have: people read it, and logs keep it. */
const LINE_LIMIT = 1200;
/** Characters of a place in a file; names in it may be those of the file, shortened. */
const PATH_LIMIT = 400;
const FOUND_LIMIT = 400;

const SEVERITY_OF = new Map<string, string>(Object.entries(SEVERITIES));

/** Throws unless every problem says what, where and in words of both languages, and none of it at any length. */
export function mustBeTold(problems: readonly z.input<typeof diagnostic>[]): void {
  for (const { code, severity, path, found, expected, hint = '', file } of problems) {
    must(severity === SEVERITY_OF.get(code), `${code} is a known problem`);
    must(path.length <= PATH_LIMIT, `the path of ${code} is no longer than ${PATH_LIMIT}: ${path.length}`);
    must(found.length <= FOUND_LIMIT, `what ${code} found is told in short: ${found.length}`);
    must(expected.length <= LINE_LIMIT && hint.length <= 100, `what ${code} expected is told in short`);
    must(file.length <= 200, 'the file is named in short');
  }
  for (const { code, found, expected } of problems.slice(0, 3)) {
    mustBeSaid(`diagnostics.${code}`, { found, expected });
  }
}

/** Throws unless a message has words in both languages. */
export function mustBeSaid(key: string, values: Readonly<Record<string, string | number>> = {}): void {
  for (const format of formatters) {
    const words = format(key, values);
    must(words !== '' && words !== key, `${key} has words in both languages`);
    must(words.length <= LINE_LIMIT, `${key} is said in one line, not in ${words.length} letters`);
  }
}

/** Whether two answers are the same; text, because they come as JSON anyway. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
