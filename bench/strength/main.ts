import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { contests, FULL, QUICK } from './contests';
import { Hall, type Outcome } from './hall';
import { withMeasured } from './page';
import { report } from './report';

/**
 * Measures how strong the computer players are, and writes what came out into the page of the first argument,
 * between its marks. A quick run, a part of one and a run with `--print` only print it.
 */
const [page = '', worker = '', ...flags] = process.argv.slice(2);
const quick = flags.includes('--quick');
const printed = quick || flags.includes('--print');
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length);
const threads = availableParallelism();
const hall = new Hall(worker, threads);
const began = performance.now();
const outcomes: Outcome[] = [];

for (const contest of contests(quick ? QUICK : FULL)) {
  const about = contest.counts === 'tiles' ? 'KO-3 ' : '';
  const name = `${about}${contest.game} ${JSON.stringify(contest.options)} ${contest.players.join(' ')}`;
  if (only !== undefined && !name.includes(only)) continue;
  const before = performance.now();
  const outcome = await hall.hold(contest);
  outcomes.push(outcome);
  const { share, low, high, matches, meanStars } = outcome;
  const interval = [share, low, high].map((value) => (value * 100).toFixed(1));
  const seconds = Math.round((performance.now() - before) / 1000);
  console.log(
    `${name}: ${interval[0]} % (${interval[1]}–${interval[2]}) of ${matches}, ${meanStars.toFixed(1)} stars, ${seconds} s ${outcome.verdict ?? ''}`,
  );
}
await hall.close();

const text = report(outcomes, {
  command: ['npm run strength', ...(flags.length > 0 ? ['--', ...flags] : [])].join(' '),
  machine: `${threads} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`,
  date: new Date().toISOString().slice(0, 10),
  minutes: Math.round((performance.now() - began) / 60_000),
  answers: hall.answers,
});
if (!printed && only === undefined) writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), text));
else console.log(`\n${text}`);
