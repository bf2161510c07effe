import { join } from 'node:path';
import { z } from 'zod';
import { message, type WireMessage } from '@shared/contract/view';
import type { Files } from './files';

const FILE = 'notices.json';
const KNOWN_FORMAT = 'tefuda-notices/1';

/** More than anybody reads; the oldest beyond become one sentence. */
const MOST = 20;

/**
 * What is told of something lost or set aside. It happens once: the next start finds nothing amiss, and could not
 * tell it again. Everything else is of no matter then, or true still: a file of which only some could be read stays
 * in its place until it is saved again.
 */
const HAPPENS_ONCE: ReadonlySet<string> = new Set([
  'main.notices.settings-previous',
  'main.notices.settings-defaults',
  'main.notices.match-set-aside',
  'main.notices.some-match-set-aside',
  'main.notices.results-previous',
  'main.notices.results-lost',
  'main.notices.looks-previous',
  'main.notices.looks-lost',
  'main.notices.file-not-saved',
  'main.notices.restored',
]);

const keptFile = z.object({
  format: z.literal(KNOWN_FORMAT),
  /** How many older ones are not among them any more. */
  older: z.number().int().min(0),
  /** Oldest first. */
  messages: z.array(message).max(MOST),
});

const wordsOf = (told: WireMessage): string => JSON.stringify(told);

/** Notices that no page has shown yet, in `notices.json` of the data folder from one start to the next. */
export class KeptNotices {
  #older = 0;
  #messages: readonly WireMessage[] = [];
  #turn: Promise<void> = Promise.resolve();

  /** @param folder the data folder */
  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {}

  /** Reads what earlier starts have left. Never rejects: a file that cannot be read is made anew. */
  async load(): Promise<void> {
    try {
      const text = await this.files.read(this.#path);
      if (text === null) return;
      const { older, messages } = keptFile.parse(JSON.parse(text));
      this.#older = older;
      this.#messages = messages;
    } catch {
      // What could be told of it is what it cannot tell any more.
    }
  }

  /** What nobody has been shown yet, oldest first; those that were too many in one sentence. */
  get waiting(): readonly WireMessage[] {
    const summary = { key: 'main.notices.older', values: { n: this.#older } };
    return this.#older === 0 ? this.#messages : [summary, ...this.#messages];
  }

  /** Keeps what has been told until a page has shown it, if it is of that kind. */
  keep(told: WireMessage): void {
    if (!HAPPENS_ONCE.has(told.key)) return;
    const all = [...this.#messages.filter((other) => wordsOf(other) !== wordsOf(told)), told];
    const surplus = Math.max(0, all.length - MOST);
    this.#older += surplus;
    this.#messages = all.slice(surplus);
    void this.#save();
  }

  /** A page has shown these: they need not be told again. */
  shown(messages: readonly WireMessage[]): Promise<void> {
    const seen = new Set(messages.map(wordsOf));
    const rest = this.#messages.filter((told) => !seen.has(wordsOf(told)));
    const older = messages.some(({ key }) => key === 'main.notices.older') ? 0 : this.#older;
    if (rest.length === this.#messages.length && older === this.#older) return this.#turn;
    this.#messages = rest;
    this.#older = older;
    return this.#save();
  }

  /** Resolves when all of it is on the disk. */
  settled(): Promise<void> {
    return this.#turn;
  }

  get #path(): string {
    return join(this.folder, FILE);
  }

  #save(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#saveNow());
    return this.#turn;
  }

  /** A disk that does not take it keeps nobody from being told now. */
  async #saveNow(): Promise<void> {
    const { system } = this.files;
    try {
      if (this.waiting.length === 0) return await system.remove(this.#path);
      const whole = { format: KNOWN_FORMAT, older: this.#older, messages: this.#messages };
      await system.replace(this.#path, `${JSON.stringify(whole, null, 2)}\n`);
      await system.flushFolder(this.folder);
    } catch {
      // Then it is told for as long as the program runs.
    }
  }
}
