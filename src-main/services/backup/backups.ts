import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallOutput } from '@shared/contract/calls';
import { problemOf, type Files } from '../files';
import type { MadeFiles } from '../made/made-files';
import { done, refused, type Outcome } from '../outcome';
import { notSaved } from '../not-saved';
import type { Publisher } from '../publisher';
import type { Uploads } from '../uploads/uploads';
import { makeBackup } from './make-backup';
import { COMING, READY } from './place-restored';
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
  get state(): { waiting: boolean } {
    return { waiting: existsSync(this.#ready) };
  }

  /** Packs the data folder, and tells how it comes on. */
  make(): Promise<CallOutput<'data.backUp'>> {
    return this.#alone(async (signal) => {
      const { folder, made, version, now } = this.input;
      const said = { version, made: new Date(now()).toISOString() };
      const packed = await makeBackup(folder, said, signal, this.#tell);
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
    await this.#forget(READY);
    return this.state.waiting ? refused('disk-refused') : done;
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

  get #ready(): string {
    return join(this.input.folder, READY);
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
      await this.#forget(READY);
      await files.move(coming, this.#ready);
      return read;
    } catch (error) {
      return refused(`disk-${problemOf(error)}`);
    }
  }

  #forget(name: string): Promise<void> {
    return rm(join(this.input.folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
