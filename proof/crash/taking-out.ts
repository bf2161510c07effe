import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeFile } from '@shared/contract/designs';
import type { Chance } from '@shared/table/sample';
import { readPackBytes } from '@main/services/packs/read-pack';
import { valueOf } from '@main/services/testing/playing';
import { hashOf, insist, type Activity } from './activity';
import type { Desk } from './desk';
import { insistOnNothingBeside, SAVED } from './saved';

/** Sets with the box's cards, so that a pack is not written in one go. */
const BOX = 'copytoru-base';

/** Saves packs and texts outside the data folder, or on the web host fetches what a browser would save. */
export class TakingOut implements Activity {
  /** Hash of what was answered as saved, by name. */
  readonly #saved = new Map<string, string>();
  #doing: { readonly name: string; readonly hash: string | null } | null = null;
  #made = 0;
  #host: Desk['host'] = 'web';

  constructor(
    private readonly saveTo: string,
    private readonly chance: Chance,
  ) {}

  async doOnce(desk: Desk): Promise<void> {
    this.#host = desk.host;
    await (desk.host === 'web' ? this.#fetch(desk) : this.#save(desk));
    this.#doing = null;
  }

  async check(desk: Desk): Promise<void> {
    if (this.#host === 'web') return;
    await insistOnNothingBeside(this.saveTo);
    const names = await readdir(this.saveTo);
    const { notices } = await desk.call('app.info', null);
    const told = notices.filter(({ key }) => key === 'main.notices.file-not-saved');
    for (const name of [SAVED.pack, SAVED.text]) {
      const isTold = told.some(({ values }) => values?.['file'] === name);
      await this.#checkFile(name, names.includes(name), isTold);
    }
    this.#doing = null;
  }

  async #checkFile(name: string, isThere: boolean, told: boolean): Promise<void> {
    const saved = this.#saved.get(name);
    const doing = this.#doing?.name === name ? this.#doing : null;
    insist(isThere || saved === undefined, `${name} was saved and is gone.`);
    if (!isThere) return;
    const bytes = new Uint8Array(await readFile(join(this.saveTo, name)));
    const hash = hashOf(bytes);
    if (name === SAVED.pack) await insistOnPack(bytes);
    const isNew = doing !== null && (doing.hash === null || doing.hash === hash);
    insist(hash === saved || isNew, `${name} is neither what was saved nor what was to be saved.`);
    if (doing?.hash === hash) insist(!told, `${name} is there whole, and is said not to be.`);
    this.#saved.set(name, hash);
  }

  async #fetch(desk: Desk): Promise<void> {
    const made = await this.#export(desk);
    if (made === null) return;
    const bytes = await desk.fetch(made.address);
    insist(bytes.length === made.bytes, 'A pack came by half.');
    await insistOnPack(bytes);
  }

  async #save(desk: Desk): Promise<void> {
    if (this.chance.below(2) === 0) {
      this.#made += 1;
      const text = `${this.#made}\n`.repeat(20_000 + this.chance.below(100_000));
      this.#doing = { name: SAVED.text, hash: hashOf(text) };
      const { saved } = valueOf(await desk.call('files.save', { name: SAVED.text, text }));
      insist(saved, 'Nobody was asked where to save.');
      this.#saved.set(SAVED.text, hashOf(text));
      return;
    }
    const made = await this.#export(desk);
    if (made === null) return;
    const { address } = made;
    this.#doing = { name: SAVED.pack, hash: null };
    valueOf(await desk.call('files.saveMade', { address, name: SAVED.pack }));
    this.#saved.set(SAVED.pack, hashOf(await readFile(join(this.saveTo, SAVED.pack))));
  }

  /** Null when the set has just been taken away by somebody else. */
  async #export(desk: Desk): Promise<MadeFile | null> {
    const answer = await desk.call('designs.export', { id: await this.#anySet(desk) });
    return answer.ok || answer.refusal.key !== 'main.refusals.no-such-set' ? valueOf(answer) : null;
  }

  async #anySet(desk: Desk): Promise<string> {
    const own = await desk.call('designs.list', null);
    const found = own.filter(({ openable }) => openable)[this.chance.below(own.length + 1)];
    return found?.id ?? BOX;
  }
}

async function insistOnPack(bytes: Uint8Array): Promise<void> {
  const { text, problems } = await readPackBytes(bytes, SAVED.pack, () => undefined);
  insist(text !== null && problems.length === 0, `A saved pack is damaged: ${JSON.stringify(problems)}`);
}
