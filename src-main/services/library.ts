import { basename, join } from 'node:path';
import type { Variant } from '@shared/abilities';
import {
  countCards,
  FILE_LIMIT,
  fileTooBig,
  makeLibrary,
  missingPictures,
  problemAt,
  readCardSet,
  type FileReading,
  type Library,
  type Problem,
  type ProblemCode,
} from '@shared/cards';
import { isOfNewer } from '@shared/contract/designs';
import type { LibrarySnapshot } from '@shared/contract/library';
import { vocabularies, type HouseCard, type HouseSet } from '@shared/vocabularies';
import type { FileSystem } from './file-system';
import { namedOwnSets } from './library-names';
import type { Notices } from './notices';
import type { Publisher } from './publisher';

/** A set as it was read. */
export type LoadedSet = HouseSet;

export interface LibraryInput {
  /** The folder of the sets that ship with the program. */
  readonly shipped: string;
  /** The folder of the sets people made, one folder each. */
  readonly designs: string;
  readonly system: FileSystem;
  readonly notices: Notices;
  /** Told when the sets have changed. */
  readonly publisher?: Publisher;
  /** Hashes of the pictures at hand; without it none is looked for. */
  readonly pictures?: () => Promise<ReadonlySet<string>>;
  /** One that has read the shipped sets already: they do not change while the program runs. */
  readonly before?: LibraryService;
}

/** A file that was read, and whether it belongs to the program. */
interface ReadFile extends FileReading<HouseCard> {
  readonly folder: string;
  readonly shipped: boolean;
  /** Empty when it could not be read. */
  readonly text: string;
}

/** A set with where it came from. */
export interface LibrarySet {
  readonly set: LoadedSet;
  readonly shipped: boolean;
  /** The whole file as it was read: a match carries the sets that do not ship with the program. */
  readonly text: string;
}

/** The file of a set somebody made, whether it could be read or not. */
export interface OwnSetFile {
  /** What the set is called in the program: its own id, or one made for it where that is taken or unreadable. */
  readonly id: string;
  /** The name of its folder among the designs. */
  readonly folder: string;
  /** Empty when it could not be read. */
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** The set's file in its folder. */
export const SET_FILE = 'set.json';

/** Every card set at hand. A set with mistakes is left out, and its problems are kept to be shown. */
export class LibraryService {
  #shipped: readonly ReadFile[] = [];
  #own: readonly ReadFile[] = [];
  #library: Library<HouseCard> = makeLibrary<HouseCard>([]);
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly input: LibraryInput) {}

  /** Reads every set. Never rejects: what cannot be read is a problem of its own. */
  async load(): Promise<void> {
    const { before, shipped } = this.input;
    this.#shipped = before === undefined ? await this.#readFolder(shipped, true) : before.#shipped;
    this.#own = await this.#readFolder(this.input.designs, false);
    this.#assemble();
    this.#tellOf([...this.#shipped, ...this.#own]);
  }

  /**
   * Reads the sets people made once more, and says so if anything has changed. Never rejects.
   * @param by `us`: what has changed is known; `others`: tell of new mistakes
   */
  reload(by: 'us' | 'others'): Promise<void> {
    this.#reading = this.#reading.then(() => this.#reloadNow(by));
    return this.#reading;
  }

