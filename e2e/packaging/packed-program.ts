import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const reply = z.object({ id: z.number(), value: z.unknown().optional() });
const happened = z.object({ event: z.string(), payload: z.unknown() });
const answered = z.object({ ok: z.literal(true), value: z.unknown() });
const fetched = z.object({ status: z.number(), type: z.string().nullable(), begins: z.string() });

/** The main process as it was packed, in a folder of its own far from the sources. */
export class PackedProgram {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown[]>;
  #asked = 0;

  constructor(folder: string, dataFolder: string, words: readonly string[] = []) {
    this.#child = fork(join(folder, 'out/main/electron.js'), [`--tefuda-data=${dataFolder}`, ...words], {
      cwd: dataFolder,
      execArgv: ['--import', join(import.meta.dirname, 'no-window.mjs')],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#exit = once(this.#child, 'exit');
  }

  /** Waits until the page would be loading. */
  async opened(): Promise<void> {
    const opened = once(this.#child, 'message');
    const ended = this.#exit.then(() => Promise.reject(new Error('The packed program has ended.')));
    await Promise.race([opened, ended]);
  }

  /** A call of the page, and what came of it. */
  async call(name: string, input: unknown): Promise<unknown> {
    return answered.parse(await this.#ask('call', { name, input })).value;
  }

  /** The first event of this name that the schema takes. */
  event<Payload>(name: string, schema: z.ZodType<Payload>): Promise<Payload> {
    return new Promise((resolve) => {
      const hear = (message: unknown): void => {
        const found = happened.safeParse(message);
        if (!found.success || found.data.event !== name) return;
        const payload = schema.safeParse(found.data.payload);
        if (!payload.success) return;
        this.#child.off('message', hear);
        resolve(payload.data);
      };
      this.#child.on('message', hear);
    });
  }

  /** What the page gets at an address of its own scheme. */
  async fetch(path: string): Promise<z.infer<typeof fetched>> {
    return fetched.parse(await this.#ask('fetch', `app://tefuda${path}`));
  }

  /** Quits as the menu does; gives the exit code. */
  async quit(): Promise<unknown> {
    void this.#ask('quit');
    const [code] = await this.#exit;
    return code;
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL');
    await this.#exit;
  }

  #ask(ask: string, given?: unknown): Promise<unknown> {
    const id = (this.#asked += 1);
    return new Promise((resolve) => {
      const hear = (message: unknown): void => {
        const answer = reply.safeParse(message);
        if (!answer.success || answer.data.id !== id) return;
        this.#child.off('message', hear);
        resolve(answer.data.value);
      };
      this.#child.on('message', hear);
      this.#child.send({ id, ask, given });
    });
  }
}
