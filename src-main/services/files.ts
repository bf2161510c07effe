import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, type FileSystem } from './file-system';

/** Why a save did not arrive: the disk is full, the place cannot be written to, or something else. */
export type SaveProblem = 'full' | 'refused' | 'failed';

/** What became of a save. `keptAt` is where the content lies safely instead, if anywhere. */
export type SaveOutcome =
  | { readonly saved: true }
  | { readonly saved: false; readonly problem: SaveProblem; readonly keptAt: string | null };

/** Another program (a virus scanner, a backup) may hold a file for a moment; these errors pass. */
const PASSING = new Set(['EPERM', 'EBUSY', 'EACCES']);
const REFUSED = new Set([...PASSING, 'EROFS']);
/** What a failed write means to a person. */
export function problemOf(error: unknown): SaveProblem {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  return REFUSED.has(code) ? 'refused' : 'failed';
}

/** Milliseconds between attempts: together about three seconds. */
const PAUSES = [20, 50, 120, 300, 700, 1500];

/** The name under which the content before the last save is kept. */
export const previousName = (path: string): string => `${path}.previous`;

/**
 * Saves whole files so that a crash, a full disk or a locked file never costs what was there before.
 * Saves of one file land in the order they were asked for.
 */
export class Files {
  readonly #queues = new Map<string, Promise<unknown>>();
  /** Where content lies that could not be saved, by the file it is meant for. */
  readonly #unsaved = new Map<string, string>();

  constructor(
    readonly system: FileSystem,
    private readonly wait: (milliseconds: number) => Promise<unknown> = pause,
  ) {}

  /** Saves a file, keeping the content before it beside it. Saved means: read back and found equal. */
  save(path: string, text: string): Promise<SaveOutcome> {
    const before = this.#queues.get(path) ?? Promise.resolve();
    const turn = before.then(() => this.#saveNow(path, text));
    this.#queues.set(path, turn);
    return turn;
  }

  /**
   * Writes a file that is named by its content: what lies there already is the same, or damaged.
   * Saved means: read back and found equal.
   */
  async keep(path: string, bytes: Uint8Array): Promise<SaveOutcome> {
    try {
      await this.system.makeFolder(dirname(path));
      if (await this.#holds(path, bytes)) return { saved: true };
      await this.#replace(path, bytes);
      await this.system.flushFolder(dirname(path));
      if (await this.#holds(path, bytes)) return { saved: true };
      return { saved: false, problem: 'failed', keptAt: null };
    } catch (error) {
      return { saved: false, problem: problemOf(error), keptAt: null };
    }
  }

  /**
   * Puts a file where a person wants it, with the temporary sibling `part` meanwhile.
   * @throws the system's error when it does not arrive; then what was there before is whole
   */
  async put(path: string, content: string | Uint8Array, part: string): Promise<void> {
    await this.#insist(() => this.system.replace(path, content, part));
    await this.system.flushFolder(dirname(path)).catch(() => undefined);
  }

  /** The text of a file, or null when there is none. */
  async read(path: string): Promise<string | null> {
    try {
      return await this.system.read(path);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /**
   * Moves a file or a folder, which need not be flushed for that: whoever looks sees it in its new place.
   * @throws the system's error when it stays where it was
   */
  async move(from: string, to: string): Promise<void> {
    await this.#insist(() => this.system.rename(from, to));
    for (const folder of new Set([dirname(to), dirname(from)])) {
      await this.system.flushFolder(folder).catch(() => undefined);
    }
  }

  /**
   * Gives a file that cannot be used a new name beside its place, and returns that name. When even
   * that is refused the file stays, and its own name is returned: nothing is lost either way.
   */
  async setAside(path: string): Promise<string> {
    try {
      const name = await this.#freeName(path, 'unreadable');
      await this.system.rename(path, name);
      return basename(name);
    } catch {
      return basename(path);
    }
  }

  /** Keeps a copy of a file under a new name beside it, and returns that name; its own when that is refused. */
  async keepCopy(path: string): Promise<string> {
    try {
      const name = await this.#freeName(path, 'unreadable');
      await this.system.copy(path, name);
      return basename(name);
    } catch {
      return basename(path);
    }
  }

  async #saveNow(path: string, text: string): Promise<SaveOutcome> {
    try {
      await this.system.makeFolder(dirname(path));
      if ((await this.read(path)) === text) {
        await this.#forgetUnsaved(path);
        return { saved: true };
      }
      await this.#keepPrevious(path);
      await this.#replace(path, text);
      await this.system.flushFolder(dirname(path));
      if ((await this.system.read(path)) === text) {
        await this.#forgetUnsaved(path);
        return { saved: true };
      }
      return { saved: false, problem: 'failed', keptAt: await this.#keepUnsaved(path, text) };
    } catch (error) {
      return { saved: false, problem: problemOf(error), keptAt: await this.#keepUnsaved(path, text) };
    }
  }

  async #keepPrevious(path: string): Promise<void> {
    if ((await this.system.facts(path)) === null) return;
    await this.system.copy(path, previousName(path));
  }

  async #holds(path: string, bytes: Uint8Array): Promise<boolean> {
    if ((await this.system.facts(path))?.size !== bytes.length) return false;
    // What cannot be read is written anew.
    const found = await this.system.readBytes(path).catch(() => null);
    return found !== null && Buffer.compare(found, bytes) === 0;
  }

  #replace(path: string, content: string | Uint8Array): Promise<void> {
    return this.#insist(() => this.system.replace(path, content));
  }

  /** Does it, and tries again for a while when another program stands in the way. */
  async #insist(work: () => Promise<void>): Promise<void> {
    for (const milliseconds of PAUSES) {
      try {
        return await work();
      } catch (error) {
        if (!PASSING.has(errorCode(error))) throw error;
        await this.wait(milliseconds);
      }
    }
    await work();
  }

  /** A rename that is always refused must not cost the content: it goes to a sibling without one. */
  async #keepUnsaved(path: string, text: string): Promise<string | null> {
    try {
      // One copy is enough: the newest.
      const name = this.#unsaved.get(path) ?? (await this.#freeName(path, 'unsaved'));
      await this.system.writeAt(name, 0, text);
      this.#unsaved.set(path, name);
      return basename(name);
    } catch {
      return null;
    }
  }

  async #forgetUnsaved(path: string): Promise<void> {
    const name = this.#unsaved.get(path);
    if (name === undefined) return;
    this.#unsaved.delete(path);
    // A copy that cannot be taken away only takes room.
    await this.system.remove(name).catch(() => undefined);
  }

  async #freeName(path: string, word: string): Promise<string> {
    const taken = new Set(await this.system.list(dirname(path)));
    let number = 1;
    while (taken.has(`${basename(path)}.${word}-${number}`)) number += 1;
    return join(dirname(path), `${basename(path)}.${word}-${number}`);
  }
}