  /** The set with this id, if it is at hand and free of errors. */
  set(id: string): LibrarySet | null {
    const set = this.#library.set(id);
    const file = [...this.#shipped, ...this.#own].find((candidate) => candidate.set === set);
    return set === undefined || file === undefined ? null : { set, shipped: file.shipped, text: file.text };
  }

  /** Whether this is the id of a set that ships with the program. */
  isShipped(id: string): boolean {
    return this.#shipped.some(({ set }) => set?.id === id);
  }

  /** The files of all sets people made, those with mistakes too. */
  own(): OwnSetFile[] {
    const ids = namedOwnSets(this.#own, (id) => this.isShipped(id));
    return this.#own.map(({ folder, file, text }, index) => ({
      id: ids[index] ?? folder,
      folder,
      text,
      problems: this.#library.problems.filter((problem) => problem.file === file),
    }));
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
        shipped: this.isShipped(id),
        counts: this.#countsOf(id),
      })),
      cards: Object.fromEntries(cards.map(({ ref, card }): [string, HouseCard] => [ref, card])),
      variants: Object.fromEntries(variants.map(({ ref, variant }): [string, Variant] => [ref, variant])),
      problems: [...problems],
    };
  }

  #countsOf(id: string): Record<string, number> {
    const set = this.#library.set(id);
    return set === undefined ? {} : { ...countCards(set) };
  }

  #assemble(): void {
    // Shipped sets first, so that none of them can be replaced by a file that takes its name.
    this.#library = makeLibrary([...this.#shipped, ...this.#own]);
  }

  #tellOf(files: readonly ReadFile[]): void {
    for (const { set, file, problems } of files) {
      if (set !== null && this.#library.set(set.id) === set) continue;
      const key = isOfNewer({ problems }) ? 'set-newer' : 'set-left-out';
      this.input.notices.tell('warning', { key: `main.notices.${key}`, values: { file } });
    }
  }

  async #reloadNow(by: 'us' | 'others'): Promise<void> {
    const before = this.#own;
    const after = await this.#readFolder(this.input.designs, false);
    const isNew = (file: ReadFile): boolean => !before.includes(file);
    if (before.length === after.length && !after.some(isNew)) return;
    this.#own = after;
    this.#assemble();
    if (by === 'others') this.#tellOf(after.filter(isNew));
    this.input.publisher?.publish({ name: 'library.changed', payload: this.snapshot() });
  }

  async #readFolder(folder: string, shipped: boolean): Promise<ReadFile[]> {
    const names = await this.input.system.list(folder).catch(() => []);
    const pictures = shipped ? null : await this.input.pictures?.().catch(() => new Set<string>());
    const files: ReadFile[] = [];
    for (const name of names) {
      // Hidden folders are other programs' business.
      const file = name.startsWith('.') ? null : await this.#readSet(join(folder, name), shipped);
      if (file === null) continue;
      files.push(pictures === null || pictures === undefined ? file : this.#lookedAt(file, pictures));
    }
    // Of two files that say they are the same set, the one in the folder of that name is meant.
    const isAtHome = ({ set, folder: home }: ReadFile): boolean => set?.id === home;
    return [...files.filter(isAtHome), ...files.filter((file) => !isAtHome(file))];
  }

  async #readSet(folder: string, shipped: boolean): Promise<ReadFile | null> {
    const { system } = this.input;
    const path = join(folder, SET_FILE);
    const name = basename(folder);
    const file = `${name}/${SET_FILE}`;
    const failed = (code: ProblemCode): ReadFile => ({
      folder: name,
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
        return this.#same({ ...failed('file-too-big'), problems: [fileTooBig(file, facts.size)] });
      const text = await system.read(path);
      const known = this.#own.find((candidate) => candidate.file === file && candidate.text === text);
      if (known !== undefined && !shipped && text !== '') return known;
      return { folder: name, file, shipped, text, ...readCardSet({ text, file, vocabularies }) };
    } catch {
      return this.#same(failed('unreadable-file'));
    }
  }

  /** A file with a warning for each picture that is not at hand. */
  #lookedAt(file: ReadFile, pictures: ReadonlySet<string>): ReadFile {
    if (file.set === null) return file;
    const others = file.problems.filter(({ code }) => code !== 'missing-picture');
    const missing = missingPictures(file.set, file.file, (picture) => pictures.has(picture));
    return this.#same({ ...file, problems: [...others, ...missing] });
  }

  /** The file as it was before, if nothing about it has changed. */
  #same(file: ReadFile): ReadFile {
    const before = this.#own.find((candidate) => candidate.file === file.file);
    const isSame =
      before !== undefined &&
      before.text === file.text &&
      JSON.stringify(before.problems) === JSON.stringify(file.problems);
    return isSame ? before : file;
  }
}

/** Reads a set out of a text that a match carries with it; null when it has mistakes. */
export const readCarriedSet = (text: string, file: string): LoadedSet | null =>
  readCardSet({ text, file, vocabularies }).set;
