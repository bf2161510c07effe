import { COUNTER } from '@shared/games/kokopelli/counters';
import { ACT } from '@shared/games/kokopelli/setting';
import { placeCode } from '@shared/table/decision';
import { seedTable } from '@shared/table/random';
import { copyTable, counter, makeTable, zoneOf, type Table } from '@shared/table/table';
import type { CeremonyArm } from './ceremony-arm';
import { CeremonyWatch, type FirstOpening } from './ceremony-watch';

/** What is counted in each pair of matches of a ceremony, in the order of the numbers. */
export const CEREMONY = {
  could: 0,
  opened: 1,
  ran: 2,
  completed: 3,
  points: 4,
  chances: 5,
  change: 6,
  matches: 7,
  rounds: 8,
} as const;

/** Leads are counted in parts of a point, so that they are whole numbers with two, three and four seats. */
export const PARTS = 6;

/**
 * Plays one deal with the design and with a ceremony that changes nothing in its place.
 *
 * First it is played as it comes, and what becomes of the design is watched. Then it is played on twice from
 * the first moment in which somebody could open it: that seat opens it in the same space, and once it does
 * what it does until it is completed or cancelled there, once nothing. From then on it does nothing in both, so
 * that the difference is what this one time was worth to the owner, whoever opens it afterwards.
 *
 * @returns counts by {@link CEREMONY}; `change` is what the owner's lead over the mean of the others grew by, in
 *   parts of a point
 */
export function playCeremonyPair(design: CeremonyArm, plain: CeremonyArm, seed: string): readonly number[] {
  const watch = new CeremonyWatch(design);
  const table = dealt(design, seed);
  table.events = [];
  design.playOut(table, watch);
  const { could, opened, ran, completed, points, first } = watch;
  const seen = [could, opened, ran, completed, points];
  const whole = [1, counter(table, COUNTER.round)];
  if (first === null) return [...seen, 0, 0, ...whole];
  const { card, seat } = first;
  const withIt = open(design, first, (asked, decision) => design.choose(asked, decision));
  const space = zoneOf(withIt, card);
  const isOpen = (): boolean => zoneOf(withIt, card) === space;
  for (
    let asked = design.rules.decide(withIt);
    asked !== null && isOpen();
    asked = design.rules.decide(withIt)
  ) {
    design.rules.apply(withIt, asked, design.choose(withIt, asked));
  }
  plain.playOut(withIt);
  const without = open(plain, first, () => [placeCode(space)]);
  plain.playOut(without);
  const change = leadOf(plain, withIt, seat) - leadOf(plain, without, seat);
  return [...seen, 1, change, ...whole];
}

function dealt({ rules }: CeremonyArm, seed: string): Table {
  const table = makeTable(rules.layout);
  seedTable(table, seed);
  rules.setUp(table);
  return table;
}

/** The table of the moment once the ceremony is opened in the space that is picked. */
function open(
  { rules }: CeremonyArm,
  { card, table }: FirstOpening,
  pickSpace: CeremonyArm['choose'],
): Table {
  const copy = copyTable(table);
  const answers: readonly CeremonyArm['choose'][] = [() => [ACT.open], () => [card], pickSpace];
  for (const answer of answers) {
    const decision = rules.decide(copy);
    if (decision !== null) rules.apply(copy, decision, answer(copy, decision));
  }
  return copy;
}

/** A seat's lead over the mean of the others when a match is over, in parts of a point. */
function leadOf({ rules }: CeremonyArm, table: Table, seat: number): number {
  const { scores } = rules.result(table);
  const own = scores[seat] ?? 0;
  const others = scores.reduce((sum, score) => sum + score, 0) - own;
  return PARTS * own - (PARTS / (scores.length - 1)) * others;
}
