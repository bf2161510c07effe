import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { FILE_LIMIT } from '@shared/cards';
import type { Files } from '../files';
import { SET_FILE, type LibraryService, type OwnSetFile } from '../library';
import { done, refused, refusedByDisk, type Outcome } from '../outcome';
import { notSaved } from '../not-saved';
import { Backups } from './backups';
import { freeId } from './set-ids';

/** Names the content of a file: another content has another name. */
export const revisionOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether nobody could read it again: such a set would be lost to the library. */
const isTooBig = (text: string): boolean => Buffer.byteLength(text) > FILE_LIMIT;

/** The folders of the sets people made, and what happens to them one thing at a time. */
export class DesignShelf {
  readonly backups: Backups;
  readonly #designs: string;
  readonly #removedFolder: string;
  /** Where sets lie that were taken away in this run, by their id. */
  readonly #removed = new Map<string, { readonly from: string; readonly now: string }>();
  /** By folder, the revision this program has put there last. */
  readonly #written = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    dataFolder: string,
    private readonly files: Files,
    private readonly library: LibraryService,
  ) {
    this.#designs = join(dataFolder, 'designs');
    this.#removedFolder = join(dataFolder, 'removed');
    this.backups = new Backups(files);
  }

  /** Does something when all that was asked for before is done. */
  inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(task, task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all that was asked for is done. */
  async settled(): Promise<void> {
    await this.#last;
  }

  /** The set that is called so; null when there is none. */
  find(id: string): OwnSetFile | null {
    return this.library.own().find((own) => own.id === id) ?? null;
  }

  /** The path of a set's folder. */
  folderOf({ folder }: Pick<OwnSetFile, 'folder'>): string {
    return join(this.#designs, folder);
  }

  /** The text of a set's file as it is now; null when there is no file. Rejects when it cannot be read. */
  read(own: Pick<OwnSetFile, 'folder'>): Promise<string | null> {
    return this.files.read(join(this.folderOf(own), SET_FILE));
  }

  /** Whether this content of a set's file is from this run of the program, and from nobody else. */
  hasWritten(own: Pick<OwnSetFile, 'folder'>, text: string): boolean {
    return this.#written.get(own.folder) === revisionOf(text);
  }

  /** An id nobody has: like the one that is wanted, with a number behind it where that is taken. */
  async freeId(wanted: string): Promise<string> {
    const folders = await this.files.system.list(this.#designs).catch(() => []);
    const taken = new Set([...this.#removed.keys(), ...folders.map((name) => name.toLowerCase())]);
    for (const { id } of this.library.own()) taken.add(id);
    return freeId(wanted, (id) => taken.has(id) || this.library.isShipped(id));
  }

  /** Whether a set of this id was taken away in this run and can be put back. */
  isRemoved(id: string): boolean {
    return this.#removed.has(id);
  }

  /** Writes a set that is not there yet, into the folder of its id. */
  async create(id: string, text: string): Promise<Outcome<{ id: string }>> {
    if (isTooBig(text)) return refused('set-too-big');
    const written = await this.#save(id, text);
    return written.ok ? { ok: true, value: { id } } : written;
  }

  /** Writes a new version of a set; the one it takes the place of becomes a backup. */
  async replace(
    own: Pick<OwnSetFile, 'folder'>,
    text: string,
    before: string | null,
  ): Promise<Outcome<null>> {
    if (isTooBig(text)) return refused('set-too-big');
    if (before !== null && before !== text) {
      try {
        const facts = await this.files.system.facts(join(this.folderOf(own), SET_FILE));
        await this.backups.keep(this.folderOf(own), before, facts?.modified ?? 0);
      } catch (error) {
        return refusedByDisk(error);
      }
    }
    return this.#save(own.folder, text);
  }

  /** Takes a set away: its folder moves aside inside the data folder. */
  async remove(own: OwnSetFile): Promise<Outcome<null>> {
    const { system } = this.files;
    const from = this.folderOf(own);
    try {
      await system.makeFolder(this.#removedFolder);
      const names = new Set(await system.list(this.#removedFolder));
      let number = 1;
      while (names.has(`${own.folder}.${number}`)) number += 1;
      const now = join(this.#removedFolder, `${own.folder}.${number}`);
      await this.files.move(from, now);
      this.#removed.set(own.id, { from, now });
    } catch (error) {
      return refusedByDisk(error);
    }
    await this.library.reload('us');
    return done;
  }

  /** Puts a set back where it was. */
  async putBack(id: string): Promise<Outcome<null>> {
    const removed = this.#removed.get(id);
    if (removed === undefined) return refused('no-such-set');
    const taken = new Set(await this.files.system.list(this.#designs).catch(() => []));
    if (this.find(id) !== null || taken.has(basename(removed.from))) return refused('set-id-taken', { id });
    try {
      await this.files.system.makeFolder(this.#designs);
      await this.files.move(removed.now, removed.from);
    } catch (error) {
      return refusedByDisk(error);
    }
    this.#removed.delete(id);
    await this.library.reload('us');
    return done;
  }

  async #save(folder: string, text: string): Promise<Outcome<null>> {
    const outcome = await this.files.save(join(this.#designs, folder, SET_FILE), text);
    if (!outcome.saved) return notSaved(outcome);
    this.#written.set(folder, revisionOf(text));
    // The set's folder may be new itself.
    await this.files.system.flushFolder(this.#designs).catch(() => undefined);
    await this.library.reload('us');
    return done;
  }
}
