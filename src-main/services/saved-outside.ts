import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { isPart, partOf, type FileSystem } from './file-system';
import type { Files } from './files';
import type { Notices } from './notices';

const FILE = 'saving.json';
const KNOWN_FORMAT = 'tefuda-saving/1';

/** A file that is being saved where a person wanted it. */
const saving = z.object({
  path: z.string(),
  /** The temporary file beside it. */
  part: z.string(),
  /** SHA-256 of what it is to hold. */
  content: z.string(),
});
type Saving = z.infer<typeof saving>;
const savingFile = z.object({ format: z.literal(KNOWN_FORMAT), files: z.array(saving) });

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Saves files outside the data folder, where a person wants them: all of one or nothing. Which ones are on their
 * way is written down in `saving.json` before, so that the next start can tidy up after one that was killed.
 */
export class SavedOutside {
  readonly #files: Files;
  readonly #now = new Set<Saving>();
  /** Resolves when the note before is written: each says what there is when its turn comes. */
  #turn: Promise<void> = Promise.resolve();

  /** @param folder the data folder */
  constructor(
    private readonly folder: string,
    files: Files,
    private readonly notices: Notices,
  ) {
    this.#files = files;
  }

  /** Takes away what a start before this one has begun and not ended, and says so. Never rejects. */
  async tidy(): Promise<void> {
    const begun = await this.#begun();
    if (begun.length === 0) return;
    for (const left of begun) await this.#tidy(left);
    await this.#note();
  }

  /** @throws the system's error when it does not arrive; then what was there before is whole */
  async save(path: string, content: string | Uint8Array): Promise<void> {
    const begun: Saving = { path, part: partOf(path), content: hashOf(content) };
    this.#now.add(begun);
    await this.#note();
    try {
      await this.#files.put(path, content, begun.part);
    } finally {
      this.#now.delete(begun);
      await this.#note();
    }
  }

  get #system(): FileSystem {
    return this.#files.system;
  }

  get #path(): string {
    return join(this.folder, FILE);
  }

  async #tidy({ path, part, content }: Saving): Promise<void> {
    // Nothing but a temporary file of ours is ever taken away, whatever stands in the note.
    if (isPart(basename(part))) await this.#system.remove(part).catch(() => undefined);
    const found = await this.#system.readBytes(path).catch(() => null);
    if (found !== null && hashOf(found) === content) return;
    this.notices.tell('warning', { key: 'main.notices.file-not-saved', values: { file: basename(path) } });
  }

  async #begun(): Promise<readonly Saving[]> {
    try {
      const text = await this.#files.read(this.#path);
      return text === null ? [] : savingFile.parse(JSON.parse(text)).files;
    } catch {
      return [];
    }
  }

  #note(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#noteNow());
    return this.#turn;
  }

  /** A disk that does not take the note keeps no file from being saved. */
  async #noteNow(): Promise<void> {
    try {
      if (this.#now.size === 0) return await this.#system.remove(this.#path);
      const whole = { format: KNOWN_FORMAT, files: [...this.#now] };
      await this.#system.replace(this.#path, JSON.stringify(whole));
    } catch {
      // Then a program that is killed now leaves a temporary file behind, under a name that says so.
    }
  }
}
