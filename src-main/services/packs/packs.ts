import { randomBytes } from 'node:crypto';
import type { CallInput } from '@shared/contract/calls';
import type { PackReading } from '@shared/contract/pictures';
import { setFileText } from '@shared/contract/set-file';
import type { HouseSet } from '@shared/vocabularies';
import type { ArtService } from '../art/art';
import type { StagedFile } from '../asset-sources';
import { numbered, numberOf } from '../designs/set-ids';
import type { DesignShelf } from '../designs/shelf';
import { proposedName } from '../file-names';
import type { LibraryService } from '../library';
import { refused, type Outcome } from '../outcome';
import type { Uploads } from '../uploads/uploads';
import { readUploadedSet, type UploadedSet } from './uploaded-set';
import { hashOfPackedName } from './write-pack';

/** How many packs may be looked through at once: what they hold is in memory. */
const MOST_AT_ONCE = 2;
/** A pack nobody goes on with for so long is let go. Milliseconds. */
const EXPIRY = 30 * 60_000;

interface Staged {
  readonly uploaded: UploadedSet;
  readonly expiry: NodeJS.Timeout;
}

interface PacksInput {
  readonly uploads: Uploads;
  readonly shelf: DesignShelf;
  readonly library: LibraryService;
  readonly art: ArtService;
}

type Finish = CallInput<'packs.finish'>;
const ADDRESS = /^\/staged\/([0-9a-z]{32})\/(\d{1,4})$/;

/**
 * Takes packs in, in two steps: first all of one is looked through in memory, then, when the page has decoded
 * every picture of it, the set is written. Nothing reaches the disk before that.
 */
export class PacksService {
  /** By id, oldest first. */
  readonly #staged = new Map<string, Staged>();

  constructor(private readonly input: PacksInput) {}

  /** Looks through an uploaded pack or `set.json`. */
  async read(upload: string): Promise<Outcome<PackReading>> {
    const { uploads, art } = this.input;
    const taken = uploads.take(upload);
    if (!taken.ok) return taken;
    const kept = await art.hashes();
    const file = proposedName(taken.value.name);
    const uploaded = await readUploadedSet(taken.value.bytes, file, (hash) => kept.has(hash));
    const pack = this.#stage(uploaded);
    const { set, pictures, problems, leftOut, named } = uploaded;
    const mine = set === null ? undefined : this.input.library.set(set.id)?.set.name;
    return {
      ok: true,
      value: {
        pack,
        set:
          set === null
            ? null
            : {
                id: set.id,
                game: set.game,
                kind: set.kind,
                name: set.name,
                entries: set.cards.length + set.variants.length,
              },
        taken: set === null ? 'no' : this.#taken(set, pictures),
        pictures: pictures.map(({ name, header, kept: hash }, index) => ({
          name,
          address: `/staged/${pack}/${index}`,
          width: Math.ceil(header.width),
          height: Math.ceil(header.height),
          kept: hash,
        })),
        problems: [...problems],
        leftOut: [...leftOut],
        named: [...named],
        ...(mine === undefined ? {} : { mine }),
      },
    };
  }

  /** A picture of a pack that is being looked through, by its address. */
  picture(address: string): StagedFile | null {
    const [, pack = '', index = ''] = ADDRESS.exec(address) ?? [];
    const staged = this.#staged.get(pack);
    const picture = staged?.uploaded.pictures[Number(index)];
    if (staged === undefined || picture === undefined) return null;
    staged.expiry.refresh();
    const { type } = picture.header;
    return { bytes: picture.bytes, type: type === 'svg' ? 'image/svg+xml' : `image/${type}` };
  }

  /** Takes the set in, under its own id, in the place of the one that has it, or under a new one. */
  finish({ pack, as, pictures }: Finish): Promise<Outcome<{ id: string }>> {
    const { shelf } = this.input;
    return shelf.inTurn(async () => {
      const uploaded = this.#staged.get(pack)?.uploaded;
      if (uploaded === undefined) return refused('no-such-pack');
      if (uploaded.set === null) return refused('pack-has-errors');
      const named = await this.#named(uploaded.set, as);
      if (!named.ok) return named;
      const hashes = await this.#keep(uploaded, pictures);
      if (!hashes.ok) return hashes;
      const text = setFileText(withPictures(named.value, (name) => hashes.value.get(name)));
      const written = await this.#write(named.value.id, text);
      if (written.ok) this.cancel(pack);
      return written;
    });
  }

