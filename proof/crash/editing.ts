import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignsDraft, DraftCard } from '@shared/contract/drafts';
import type { Chance } from '@shared/table/sample';
import { valueOf } from '@main/services/testing/playing';
import { hashOf, insist, type Activity } from './activity';
import type { Desk } from './desk';

/** A set as the editor knows it: what was answered as saved. */
interface Known {
  readonly revision: string;
  readonly draft: DesignsDraft;
  readonly there: boolean;
}

/** What was asked for and not answered yet. */
type Doing =
  | { readonly does: 'save'; readonly id: string; readonly author: string }
  | { readonly does: 'create' | 'copy'; readonly name: string }
  | { readonly does: 'remove' | 'put back' | 'restore'; readonly id: string }
  | { readonly does: 'nothing' };

const NOTHING: Doing = { does: 'nothing' };
/** So many sets are made; then those that are there are edited. */
const MOST = 5;

const card = (id: string, power: number): DraftCard => ({
  ...{ type: 'kirby', id, copies: 1, name: { en: id, ja: '月のカービィ' }, color: 'red', power },
  effects: [{ get: 2 }],
});

/** Makes sets, edits and saves them, takes them away and back, and takes up earlier versions. */
export class Editing implements Activity {
  readonly #sets = new Map<string, Known>();
  #doing: Doing = NOTHING;
  #edits = 0;

  constructor(
    private readonly dataFolder: string,
    private readonly chance: Chance,
  ) {}

  async doOnce(desk: Desk): Promise<void> {
    await this.#step(desk);
    this.#doing = NOTHING;
  }

  async check(desk: Desk): Promise<void> {
    const sets = await desk.call('designs.list', null);
    const listed = new Map(sets.map((set) => [set.id, set]));
    for (const [id, known] of this.#sets) {
      const is = listed.get(id);
      if (is === undefined) {
        const mayBeGone = !known.there || (this.#doing.does === 'remove' && this.#doing.id === id);
        insist(mayBeGone, `The set ${id} is gone.`);
        insist(await this.#wasRemoved(id), `The set ${id} is gone for good.`);
        // What was taken away can be put back as long as the program runs.
        this.#sets.delete(id);
        continue;
      }
      insist(is.openable, `The set ${id} cannot be opened.`);
      const opened = valueOf(await desk.call('designs.open', { id }));
      insist(opened.draft.kind === 'designs', `${id} is another kind of set.`);
      this.#compare(id, known, opened.revision, opened.draft);
      this.#sets.set(id, { revision: opened.revision, draft: opened.draft, there: true });
    }
    for (const [id, { name }] of listed) {
      if (this.#sets.has(id) || !(name.en ?? '').startsWith('Edited')) continue;
      const { draft, revision } = valueOf(await desk.call('designs.open', { id }));
      if (draft.kind === 'designs') this.#sets.set(id, { revision, draft, there: true });
    }
    this.#doing = NOTHING;
  }

  async #step(desk: Desk): Promise<void> {
    const here = [...this.#sets].filter(([, { there }]) => there);
    const away = [...this.#sets].filter(([, { there }]) => !there);
    const [id, known] = here[this.chance.below(Math.max(1, here.length))] ?? [];
    const luck = this.chance.below(20);
    if (id === undefined || known === undefined || here.length + away.length < 2) return this.#create(desk);
    if (luck === 0 && this.#sets.size < MOST) return this.#create(desk);
    if (luck === 1 && this.#sets.size < MOST) return this.#copy(desk, id);
    if (luck === 2 && away.length === 0) return this.#remove(desk, id, known);
    const [gone] = away;
    if (luck <= 4 && gone !== undefined) return this.#putBack(desk, ...gone);
    if (luck === 5) return this.#restore(desk, id, known);
    return this.#save(desk, id, known);
  }

  async #create(desk: Desk): Promise<void> {
    const name = `Edited ${(this.#edits += 1)}`;
    this.#doing = { does: 'create', name };
    const { id } = valueOf(
      await desk.call('designs.create', { game: 'copytoru', kind: 'designs', name: { en: name } }),
    );
    await this.#learn(desk, id);
  }

  async #copy(desk: Desk, id: string): Promise<void> {
    this.#doing = { does: 'copy', name: id };
    await this.#learn(desk, valueOf(await desk.call('designs.duplicate', { id })).id);
  }

  async #learn(desk: Desk, id: string): Promise<void> {
    this.#sets.set(id, { revision: '', draft: { ...EMPTY, id }, there: true });
    const { draft, revision } = valueOf(await desk.call('designs.open', { id }));
    if (draft.kind === 'designs') this.#sets.set(id, { revision, draft, there: true });
  }

  async #save(desk: Desk, id: string, { draft, revision }: Known): Promise<void> {
    const author = String((this.#edits += 1));
    const cards = Array.from({ length: this.chance.below(12) }, (_, index) =>
      card(`card-${index}`, 1 + (index % 8)),
    );
    const next = { ...draft, id, author, cards, source: 'き'.repeat(this.chance.below(300)) };
    this.#doing = { does: 'save', id, author };
    const saved = valueOf(await desk.call('designs.save', { draft: next, revision }));
    insist(saved.outside === null, `${id}: somebody else is said to have written it.`);
    this.#sets.set(id, { revision: saved.revision, draft: next, there: true });
  }

  async #remove(desk: Desk, id: string, known: Known): Promise<void> {
    this.#doing = { does: 'remove', id };
    valueOf(await desk.call('designs.remove', { id }));
    this.#sets.set(id, { ...known, there: false });
  }

  async #putBack(desk: Desk, id: string, known: Known): Promise<void> {
    this.#doing = { does: 'put back', id };
    valueOf(await desk.call('designs.putBack', { id }));
    this.#sets.set(id, { ...known, there: true });
  }

  async #restore(desk: Desk, id: string, known: Known): Promise<void> {
    const [backup] = valueOf(await desk.call('designs.backups', { id }));
    if (backup === undefined) return;
    this.#doing = { does: 'restore', id };
    const { draft, revision } = valueOf(
      await desk.call('designs.restore', { id, sequence: backup.sequence }),
    );
    if (draft.kind === 'designs') this.#sets.set(id, { ...known, draft, revision });
  }

  #compare(id: string, known: Known, revision: string, draft: DesignsDraft): void {
    const doing = this.#doing;
    const possible =
      // It was made, and it was not heard yet what of.
      known.revision === '' ||
      revision === known.revision ||
      (doing.does === 'save' && doing.id === id && draft.author === doing.author) ||
      (doing.does === 'restore' && doing.id === id);
    const versions = `edit ${known.draft.author} was answered as saved, edit ${draft.author} is there`;
    insist(possible, `${id}: ${versions}, while it was asked for: ${JSON.stringify(doing)}`);
  }

  async #wasRemoved(id: string): Promise<boolean> {
    const removed = join(this.dataFolder, 'removed');
    for (const folder of await readdir(removed)) {
      if (!folder.startsWith(`${id}.`)) continue;
      const text = await readFile(join(removed, folder, 'set.json'), 'utf8').catch(() => '');
      if (hashOf(text) === this.#sets.get(id)?.revision) return true;
    }
    return false;
  }
}

const EMPTY: DesignsDraft = { kind: 'designs', id: 'none', game: 'copytoru', name: {}, cards: [] };
