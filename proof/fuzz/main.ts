import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findAppFolder } from '@main/services/app-folder';
import type { Fault, Outcome } from './kind';
import { kinds } from './kinds';
import { blindness, inTable, together, type Row } from './report';

/*
 * Feeds each kind of input, so many of them, to the program, on all cores, and reports what came of it.
 *
 *   npm run fuzz -- --kind=packs --inputs=5000 --seed=1
 *   npm run fuzz -- --kind=packs --seed=1 --path=17:0:2     one input again, as a failure names it
 */

const LONG = 100_000;
/** An input that nobody has answered for so long hangs. Milliseconds. */
const PATIENCE = 120_000;
/** Of a run shorter than this nobody expects that it has reached everything. */
const SHORTEST_JUDGED = 20_000;
/** Megabytes the heap of one thread may take. */
const HEAP = 1024;

const task = z.object({
  kind: z.string(),
  seed: z.number(),
  inputs: z.number(),
  path: z.string(),
  at: z.instanceof(SharedArrayBuffer),
});
type Task = z.infer<typeof task>;

const kindOf = (name: string) => {
  const kind = kinds.find((each) => each.name === name);
  if (kind === undefined)
    throw new Error(`There is no kind ${name}; there are ${kinds.map((k) => k.name).join(', ')}.`);
  return kind;
};

if (isMainThread) await main();
else parentPort?.postMessage(await feedAll(task.parse(workerData)));

/** What one thread does: its share of the inputs, each of whose numbers it writes down before it feeds it. */
function feedAll({ kind, seed, inputs, path, at }: Task): Promise<Outcome> {
  const number = new Int32Array(at);
  const onInput = (now: number): void => {
    Atomics.store(number, 0, now);
    Atomics.add(number, 1, 1);
  };
  return kindOf(kind).run({ seed, inputs, path, onInput });
}

/** Runs a share in a thread of its own. A thread that hangs or dies is a fault of the input it was at. */
function share(given: Omit<Task, 'at'>): Promise<Outcome> {
  // The number of the input, and how many were fed, smaller ones included.
  const at = new SharedArrayBuffer(8);
  const number = new Int32Array(at);
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: { ...given, at } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  return new Promise((resolve) => {
    const lost = (why: string): void => {
      clearInterval(watch);
      void worker.terminate();
      const here = Atomics.load(number, 0);
      const fault: Fault = { seed: given.seed, path: given.path || String(here), why, input: '' };
      resolve({ inputs: here, accepted: 0, refused: 0, said: [], expected: [], fault });
    };
    let last = { fed: -1, since: Date.now() };
    const watch = setInterval(() => {
      const fed = Atomics.load(number, 1);
      if (fed !== last.fed) last = { fed, since: Date.now() };
      else if (Date.now() - last.since > PATIENCE) lost('It hangs: nothing was heard of it any more.');
    }, 1000);
    worker.once('message', (outcome: Outcome) => {
      clearInterval(watch);
      resolve(outcome);
      void worker.terminate();
    });
    worker.once('error', (error) => lost(error.stack ?? error.message));
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      inputs: { type: 'string', default: String(LONG) },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      path: { type: 'string', default: '' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [inputs, seed, threads] = [Number(values.inputs), Number(values.seed), Number(values.threads)];
  const chosen = values.kind === undefined ? kinds : values.kind.split(',').map(kindOf);
  console.log(`seed ${seed}, ${inputs} inputs a kind, ${threads} threads`);
  const rows: Row[] = [];
  for (const { name } of chosen) {
    const began = performance.now();
    const parts = values.path === '' ? threads : 1;
    const shares = Array.from({ length: parts }, (_, part) =>
      share({
        kind: name,
        // Each thread draws other inputs, and all of them are told apart by their seed alone.
        seed: values.path === '' ? seed + part * 1_000_003 : seed,
        inputs: values.path === '' ? Math.ceil(inputs / parts) : 1,
        path: values.path,
      }),
    );
    const outcome = together(await Promise.all(shares));
    const blind = outcome.inputs >= SHORTEST_JUDGED ? blindness(outcome) : [];
    rows.push({ name, outcome, blind, seconds: (performance.now() - began) / 1000 });
    console.log(inTable(rows.at(-1)));
    if (outcome.fault !== null) tell(name, outcome.fault);
    for (const line of blind) console.log(`  blind: ${line}`);
  }
  const bad = rows.filter(({ outcome, blind }) => outcome.fault !== null || blind.length > 0);
  console.log(bad.length === 0 ? 'Every kind holds.' : `Not held: ${bad.map(({ name }) => name).join(', ')}`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}

/** Says what was found and how to find it again, and keeps the smallest input. */
function tell(kind: string, { seed, path, why, input }: Fault): void {
  const folder = join(findAppFolder(import.meta.url).path, 'proof', 'fuzz', 'found');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${seed}-${path.split(':')[0] ?? ''}.txt`);
  writeFileSync(file, input);
  console.log(`  found: ${why.split('\n').slice(0, 6).join('\n  ')}`);
  console.log(`  the smallest input: ${file}`);
  console.log(`  again: npm run fuzz -- --kind=${kind} --seed=${seed} --path=${path}`);
}
