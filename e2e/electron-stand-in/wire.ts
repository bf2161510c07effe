import { z } from 'zod';

const message = z.union([
  z.object({ ask: z.number(), name: z.string(), given: z.unknown() }),
  z.object({ answer: z.number(), value: z.unknown().optional(), error: z.string().optional() }),
]);

type Answers = Readonly<Record<string, (given: unknown) => unknown>>;
interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Questions and answers between the program's process and the test's, over Node's own channel between them.
 * The program is Electron's main process, the test is its browser: it holds the window's page.
 */
export class Wire {
  readonly #send: (message: object) => void;
  readonly #answers: Answers;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #closed = false;

  constructor(send: (message: object) => void, answers: Answers) {
    this.#send = send;
    this.#answers = answers;
  }

  /** Asks the other side. Rejects with its error, or when it ends before it has answered. */
  ask(name: string, given?: unknown): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error(`Nobody is there to answer ${name}.`));
    this.#asked += 1;
    const ask = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, { resolve, reject });
      this.#send({ ask, name, given });
    });
  }

  /** Takes in what the other side has sent. */
  hear(sent: unknown): void {
    const heard = message.parse(sent);
    if ('ask' in heard) {
      void this.#answer(heard.ask, heard.name, heard.given);
      return;
    }
    const waiting = this.#waiting.get(heard.answer);
    this.#waiting.delete(heard.answer);
    if (heard.error === undefined) waiting?.resolve(heard.value);
    else waiting?.reject(new Error(heard.error));
  }

  /** The other side is gone. */
  close(): void {
    this.#closed = true;
    for (const { reject } of this.#waiting.values()) reject(new Error('The other side has ended.'));
    this.#waiting.clear();
  }

  async #answer(answer: number, name: string, given: unknown): Promise<void> {
    try {
      const find = this.#answers[name];
      if (find === undefined) throw new Error(`Nothing answers ${name}.`);
      const value = await find(given);
      if (!this.#closed) this.#send({ answer, value });
    } catch (error) {
      if (!this.#closed)
        this.#send({ answer, error: error instanceof Error ? error.message : String(error) });
    }
  }
}
