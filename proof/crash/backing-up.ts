import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chance } from '@shared/table/sample';
import { readBackup } from '@main/services/backup/read-backup';
import { done } from '@main/services/outcome';
import { valueOf } from '@main/services/testing/playing';
import { hashOf, insist, same, type Activity } from './activity';
import type { Desk } from './desk';
import { insistOnNothingBeside, SAVED } from './saved';

/** Files that lie in the data folder and that nobody changes: together they take a while to pack. */
const NOTES = 6;
const NOTE_LENGTH = 15_000;

/** Packs the whole data folder, and saves it outside, or on the web host fetches what a browser would save. */
export class BackingUp implements Activity {
  /** Hashes of what lies in the data folder from the beginning, by its name in a backup. */
  readonly #notes = new Map<string, string>();
  /** Hash of what was answered as saved. */
  #saved: string | null = null;
  #isSaving = false;

  constructor(
    private readonly dataFolder: string,
    private readonly saveTo: string,
    private readonly chance: Chance,
  ) {}

  async prepare(): Promise<void> {
    await mkdir(join(this.dataFolder, 'notes'), { recursive: true });
    for (let note = 0; note < NOTES; note += 1) {
      const words = Array.from({ length: NOTE_LENGTH }, () => this.chance.below(1_000_000));
      const [name, text] = [`notes/${note}.json`, JSON.stringify(words)];
      await writeFile(join(this.dataFolder, name), text);
      this.#notes.set(name, hashOf(text));
    }
  }

  async doOnce(desk: Desk): Promise<void> {
    await this.#backUp(desk);
    this.#isSaving = false;
  }

  async check(desk: Desk): Promise<void> {
    for (const [name, hash] of this.#notes) {
      const found = await readFile(join(this.dataFolder, name)).catch(() => null);
      insist(found !== null && hashOf(found) === hash, `${name} is gone from the data folder, or changed.`);
    }
    insist(!(await desk.call('data.get', null)).waiting, 'A backup waits that nobody wants to restore.');
    if (desk.host === 'desktop') await this.#checkSaved();
    this.#isSaving = false;
  }

  async #checkSaved(): Promise<void> {
    await insistOnNothingBeside(this.saveTo);
    if (!(await readdir(this.saveTo)).includes(SAVED.backup)) {
      return insist(this.#saved === null, 'The backup was saved and is gone.');
    }
    const bytes = new Uint8Array(await readFile(join(this.saveTo, SAVED.backup)));
    await this.#insistOnBackup(bytes);
    const hash = hashOf(bytes);
    insist(hash === this.#saved || this.#isSaving, 'There is another backup than the one that was saved.');
    this.#saved = hash;
  }

  async #backUp(desk: Desk): Promise<void> {
    const { address, bytes: size } = valueOf(await desk.call('data.backUp', null));
    if (desk.host === 'web') {
      const bytes = await desk.fetch(address);
      insist(bytes.length === size, 'A backup came by half.');
      return this.#insistOnBackup(bytes);
    }
    this.#isSaving = true;
    valueOf(await desk.call('files.saveMade', { address, name: SAVED.backup }));
    this.#saved = hashOf(await readFile(join(this.saveTo, SAVED.backup)));
  }

  /** It can be restored, and brings back all that lay in the folder and that nobody has changed meanwhile. */
  async #insistOnBackup(bytes: Uint8Array): Promise<void> {
    const held = new Map<string, string>();
    const read = await readBackup(bytes, {
      take: async (name, content) => {
        if (this.#notes.has(name)) held.set(name, hashOf(content));
        return done;
      },
    });
    insist(read.ok, `A backup is damaged: ${JSON.stringify(read)}`);
    insist(
      same([...held].sort(), [...this.#notes].sort()),
      'A backup does not hold what lies in the folder.',
    );
  }
}
