import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const reply = z.object({ ok: z.literal(true), value: z.unknown() });
const happened = z.object({ event: z.string(), payload: z.unknown() });
const fetched = z.object({ status: z.number(), type: z.string().nullable(), begins: z.string() });

/** The main process as it was packed, in a folder of its own far from the sources. */
export class PackedProgram {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown[]>;
  #asked = 0;

  constructor(folder: string, dataFolder: string, words: readonly string[] = []) {
    this.#child = fork(join(folder, 'out/main/electron.js'), [`--tefuda-data=${dataFolder}`, ...words], {
      cwd: dataFolder,
      // An Electron without a page: what a window shows is looked at elsewhere, here only the packed files matter.
      execArgv: ['--import', join(import.meta.dirname, '../../proof/crash/windowless/register.mjs')],
      env: { ...process.env, IS_PACKED: 'yes' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#exit = once(this.#child, 'exit');
  }

  /** Waits until a page could ask. */
  async opened(): Promise<void> {
    const opened = once(this.#child, 'message');
    const ended = this.#exit.then(() => Promise.reject(new Error('The packed program has ended.')));
    await Promise.race([opened, ended]);
  }

  /** A call of the page, and what came of it. */
  async call(name: string, input: unknown): Promise<unknown> {
    return this.#ask({ call: name, input });
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
    return fetched.parse(await this.#ask({ fetch: `app://tefuda${path}` }));
  }

  /** Quits as the menu does; gives the exit code. */
  async quit(): Promise<unknown> {
    this.#child.send({ stop: true });
    const [code] = await this.#exit;
    return code;
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL');
    await this.#exit;
  }

  #ask(asked: object): Promise<unknown> {
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      const hear = (message: unknown): void => {
        if (typeof message !== 'object' || message === null || Reflect.get(message, 'id') !== id) return;
        this.#child.off('message', hear);
        const answer = reply.safeParse(message);
        if (answer.success) resolve(answer.data.value);
        else reject(new Error(`It was refused: ${JSON.stringify(message)}`));
      };
      this.#child.on('message', hear);
      this.#child.send({ ...asked, id });
    });
  }
}
