import { fork, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { TefudaClient } from '@shared/contract/client';
import { hostFrame } from '@shared/contract/frames';
import { checkedClient, type Wire } from '@renderer/client/checked-client';

/** A host of the program. */
export const HOSTS = ['web', 'desktop'] as const;
export type Host = (typeof HOSTS)[number];

/** The host was ended while it was asked something. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** A running program without a page: it is asked what a page asks, over the wire a page has. */
export interface Desk extends TefudaClient {
  readonly host: Host;
  /** What it serves at an address of its own; only the web host serves over a network. */
  fetch(address: string): Promise<Uint8Array>;
  /** How often its window was brought forward; a browser's window is nobody's to bring. */
  broughtForward(): number;
  /** Ends it as a power cut does: nothing gets to run any more. */
  kill(): Promise<void>;
  /** Ends it as a person does. */
  stop(): Promise<void>;
}

/** Where the program is, its data, and where the desktop host saves what a person asks it to. */
export interface DeskInput {
  readonly host: Host;
  /** The project's folder, where the program has been built. */
  readonly root: string;
  readonly dataFolder: string;
  readonly saveTo: string;
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\?token=\w+/;

/** Starts the program. Rejects with what it said when it ends instead. */
export const startDesk = (input: DeskInput): Promise<Desk> =>
  input.host === 'web' ? startWeb(input) : startDesktop(input);

/** Starts the program and ends it as a power cut does: when it is time, or once it is up if that comes first. */
export async function killStart(input: DeskInput, isTime: () => Promise<boolean>): Promise<void> {
  const child = input.host === 'web' ? spawnWeb(input) : forkDesktop(input);
  const said = listen(child);
  let isUp = false;
  child.once('message', () => (isUp = true));
  const isOver = (): boolean => isUp || child.exitCode !== null || ADDRESS.test(said());
  while (!isOver() && !(await isTime())) await pause(1);
  child.kill('SIGKILL');
  await ended(child);
}

/** Everything a program says, for whoever has to find out why it did not start. */
function listen(child: ChildProcess): () => string {
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return () => said;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

/** Calls on their way and listeners, whatever carries them. */
class Exchange implements Wire {
  readonly #waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }
  >();
  readonly #listeners = new Map<string, Set<(payload: unknown) => void>>();
  #last = 0;
  #isGone = false;

  constructor(private readonly send: (frame: object) => void) {}

  call(name: string, input: unknown): Promise<unknown> {
    if (this.#isGone) return Promise.reject(new Gone(name));
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send({ id, call: name, input });
    });
  }

  on(name: string, listener: (payload: unknown) => void): () => void {
    const named = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, named.add(listener));
    return () => named.delete(listener);
  }

  hear(given: unknown): void {
    const frame = hostFrame.parse(given);
    if ('event' in frame) {
      for (const listener of this.#listeners.get(frame.event) ?? []) listener(frame.payload);
      return;
    }
    const call = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    if (frame.ok) call?.resolve(frame.value);
    else call?.reject(new Error(frame.error));
  }

  lose(): void {
    this.#isGone = true;
    for (const { reject } of this.#waiting.values()) reject(new Gone('The program was ended.'));
    this.#waiting.clear();
  }
}

const clientOver = (exchange: Exchange): TefudaClient =>
  checkedClient(exchange, (event, problem) => {
    throw new Error(`${event}: ${String(problem)}`);
  });

const spawnWeb = ({ root, dataFolder }: DeskInput): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    [
      ...[join(root, 'out/main/cli.js'), 'start', '--host', 'web'],
      ...['--no-open', '--port', '0', '--data', dataFolder],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );

async function startWeb(input: DeskInput): Promise<Desk> {
  const child = spawnWeb(input);
  const said = listen(child);
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = ADDRESS.exec(said());
      if (found !== null) resolve(new URL(found[0]));
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said()}`)));
  });
  const entered = await fetch(address, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const socket = new WebSocket(`ws://${address.host}/socket`, {
    headers: { cookie, origin: address.origin },
  });
  const exchange = new Exchange((frame) => socket.send(JSON.stringify(frame)));
  socket.on('message', (data) => exchange.hear(JSON.parse(String(data))));
  socket.on('close', () => exchange.lose());
  socket.on('error', () => exchange.lose());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('close', reject));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
    exchange.lose();
    socket.terminate();
  };
  return {
    ...clientOver(exchange),
    host: 'web',
    async fetch(path) {
      try {
        const answer = await fetch(new URL(path, address), { headers: { cookie } });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        throw child.killed ? new Gone(path) : error;
      }
    },
    broughtForward: () => 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const forkDesktop = ({ root, dataFolder, saveTo }: DeskInput): ChildProcess =>
  fork(join(root, 'out/main/electron.js'), [`--tefuda-data=${dataFolder}`], {
    execArgv: ['--import', join(root, 'proof/crash/windowless/register.mjs')],
    env: { ...process.env, SAVE_TO: saveTo },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

async function startDesktop(input: DeskInput): Promise<Desk> {
  const child = forkDesktop(input);
  const said = listen(child);
  const exchange = new Exchange((frame) => child.send(frame, () => undefined));
  await new Promise<void>((resolve, reject) => {
    // The first thing it sends is that it is ready.
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said()}`)));
  });
  child.on('message', (message) => exchange.hear(message));
  let forward = 0;
  exchange.on('window.show', () => (forward += 1));
  child.on('exit', () => exchange.lose());
  return {
    ...clientOver(exchange),
    host: 'desktop',
    fetch: () => Promise.reject(new Error('The desktop host has no network.')),
    broughtForward: () => forward,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.send({ stop: true });
      await ended(child);
    },
  };
}