  /** Lets go of a pack; one that is gone already is no error. */
  cancel(pack: string): null {
    clearTimeout(this.#staged.get(pack)?.expiry);
    this.#staged.delete(pack);
    return null;
  }

  #stage(uploaded: UploadedSet): string {
    const [oldest] = this.#staged.keys();
    if (this.#staged.size >= MOST_AT_ONCE && oldest !== undefined) this.cancel(oldest);
    const id = randomBytes(16).toString('hex');
    const expiry = setTimeout(() => this.#staged.delete(id), EXPIRY).unref();
    this.#staged.set(id, { uploaded, expiry });
    return id;
  }

  #taken(set: HouseSet, pictures: UploadedSet['pictures']): PackReading['taken'] {
    const { library, shelf } = this.input;
    if (library.isShipped(set.id)) return 'shipped';
    const own = shelf.find(set.id);
    if (own === null) return 'no';
    const kept = new Map(pictures.map(({ name, kept: hash }) => [name, hash]));
    const text = setFileText(withPictures(set, (name) => kept.get(name) ?? undefined));
    const here = library.set(set.id)?.set;
    const same = own.text === text || (here !== undefined && setFileText(here) === text);
    return same ? 'same' : 'own';
  }

  /** The set under the id it is to have here. */
  async #named(set: HouseSet, as: Finish['as']): Promise<Outcome<HouseSet>> {
    const { library, shelf } = this.input;
    const { id } = set;
    if (as === 'copy') {
      const free = await shelf.freeId(id);
      const name = free === id ? set.name : numbered(set.name, numberOf(free));
      return { ok: true, value: { ...set, id: free, name } };
    }
    if (library.isShipped(id)) return refused('set-id-shipped', { id });
    if (as === 'itself' && shelf.find(id) !== null) return refused('set-id-taken', { id });
    return { ok: true, value: set };
  }

  /** The hash of each picture by its name, now that the page has looked at them. */
  async #keep(uploaded: UploadedSet, fates: Finish['pictures']): Promise<Outcome<Map<string, string>>> {
    const { art } = this.input;
    const hashes = new Map<string, string>();
    const here = new Set(await art.hashes());
    for (const { name, art: hash } of fates) {
      const picture = uploaded.pictures.find((staged) => staged.name === name);
      if (picture === undefined || hash === null) continue;
      // One that is here already may be damaged: then this puts it right.
      if (picture.kept === hash) {
        const kept = await art.keep(picture.bytes);
        if (!kept.ok) return kept;
      } else if (!here.has(hash)) continue;
      hashes.set(name, hash);
    }
    return { ok: true, value: hashes };
  }

  async #write(id: string, text: string): Promise<Outcome<{ id: string }>> {
    const { shelf } = this.input;
    const own = shelf.find(id);
    if (own === null) return shelf.create(id, text);
    const before = await shelf.read(own).catch(() => undefined);
    if (before === undefined) return refused('set-unreadable');
    const written = await shelf.replace(own, text, before);
    return written.ok ? { ok: true, value: { id } } : written;
  }
}

/**
 * A set with its pictures called by their hashes. One that is nowhere keeps its name, so that it can be
 * found again: its hash where the name in the pack tells it.
 */
function withPictures(set: HouseSet, hashOf: (name: string) => string | undefined): HouseSet {
  const named = <Entry extends HouseSet['cards'][number] | HouseSet['variants'][number]>(
    entry: Entry,
  ): Entry => {
    const { art } = entry;
    if (art === undefined || !('file' in art)) return entry;
    const file = hashOf(art.file.normalize('NFC')) ?? hashOfPackedName(art.file) ?? art.file;
    return { ...entry, art: { ...art, file } };
  };
  return { ...set, cards: set.cards.map(named), variants: set.variants.map(named) };
}
