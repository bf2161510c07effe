import { join } from 'node:path';
import type { CallOutput } from '@shared/contract/calls';
import { errorCode } from '../file-system';
import { problemOf, type Files } from '../files';
import type { MadeFiles } from '../made/made-files';
import { done, refused, type Outcome } from '../outcome';
import { notSaved } from '../not-saved';
import type { Publisher } from '../publisher';
import type { Uploads } from '../uploads/uploads';
import { makeBackup } from './make-backup';
import type { Manifest } from './manifest';
import { COMING, GONE, READY } from './place-restored';
import { readBackup, type Backup } from './read-backup';

interface BackupsInput {
  /** The data folder. */
  readonly folder: string;
  readonly files: Files;
  readonly made: MadeFiles;
  readonly uploads: Uploads;
  readonly publisher: Publisher;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Keeps the whole data folder in one file, and puts such a file in its place at the next start. */
export class BackupsService {
  /** What goes on now; one at a time. */
  #running: { readonly given: AbortController; readonly end: Promise<unknown> } | null = null;

  constructor(private readonly input: BackupsInput) {}

  /** Whether a backup waits to take its place. */
  async state(): Promise<CallOutput<'data.get'>> {
    const names = await this.input.files.system.list(this.input.folder).catch((): string[] => []);
    return { waiting: names.includes(READY) };
  }

  /** Packs the data folder, and tells how it comes on. */
  make(): Promise<CallOutput<'data.backUp'>> {
    return this.#alone(async (signal) => {
      const { made, version, now } = this.input;
      const said = { version, made: new Date(now()).toISOString() };
      const packed = await this.#pack(said, signal);
      if (!packed.ok) return packed;
      // What cannot be read again is no backup.
      const again = await readBackup(packed.value.bytes, { signal });
      if (!again.ok) return again;
      const { bytes, leftOut } = packed.value;
      const file = made.keep(bytes, `Tefuda ${said.made.slice(0, 10)}.zip`);
      return { ok: true, value: { ...file, leftOut: leftOut.length } };
    });
  }

  /** Looks through a backup that was handed over, all of it, and only then lets it wait for the next start. */
  restore(upload: string): Promise<Outcome<Backup>> {
    return this.#alone(async (signal) => {
      const taken = this.input.uploads.take(upload);
      if (!taken.ok) return taken;
      const { bytes } = taken.value;
      const looked = await readBackup(bytes, { signal });
      if (!looked.ok) return looked;
      const written = await this.#write(bytes, signal);
      await this.#forget(COMING);
      return written;
    });
  }

  /** Lets go of the backup that waits: everything stays as it is. */
  async keepPresent(): Promise<Outcome<null>> {
    try {
      await this.#setAside();
      await this.#forget(GONE);
      return done;
    } catch (error) {
      return refused(`disk-${problemOf(error)}`);
    }
  }

  /** Gives up what goes on now. */
  cancel(): null {
    this.#running?.given.abort();
    return null;
  }

  /** Gives up what goes on now, and waits until it has ended. */
  async close(): Promise<void> {
    this.cancel();
    await this.#running?.end.catch(() => undefined);
  }

  readonly #tell = (finished: number, of: number): void => {
    this.input.publisher.publish({ name: 'data.progress', payload: { done: finished, of } });
  };

  async #alone<Value>(work: (signal: AbortSignal) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    if (this.#running !== null) return refused('backup-running');
    const given = new AbortController();
    const end = work(given.signal);
    this.#running = { given, end };
    try {
      return await end;
    } finally {
      this.#running = null;
    }
  }

  async #pack(said: Manifest, signal: AbortSignal): ReturnType<typeof makeBackup> {
    const { folder, files } = this.input;
    try {
      return await makeBackup({ folder, system: files.system }, said, signal, this.#tell);
    } catch (error) {
      if (errorCode(error) === '') throw error;
      return refused('data-unreadable');
    }
  }

  /**
   * Lets no backup wait any longer: it loses its name, for one that is gone by half must never take its place.
   * @throws the system's error when it still waits
   */
  async #setAside(): Promise<void> {
    await this.#forget(GONE);
    if (!(await this.state()).waiting) return;
    const { folder, files } = this.input;
    await files.move(join(folder, READY), join(folder, GONE));
  }

  /** The one that was set aside waits again, if there was one. */
  async #takeBack(): Promise<void> {
    const { folder, files } = this.input;
    await files.move(join(folder, GONE), join(folder, READY)).catch(() => undefined);
  }

  /** Unpacks a backup beside everything; it counts when its folder gets its name. */
  async #write(bytes: Uint8Array, signal: AbortSignal): Promise<Outcome<Backup>> {
    const { folder, files } = this.input;
    const coming = join(folder, COMING);
    await this.#forget(COMING);
    try {
      await files.system.makeFolder(coming);
      const read = await readBackup(bytes, {
        signal,
        progress: this.#tell,
        take: async (name, content) => {
          const saved = await files.keep(join(coming, name), content);
          return saved.saved ? done : notSaved(saved);
        },
      });
      if (!read.ok) return read;
      await this.#setAside();
      await files.move(coming, join(folder, READY)).catch(async (error: unknown) => {
        await this.#takeBack();
        throw error;
      });
      await this.#forget(GONE);
      return read;
    } catch (error) {
      return refused(`disk-${problemOf(error)}`);
    }
  }

  #forget(name: string): Promise<void> {
    const { folder, files } = this.input;
    return files.system.removeFolder(join(folder, name)).catch(() => undefined);
  }
}
