import { checkedBattle } from '@shared/games/copytoru/testing/checked-battle';
import { agreement, coreForSearch, coreSetUp, coreWithEvents, floor, peer } from './contenders';
import { copying } from './copying';
import { changedSeries, digests, storeDigests } from './digest';
import { drawing } from './drawing';
import { measure, type Measured } from './measure';
import { growth } from './memory';
import { printing } from './printing';
import { reading } from './reading';
import { searching } from './searching';

/** One line of the table: what was measured, the figure, and what it is held to (quality: speed). */
interface Row {
  readonly what: string;
  readonly figure: string;
  readonly must?: string;
  readonly aim?: string;
  readonly holds?: boolean;
}

const [digestFile = '', ...flags] = process.argv.slice(2);
const repetitions = flags.includes('--quick') ? 3 : 9;
const rows: Row[] = [];
const line = (row: Row): void => {
  rows.push(row);
};
const count = (value: number): string => Math.round(value).toLocaleString('en');

const atLeast = (what: string, ratio: number, must: number, aim: number): Row => ({
  what,
  figure: `${ratio.toFixed(ratio < 20 ? 1 : 0)}×`,
  must: `${must}×`,
  aim: `${aim}×`,
  holds: ratio >= must,
});
const atMost = (what: string, value: number, unit: string, must: number, aim: number): Row => ({
  what,
  figure: `${value.toFixed(1)}${unit}`,
  must: `${must}${unit}`,
  aim: `${aim}${unit}`,
  holds: value <= must,
});

function measured(of: ReadonlyMap<string, Measured>, name: string): Measured {
  const found = of.get(name);
  if (found === undefined) throw new Error(`Nothing was measured under ${name}.`);
  return found;
}

function matches(seats: number): void {
  const { rules } = checkedBattle(seats);
  const found = measure(
    [coreWithEvents(rules), coreForSearch(rules), peer(seats), floor(seats), coreSetUp(rules)],
    repetitions,
  );
  const [core, search] = [measured(found, 'core'), measured(found, 'core, nobody watching')];
  const [other, lowest] = [measured(found, 'boardgame.io'), measured(found, 'floor')];
  for (const one of [core, search, other, lowest]) {
    const figure = `${count(one.perSecond)} matches/s, ${count(one.picksPerSecond)} picks/s`;
    line({ what: `${seats} seats: ${one.name}`, figure });
  }
  const setUps = `${count(measured(found, 'set-up').perSecond)} set-ups/s`;
  line({ what: `${seats} seats: set-up alone`, figure: setUps });
  const against = (one: Measured): number => one.perSecond / other.perSecond;
  line(atLeast(`${seats} seats: core against boardgame.io`, against(core), 100, 400));
  line(atLeast(`${seats} seats: nobody watching, against boardgame.io`, against(search), 300, 600));
  line(atMost(`${seats} seats: slower than the floor`, lowest.perSecond / core.perSecond, '×', 40, 10));
}

function sameRules(seats: number): void {
  const { rules } = checkedBattle(seats);
  const means = Object.entries(agreement(rules, seats, 400));
  const figure = means
    .map(([name, { picks, points }]) => `${name} ${picks.toFixed(1)} / ${points.toFixed(2)}`)
    .join(', ');
  const picks = means.map(([, mean]) => mean.picks);
  const spread = Math.max(...picks) / Math.min(...picks) - 1;
  line({
    what: `${seats} seats: picks a match / points a seat`,
    figure,
    must: 'alike',
    holds: spread < 0.03,
  });
}

function searches(seats: number): void {
  const found = measure(searching(seats), repetitions);
  const rate = (name: string): number => measured(found, name).picksPerSecond;
  const microseconds = (name: string): number => 1e6 / rate(name);
  const [must, aim] = [30_000, 150_000];
  line({
    what: `${seats} seats: search iterations/s, played out by rule of thumb to the end`,
    figure: `${count(rate('search'))} over a match, ${count(rate('search from the first pick'))} at its first pick`,
    must: count(must),
    aim: count(aim),
    holds: rate('search') >= must,
  });
  const [fill, thumb] = [microseconds('filling in'), microseconds('filling in and playing out')];
  const random = microseconds('filling in and playing out at random');
  const parts = [
    `${fill.toFixed(1)} µs filling in`,
    `${(thumb - fill).toFixed(1)} playing out (at random ${(random - fill).toFixed(1)})`,
    `${(microseconds('search') - thumb).toFixed(1)} the tree`,
  ];
  line({ what: `${seats} seats: where an iteration's time goes`, figure: parts.join(', ') });
}

function copies(): void {
  const { rules } = checkedBattle(4);
  const found = measure(copying(rules), repetitions);
  const clone = measured(found, 'structuredClone');
  for (const { name, picksPerSecond } of found.values()) {
    line({ what: name, figure: `${(1e6 / picksPerSecond).toFixed(3)} µs` });
  }
  const faster = measured(found, 'copy of a match').perSecond / clone.perSecond;
  line(atLeast('copy of a match against structuredClone', faster, 15, 28));
}

function sets(): void {
  const thousand = reading(1000, 1);
  line(atMost('reading 1,000 cards', thousand.median, ' ms', 60, 15));
  line({ what: 'reading 1,000 cards, the first time', figure: `${thousand.first.toFixed(1)} ms` });
  const many = reading(2000, 5);
  const perThousand = many.median / 10 / thousand.median;
  line(atMost('five sets of 2,000, a card, against 1,000', perThousand, '×', 1.5, 1.1));
}

function pictures(): void {
  const { median, slowest } = drawing();
  line(atMost('a scene drawn on one core', median, ' ms', 15, 5));
  line(atMost(`the slowest scene to draw, ${slowest.scene}`, slowest.median, ' ms', 15, 8));
}

async function sheets(): Promise<void> {
  const { first, median, pages, megabytes } = await printing(3);
  line(atMost('the whole box as PDF, with backs', first, ' s', 10, 3));
  const figure = `${median.toFixed(1)} s, ${pages} pages, ${megabytes.toFixed(1)} MB`;
  line({ what: 'the whole box as PDF, once more', figure });
}

async function sameTrace(): Promise<void> {
  const found = await digests();
  if (flags.includes('--update')) storeDigests(found, digestFile);
  const changed = changedSeries(found, digestFile);
  const figure = changed.length === 0 ? 'the same' : `changed: ${changed.join(' ')}`;
  line({
    what: 'picks and final states of the stored matches',
    figure,
    must: 'the same',
    holds: changed.length === 0,
  });
}

// Copies first: what they cost depends on how much else lies in memory.
copies();
for (const seats of [2, 4]) sameRules(seats);
for (const seats of [2, 4]) matches(seats);
for (const seats of [2, 4]) searches(seats);
sets();
await sheets();
pictures();
// Other players use the core in other ways, and what has been used in many ways runs slower from then on.
await sameTrace();
line(atMost('more memory after 50 matches than after 5', growth(checkedBattle(4).rules), ' %', 10, 2));

const cells = rows.map(({ what, figure, must = '', aim = '', holds }) => [
  what,
  figure,
  must,
  aim,
  holds === undefined ? '' : holds ? 'holds' : 'MISSED',
]);
const table = [['what', 'figure', 'must', 'aim', ''], ...cells];
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
