import type { Outcome } from './kind';

/** What is reported of a kind. */
export interface Row {
  readonly name: string;
  readonly outcome: Outcome;
  /** Why its run has shown too little; empty when it has not. */
  readonly blind: readonly string[];
  readonly seconds: number;
}

/** The least share that must be accepted, and the least that must be refused. */
const LEAST = 0.05;
/** Of all that a kind should make the program say, this share at least must have been heard. */
const HEARD = 0.85;

/** What several threads have found, as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const all = (list: (outcome: Outcome) => readonly string[]): string[] => [
    ...new Set(outcomes.flatMap(list)),
  ];
  return {
    inputs: sum(({ inputs }) => inputs),
    accepted: sum(({ accepted }) => accepted),
    refused: sum(({ refused }) => refused),
    said: all(({ said }) => said),
    expected: all(({ expected }) => expected),
    fault: outcomes.find(({ fault }) => fault !== null)?.fault ?? null,
  };
}

/** What a run of this outcome has hardly seen: then that it found nothing says nothing. */
export function blindness({ accepted, refused, said, expected }: Outcome): string[] {
  const all = Math.max(1, accepted + refused);
  const lines: string[] = [];
  if (accepted / all < LEAST) lines.push(`only ${percent(accepted / all)} were accepted`);
  if (refused / all < LEAST) lines.push(`only ${percent(refused / all)} were refused`);
  const missed = expected.filter((code) => !said.includes(code));
  if (missed.length > expected.length * (1 - HEARD)) lines.push(`never heard: ${missed.join(', ')}`);
  return lines;
}

/** A row of the report. */
export function inTable(row: Row | undefined): string {
  if (row === undefined) return '';
  const { name, outcome, seconds } = row;
  const { inputs, accepted, refused, said, expected } = outcome;
  const all = Math.max(1, accepted + refused);
  const heard = expected.filter((code) => said.includes(code)).length;
  return [
    name.padEnd(13),
    `${inputs} inputs`.padStart(15),
    `${Math.round(inputs / Math.max(0.001, seconds))}/s`.padStart(9),
    `accepted ${percent(accepted / all)}`.padStart(15),
    `refused ${percent(refused / all)}`.padStart(14),
    `heard ${heard} of ${expected.length}`.padStart(17),
    outcome.fault === null ? 'holds' : 'FOUND',
  ].join('  ');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
