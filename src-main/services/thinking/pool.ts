import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import type { Thought } from '@shared/players/index';
import type { ThinkingAnswer, ThinkingMatch, ThinkingTask } from '@main/workers/thinking';
import { GivenUp, giveUp, taskOf, type Question, type Thinking } from './thinking';

type Pool = Piscina<ThinkingTask, ThinkingAnswer>;

interface Opened {
  readonly pool: Pool;
  /** Tells those who wait for an answer that none will come. */
  readonly waiting: Set<(error: unknown) => void>;
}

/** Milliseconds after which a thread that has nothing to do ends, the last one excepted. */
const IDLE = 60_000;

/** Threads that think, one core left free for the person who plays. */
export const threadsToSpare = (): number => Math.max(1, availableParallelism() - 1);

/** Thinks in threads of their own, which begin with the first question. */
export class ThinkingPool implements Thinking {
  #opened: Promise<Opened> | null = null;
  readonly #tasks = new Set<ThinkingTask>();
  #closed = false;

  /** @param worker path of the built worker */
  constructor(
    private readonly worker: string,
    readonly threads = threadsToSpare(),
  ) {}

  async think(match: ThinkingMatch, question: Question, signal: AbortSignal): Promise<Thought> {
    if (signal.aborted || this.#closed) throw new GivenUp();
    const task = taskOf(match, question);
    this.#tasks.add(task);
    const given = givenUp(task, signal);
    try {
      const answer = await Promise.race([this.#ask(task, signal), given.promise]);
      if (!answer.ok) throw new Error(answer.problem);
      return answer.thought;
    } finally {
      given.forget();
      this.#tasks.delete(task);
    }
  }

  /** Ends every thread. Whatever is still being thought about is given up. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#tasks) giveUp(task);
    const opened = await this.#opened?.catch(() => null);
    await opened?.pool.destroy();
  }

  /** A thread that died is replaced, and its question, which comes out the same, is asked once more. */
  async #ask(task: ThinkingTask, signal: AbortSignal): Promise<ThinkingAnswer> {
    try {
      return await this.#askOnce(task);
    } catch (error) {
      if (signal.aborted || this.#closed) throw new GivenUp();
      console.error(error);
      return this.#askOnce(task);
    }
  }

  async #askOnce(task: ThinkingTask): Promise<ThinkingAnswer> {
    this.#opened ??= this.#open();
    const { pool, waiting } = await this.#opened;
    return new Promise((resolve, reject) => {
      waiting.add(reject);
      void pool
        .run(task)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  }

  async #open(): Promise<Opened> {
    // Loading the pool takes longer than a start may, and many matches have nobody who thinks.
    const { Piscina } = await import('piscina');
    const pool = new Piscina<ThinkingTask, ThinkingAnswer>({
      filename: this.worker,
      name: 'think',
      // One stays: it knows the matches, and takes what waits in line when another thread dies.
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: IDLE,
    });
    const waiting = new Set<(error: unknown) => void>();
    // A thread that dies outside a question may never have begun, and then the pool takes no more up.
    pool.on('error', (error) => {
      this.#opened = null;
      for (const reject of waiting) reject(error);
      void pool.destroy();
    });
    return { pool, waiting };
  }
}

/** Rejects as soon as the answer is no longer wanted, and tells the thread so. */
function givenUp(
  task: ThinkingTask,
  signal: AbortSignal,
): { readonly promise: Promise<never>; readonly forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const stop = (): void => {
      giveUp(task);
      reject(new GivenUp());
    };
    signal.addEventListener('abort', stop, { once: true });
    forget = () => signal.removeEventListener('abort', stop);
  });
  return { promise, forget };
}
