import type { StageOutcome } from './stage';

/** A time as people say it: `4 s`, `3 min 20 s`, `2 h 5 min`. */
export function inTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** Whether the proof holds: nothing failed. What was skipped is named, and does not count. */
export const holds = (outcomes: readonly StageOutcome[]): boolean => outcomes.every(({ ok }) => ok);

const HEAD = ['stage', 'passed', 'failed', 'skipped', 'time', ''] as const;

const wordOf = ({ ok, log }: StageOutcome): string => (log === null ? 'skipped' : ok ? 'ok' : 'FAILED');

/** The table at the end, with everything that was skipped by its name below it. */
export function summary(outcomes: readonly StageOutcome[]): string {
  const rows = outcomes.map((outcome) => [
    outcome.name,
    String(outcome.passed),
    String(outcome.failed),
    String(outcome.skipped.length),
    inTime(outcome.seconds),
    wordOf(outcome),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === HEAD.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const skipped = outcomes.flatMap((outcome) =>
    outcome.skipped.map((name) => `skipped in ${outcome.name}: ${name}`),
  );
  const failed = outcomes
    .filter(({ ok }) => !ok)
    .map(({ name, log, typed }) => `failed: ${name} (${typed}), see ${log ?? ''}`);
  const total = (count: (outcome: StageOutcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  return [
    line(HEAD),
    ...rows.map(line),
    ...(skipped.length > 0 ? ['', ...skipped] : []),
    ...(failed.length > 0 ? ['', ...failed] : []),
    '',
    `${total(({ passed }) => passed)} passed, ${total(({ failed: count }) => count)} failed, ${total(({ skipped: names }) => names.length)} skipped`,
  ].join('\n');
}
