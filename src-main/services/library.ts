import { basename, join } from 'node:path';
import { copytoruVocabulary, type CopytoruCard, type Step, type Variant } from '@shared/abilities/index';
import type { CardSetOf } from '@shared/cards/card';
import { problemAt, type Problem } from '@shared/cards/problem';
import { readCardSet } from '@shared/cards/read';
import type { LibrarySnapshot } from '@shared/contract/library';
import type { FileSystem } from './file-system';
import type { Notices } from './notices';

/** A set of Copy-toru as it was read. */
export type LoadedSet = CardSetOf<readonly Step[]>;

export interface LibraryInput {
  /** The folder of the sets that ship with the program. */
  readonly shipped: string;
  /** The folder of the sets people made, one folder each. */
  readonly designs: string;
  readonly system: FileSystem;
  readonly notices: Notices;
}

/** A set with where it came from. */
export interface LibrarySet {
  readonly set: LoadedSet;
  readonly shipped: boolean;
  /** The whole file as it was read: a match carries the sets that do not ship with the program. */
  readonly text: string;
}

const SET_FILE = 'set.json';
const vocabularies = { copytoru: copytoruVocabulary };

/** Every card set at hand. A set with mistakes is left out and its problems are kept to be shown. */
export class LibraryService {
  readonly #sets = new Map<string, LibrarySet>();
  readonly #problems: Problem[] = [];

  constructor(private readonly input: LibraryInput) {}

  /** Reads every set. Never rejects: what cannot be read is a problem of its own. */
  async load(): Promise<void> {
    this.#sets.clear();
    this.#problems.length = 0;
    // Shipped sets first, so that none of them can be replaced by a file that takes its name.
    await this.#loadFolder(this.input.shipped, true);
    await this.#loadFolder(this.input.designs, false);
  }

  /** The set with this id, if it is at hand and free of errors. */
  set(id: string): LibrarySet | null {
    return this.#sets.get(id) ?? null;
  }

  /** Every set, shipped ones first. */
  get sets(): readonly LibrarySet[] {
    return [...this.#sets.values()];
  }

  /** Everything a screen needs to show cards. */
  snapshot(): LibrarySnapshot {
    const cards: Record<string, CopytoruCard> = {};
    const variants: Record<string, Variant> = {};
    for (const { set } of this.sets) {
      for (const card of set.cards) cards[`${set.id}/${card.id}`] = card;
      for (const variant of set.variants) variants[`${set.id}/${variant.id}`] = variant;
    }
    const sets = this.sets.map(({ set, shipped }) => summaryOf(set, shipped));
    return { sets, cards, variants, problems: [...this.#problems] };
  }

  async #loadFolder(folder: string, shipped: boolean): Promise<void> {
    const names = await this.input.system.list(folder).catch(() => []);
    for (const name of names) {
      // Hidden folders are other programs' business.
      if (!name.startsWith('.')) await this.#loadSet(join(folder, name), shipped);
    }
  }

  async #loadSet(folder: string, shipped: boolean): Promise<void> {
    const { system, notices } = this.input;
    const file = `${basename(folder)}/${SET_FILE}`;
    const path = join(folder, SET_FILE);
    const facts = await system.facts(path).catch(() => null);
    if (facts === null) return;
    const text = await system.read(path).catch(() => null);
    const left = (problems: readonly Problem[]): void => {
      this.#problems.push(...problems);
      notices.tell('warning', { key: 'main.notices.set-left-out', values: { file } });
    };
    if (text === null)
      return left([problemAt(file, [], '', { code: 'unreadable-file', expected: SET_FILE })]);
    const { set, problems } = readCardSet({ text, file, vocabularies });
    if (set === null) return left(problems);
    if (this.#sets.has(set.id)) {
      return left([...problems, problemAt(file, ['id'], set.id, { code: 'set-id-taken', expected: '' })]);
    }
    this.#problems.push(...problems);
    this.#sets.set(set.id, { set, shipped, text });
  }
}

/** Reads a set out of a text that a match carries with it; null when it has mistakes. */
export const readCarriedSet = (text: string, file: string): LoadedSet | null =>
  readCardSet({ text, file, vocabularies }).set;

function summaryOf(set: LoadedSet, shipped: boolean): LibrarySnapshot['sets'][number] {
  const counts: Record<string, number> = {};
  for (const card of set.cards) counts[card.type] = (counts[card.type] ?? 0) + card.copies;
  if (set.variants.length > 0) counts['variants'] = set.variants.length;
  const { id, game, kind, name } = set;
  return { id, game, kind, name, shipped, counts };
}
