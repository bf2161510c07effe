import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { writeRun } from './page';
import type { Row } from './rows';
import { missed, table } from './table';

const run = promisify(execFile);

const places = z.strictObject({
  /** Bundled programs: one section, and reading once. */
  section: z.string(),
  cold: z.string(),
  digests: z.string(),
  box: z.string(),
  /** Bundled programs that drive a browser. */
  speed: z.string(),
  memory: z.string(),
  /** The project's folder. */
  root: z.string(),
  page: z.string(),
});

const rowsOfSection = z.array(
  z.object({
    what: z.string(),
    figure: z.string(),
    peer: z.string().exactOptional(),
    must: z.string().exactOptional(),
    aim: z.string().exactOptional(),
    holds: z.boolean().exactOptional(),
  }),
);

/** Programs that drive a browser, by the name that `--only` knows. */
const IN_A_BROWSER = ['speed', 'memory'] as const;

const [given = '', ...flags] = process.argv.slice(2);
const at = places.parse(JSON.parse(given));
const only = (flags.find((flag) => flag.startsWith('--only=')) ?? '--only=')
  .slice('--only='.length)
  .split(',');

/** The longest that a section may take, in seconds on the clock: far more than any needs on a quiet machine. */
const PATIENCE = flags.includes('--quick') ? 150 : 900;

/** Runs a program and gives what it printed last, which is its rows. Throws when it fails or takes too long. */
async function rowsOf(words: readonly string[]): Promise<readonly Row[]> {
  const limits = { maxBuffer: 64 * 1024 * 1024, timeout: PATIENCE * 1000, killSignal: 'SIGTERM' } as const;
  const { stdout } = await run(process.execPath, [...words], limits);
  return rowsOfSection.parse(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''));
}

/** What is to be measured, by name, and the program with its words. */
async function programs(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const { stdout } = await run(process.execPath, [at.section]);
  const names = z.array(z.string()).parse(JSON.parse(stdout));
  return [
    ...names.map((name) => [name, [at.section, name, at.digests, at.cold, at.box, ...flags]] as const),
    ...IN_A_BROWSER.map((name) => [name, [at[name], at.root, ...flags]] as const),
  ];
}

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const began = performance.now();
const before = load();
const rows: Row[] = [];
const wanted = (await programs()).filter(([name]) => only.some((part) => name.includes(part)));
for (const [index, [name, words]] of wanted.entries()) {
  const since = performance.now();
  process.stderr.write(`[${index + 1}/${wanted.length}] ${name} … `);
  try {
    rows.push(...(await rowsOf(words)));
  } catch (error) {
    // The figures of the others took long to measure: they are kept, and this one is told as missed.
    console.error(error);
    const late = performance.now() - since >= PATIENCE * 1000;
    const figure = late ? `not done in ${PATIENCE} s` : 'failed';
    rows.push({ what: `the section ${name}`, figure, must: 'runs', holds: false });
  }
  console.error(`${((performance.now() - since) / 1000).toFixed(1)} s`);
}

if (rows.length === 0) {
  console.error(`Nothing is called ${only.join(' or ')}.`);
  process.exit(2);
}
const [core] = cpus();
const gigabytes = Math.round(totalmem() / 1024 ** 3);
const machine = [
  `Measured ${new Date().toISOString().slice(0, 10)} with \`npm run bench${flags.length > 0 ? ` -- ${flags.join(' ')}` : ''}\``,
  `in ${Math.round((performance.now() - began) / 60_000)} minutes on ${cpus().length} cores (${core?.model.trim() ?? 'unknown'}),`,
  `${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}; load ${before} before, ${load()} after.`,
].join('\n');
const text = [machine, table(rows), missed(rows)].join('\n\n');
console.log(text);
if (flags.includes('--write')) writeRun(at.page, text);
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
