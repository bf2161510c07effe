import { basename, join } from 'node:path';
import { copytoruVocabulary, type CopytoruCard, type Step, type Variant } from '@shared/abilities';
import {
  countCards,
  FILE_LIMIT,
  fileTooBig,
  makeLibrary,
  problemAt,
  readCardSet,
  type CardSetOf,
  type FileReading,
  type Library,
  type ProblemCode,
} from '@shared/cards';
import type { LibrarySnapshot } from '@shared/contract/library';
import type { FileSystem } from './file-system';
import type { Notices } from './notices';

type Effects = readonly Step[];
/** A set of Copy-toru as it was read. */
export type LoadedSet = CardSetOf<Effects>;

export interface LibraryInput {
  /** The folder of the sets that ship with the program. */
  readonly shipped: string;
  /** The folder of the sets people made, one folder each. */
  readonly designs: string;
  readonly system: FileSystem;
  readonly notices: Notices;
}

/** A file that was read, and whether it belongs to the program. */
interface ReadFile extends FileReading<Effects> {
  readonly shipped: boolean;
  readonly text: string;
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

/** Every card set at hand. A set with mistakes is left out, and its problems are kept to be shown. */
export class LibraryService {
  #files: readonly ReadFile[] = [];
  #library: Library<Effects> = makeLibrary<Effects>([]);

  constructor(private readonly input: LibraryInput) {}

  /** Reads every set. Never rejects: what cannot be read is a problem of its own. */
  async load(): Promise<void> {
    // Shipped sets first, so that none of them can be replaced by a file that takes its name.
    const shipped = await this.#readFolder(this.input.shipped, true);
    const designs = await this.#readFolder(this.input.designs, false);
    this.#files = [...shipped, ...designs];
    this.#library = makeLibrary(this.#files);
    for (const { set, file } of this.#files) {
      if (set !== null && this.#library.set(set.id) === set) continue;
      this.input.notices.tell('warning', { key: 'main.notices.set-left-out', values: { file } });
    }
  }

  /** The set with this id, if it is at hand and free of errors. */
  set(id: string): LibrarySet | null {
    const set = this.#library.set(id);
    const file = this.#files.find((candidate) => candidate.set === set);
    return set === undefined || file === undefined ? null : { set, shipped: file.shipped, text: file.text };
  }

  /** Everything a screen needs to show cards. */
  snapshot(): LibrarySnapshot {
    const { sets, cards, variants, problems } = this.#library;
    return {
      sets: sets.map(({ id, game, kind, name }) => ({
        id,
        game,
        kind,
        name,
        shipped: this.set(id)?.shipped ?? false,
        counts: this.#countsOf(id),
      })),
      cards: Object.fromEntries(cards.map(({ ref, card }): [string, CopytoruCard] => [ref, card])),
      variants: Object.fromEntries(variants.map(({ ref, variant }): [string, Variant] => [ref, variant])),
      problems: [...problems],
    };
  }

  #countsOf(id: string): Record<string, number> {
    const set = this.#library.set(id);
    return set === undefined ? {} : { ...countCards(set) };
  }

  async #readFolder(folder: string, shipped: boolean): Promise<ReadFile[]> {
    const names = await this.input.system.list(folder).catch(() => []);
    const files: ReadFile[] = [];
    for (const name of names) {
      // Hidden folders are other programs' business.
      const file = name.startsWith('.') ? null : await this.#readSet(join(folder, name), shipped);
      if (file !== null) files.push(file);
    }
    return files;
  }

  async #readSet(folder: string, shipped: boolean): Promise<ReadFile | null> {
    const { system } = this.input;
    const path = join(folder, SET_FILE);
    const file = `${basename(folder)}/${SET_FILE}`;
    const failed = (code: ProblemCode): ReadFile => ({
      file,
      shipped,
      text: '',
      set: null,
      problems: [problemAt(file, [], '', { code, expected: '' })],
    });
    try {
      const facts = await system.facts(path);
      if (facts === null) return null;
      if (facts.size > FILE_LIMIT)
        return { ...failed('file-too-big'), problems: [fileTooBig(file, facts.size)] };
      const text = await system.read(path);
      return { file, shipped, text, ...readCardSet({ text, file, vocabularies }) };
    } catch {
      return failed('unreadable-file');
    }
  }
}

/** Reads a set out of a text that a match carries with it; null when it has mistakes. */
export const readCarriedSet = (text: string, file: string): LoadedSet | null =>
  readCardSet({ text, file, vocabularies }).set;
