import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Counted, Stage, StageOutcome } from './stage';

/** How the stages are run. */
export interface RunInput {
  /** Where commands are run. */
  readonly root: string;
  /** Where the logs go. */
  readonly logs: string;
  /** Aborted by whoever has seen enough: what runs is ended, what was to come is skipped. */
  readonly signal: AbortSignal;
  /** Told when a stage begins, now and then while it runs, and when it has ended. */
  readonly tell: (stage: Stage, seconds: number, outcome: StageOutcome | null) => void;
  /** Milliseconds between two tellings of a stage that runs. */
  readonly every: number;
}

/** Runs stages one after the other, whatever becomes of each. */
export async function runStages(stages: readonly Stage[], input: RunInput): Promise<StageOutcome[]> {
  const outcomes: StageOutcome[] = [];
  for (const stage of stages) {
    const outcome = await runStage(stage, input);
    input.tell(stage, outcome.seconds, outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function runStage(stage: Stage, input: RunInput): Promise<StageOutcome> {
  const { name, shows, typed } = stage;
  const hindrance = input.signal.aborted ? 'it was broken off before' : stage.hindrance;
  if (hindrance !== null) {
    const skipped = [`${shows} (${typed}): ${hindrance}`];
    return { name, shows, typed, ok: true, seconds: 0, log: null, passed: 0, failed: 0, skipped };
  }
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const timer = setInterval(() => input.tell(stage, seconds(), null), input.every);
  input.tell(stage, 0, null);
  const log = join(input.logs, `${name}.log`);
  const { code, output } = await runCommand(stage, log, input).finally(() => clearInterval(timer));
  const whole: Counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] };
  const found = stage.count?.(output) ?? whole;
  // Whoever ends badly has failed, whatever was counted before.
  const counted = code === 0 || found.failed > 0 ? found : { ...found, failed: 1 };
  return { name, shows, typed, ok: code === 0 && counted.failed === 0, seconds: seconds(), log, ...counted };
}

/** Milliseconds a command has for ending by itself before it is ended. */
const GRACE = 5000;

function runCommand(
  { command, env }: Stage,
  log: string,
  { root, logs, signal }: RunInput,
): Promise<{ code: number; output: string }> {
  mkdirSync(logs, { recursive: true });
  const file = createWriteStream(log);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all it has started can be ended with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && program === 'npm',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      file.write(piece);
      output += piece.toString('utf8');
    });
  }
  const stop = (): void => {
    endGroup(child, 'SIGTERM');
    setTimeout(() => endGroup(child, 'SIGKILL'), GRACE).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  return new Promise((resolve) => {
    const done = (code: number): void => {
      signal.removeEventListener('abort', stop);
      file.end(() => resolve({ code, output }));
    };
    child.once('error', (error) => {
      file.write(String(error));
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
