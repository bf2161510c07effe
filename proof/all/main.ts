import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { installedBinary } from '@main/cli/electron-binary';
import { findAppFolder } from '@main/services/app-folder';
import { findChromium } from '../../scripts/chromium.mjs';
import { runStages } from './running';
import type { Stage, StageOutcome } from './stage';
import { stagesOf } from './stages';
import { holds, inTime, summary } from './summary';

/* Runs everything that shows what the program can take, the long runs included, and sums it up at the end. */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const { path: root, version } = findAppFolder(import.meta.url);
const logs = join(root, 'out', 'proof', 'logs');
const machine = { root, browser: findChromium() ?? null, electron: installedBinary(root) };
const stages = stagesOf(machine, values.quick);
const named = values.only.split(',').filter((name) => name !== '');
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name));
const chosen = named.length === 0 ? stages : stages.filter(({ name }) => named.includes(name));

if (unknown.length > 0) {
  console.error(`No stage named ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
} else if (values.list) {
  for (const { name, typed, shows, hindrance } of stages) {
    console.log(`${name.padEnd(11)} ${shows}\n${''.padEnd(12)}${typed}`);
    if (hindrance !== null) console.log(`${''.padEnd(12)}skipped: ${hindrance}`);
  }
} else process.exitCode = (await prove()) ? 0 : 1;

async function prove(): Promise<boolean> {
  const given = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.error('Breaking off: what runs is being ended.');
      given.abort();
    });
  }
  const began = new Date();
  const isLive = process.stdout.isTTY;
  const outcomes = await runStages(chosen, {
    root,
    logs,
    signal: given.signal,
    tell: (stage, seconds, outcome) => tell(stage, seconds, outcome, isLive),
    every: isLive ? 1000 : 60_000,
  });
  console.log(`\n${summary(outcomes)}`);
  writeReport(outcomes, began);
  return holds(outcomes) && !given.signal.aborted;
}

function tell({ name, shows }: Stage, seconds: number, outcome: StageOutcome | null, isLive: boolean): void {
  const words = `${name.padEnd(11)} ${inTime(seconds).padStart(12)}`;
  if (outcome === null) {
    const line = `${words}  …  ${shows}`;
    if (isLive) process.stdout.write(`\r\u001B[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
    else console.log(line);
    return;
  }
  const { passed, failed, skipped, ok, log } = outcome;
  const end =
    log === null
      ? 'skipped'
      : `${ok ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  console.log(`${isLive ? '\r\u001B[K' : ''}${words}  ${end}`);
}

function writeReport(outcomes: readonly StageOutcome[], began: Date): void {
  const folder = join(root, 'out', 'proof');
  mkdirSync(folder, { recursive: true });
  const report = {
    version,
    began: began.toISOString(),
    ended: new Date().toISOString(),
    quick: values.quick,
    machine: `${type()} ${release()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    holds: holds(outcomes),
    stages: outcomes.map((outcome) => ({
      ...outcome,
      log: outcome.log === null ? null : relative(root, outcome.log),
    })),
  };
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}
