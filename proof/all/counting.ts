import { stripVTControlCharacters } from 'node:util';
import type { Counted } from './stage';

const linesOf = (output: string): string[] => stripVTControlCharacters(output).split(/\r?\n/);

const numberIn = (line: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);

/** Counts what `npm test` printed: its last line, and the lines that name what was skipped. */
export function countTests(output: string): Counted {
  const lines = linesOf(output);
  const last = lines.findLast((line) => /^\d+ passed, \d+ failed/.test(line)) ?? '';
  const skipped = lines.flatMap((line) => /^skip(?:ped:)? (.+)$/.exec(line)?.[1] ?? []);
  return { passed: numberIn(last, 'passed'), failed: numberIn(last, 'failed'), skipped };
}

/** Counts what Playwright's list reporter printed. */
export function countEndToEnd(output: string): Counted {
  const lines = linesOf(output);
  const sum = (word: string): number =>
    Math.max(0, ...lines.filter((line) => /^\s+\d+ \w/.test(line)).map((line) => numberIn(line, word)));
  const skipped = lines.flatMap((line) => /^\s+-\s+\d+ (\[.+)$/.exec(line)?.[1] ?? []);
  return { passed: sum('passed'), failed: sum('failed') + sum('did not run'), skipped };
}

/** Counts lines: those that a rule calls good, and those that it calls bad. */
export const countLines =
  (good: RegExp, bad: RegExp) =>
  (output: string): Counted => {
    const lines = linesOf(output);
    return {
      passed: lines.filter((line) => good.test(line)).length,
      failed: lines.filter((line) => bad.test(line)).length,
      skipped: [],
    };
  };
