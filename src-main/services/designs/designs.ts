import { isPrintTrue } from '@shared/cards';
import { valueAt } from '@shared/cards/problem';
import { inLanguage, type Language } from '@shared/cards/words';
import type { CallInput, CallOutput } from '@shared/contract/calls';
import type { Backup, MadeFile, OwnSet } from '@shared/contract/designs';
import {
  draftText,
  setGame,
  type DraftCard,
  type DraftEnemy,
  type DraftKirby,
  type DraftSet,
  type DraftText,
} from '@shared/contract/drafts';
import { readDraft, setFileText } from '@shared/contract/set-file';
import type { ArtService } from '../art/art';
import { fileName } from '../file-names';
import type { LibraryService, OwnSetFile } from '../library';
import type { MadeFiles } from '../made/made-files';
import { refused, type Outcome } from '../outcome';
import type { Notices } from '../notices';
import { writePack } from '../packs/write-pack';
import { differences } from './differences';
import { renamedSet } from './renamed-set';
import { idFromName } from './set-ids';
import { OtherVersions } from './other-versions';
import { revisionOf, type DesignShelf } from './shelf';

type Value<Name extends 'designs.open' | 'designs.save'> = Extract<CallOutput<Name>, { ok: true }>['value'];

interface DesignsInput {
  readonly shelf: DesignShelf;
  readonly library: LibraryService;
  readonly art: ArtService;
  readonly made: MadeFiles;
  readonly notices: Notices;
  /** The language in which files are named. */
  readonly language: () => Language;
}

/** The sets people make, in `designs/<set id>/set.json` of the data folder. A save that was answered is on disk. */
export class DesignsService {
  readonly #others: OtherVersions;

  constructor(private readonly input: DesignsInput) {
    this.#others = new OtherVersions(input.shelf);
  }

  /** Every set of one's own, those with mistakes too. */
  async list(): Promise<OwnSet[]> {
    const { library } = this.input;
    await library.reload('others');
    return library.own().map(summary);
  }

  create({ game, kind, name }: CallInput<'designs.create'>): Promise<Outcome<{ id: string }>> {
    const { shelf } = this.input;
    return shelf.inTurn(async () => {
      const id = await shelf.freeId(idFromName(name));
      return shelf.create(id, setFileText({ game, kind, id, name }));
    });
  }

  open(id: string): Promise<Outcome<Value<'designs.open'>>> {
    return this.#with(id, (_own, text) => Promise.resolve(opened(id, text)));
  }

  /**
   * Keeps a set on disk. If its file is no longer what the draft was made from, somebody else has written it, or
   * another window: that version is kept as a set of its own.
   */
  save({ revision, draft }: CallInput<'designs.save'>): Promise<Outcome<Value<'designs.save'>>> {
    const { shelf, library } = this.input;
    return shelf.inTurn(async () => {
      const { id } = draft;
      if (shelf.find(id) === null && shelf.isRemoved(id)) return refused('no-such-set');
      if (library.isShipped(id)) return refused('set-id-shipped', { id });
      const own = shelf.find(id) ?? { folder: id };
      const before = await shelf.read(own).catch(() => undefined);
      if (before === undefined) return refused('set-unreadable');
      const text = setFileText(draft, before);
      let outside: string | null = null;
      if (before !== null && before !== text && revisionOf(before) !== revision) {
        const kept = await this.#others.keep(id, before, shelf.hasWritten(own, before));
        if (!kept.ok) return kept;
        outside = kept.value.id;
      }
      const written = await shelf.replace(own, text, before);
      if (!written.ok) return written;
      this.#others.saved(id);
      return { ok: true, value: { revision: revisionOf(text), outside } };
    });
  }

  duplicate(id: string): Promise<Outcome<{ id: string }>> {
    return this.#with(id, async (_own, text) => {
      const { shelf } = this.input;
      const copy = await shelf.freeId(id);
      const renamed = renamedSet(text, copy);
      return renamed === null ? closed(text) : shelf.create(copy, renamed);
    });
  }

  remove(id: string): Promise<Outcome<null>> {
    const { shelf } = this.input;
    return shelf.inTurn(() => {
      const own = shelf.find(id);
      return own === null ? Promise.resolve(refused('no-such-set')) : shelf.remove(own);
    });
  }

  putBack(id: string): Promise<Outcome<null>> {
    const { shelf } = this.input;
    return shelf.inTurn(() => shelf.putBack(id));
  }

  /** Earlier versions, newest first. */
  async backups(id: string): Promise<Outcome<Backup[]>> {
    const { shelf } = this.input;
    const own = shelf.find(id);
    if (own === null) return refused('no-such-set');
    const folder = shelf.folderOf(own);
    const now = (await shelf.read(own).catch(() => null)) ?? '';
    const listed = await Promise.all(
      (await shelf.backups.list(folder)).map(async (version) => {
        const text = await shelf.backups.read(folder, version.sequence);
        return text === null ? version : { ...version, against: differences(text, now) };
      }),
    );
    return { ok: true, value: listed };
  }

  restore(id: string, sequence: number): Promise<Outcome<Value<'designs.open'>>> {
    return this.#with(id, async (own, before) => {
      const { shelf } = this.input;
      const text = await shelf.backups.read(shelf.folderOf(own), sequence);
      const version = text === null ? refused('no-such-backup') : opened(id, text);
      if (!version.ok) return version;
      const restored = setFileText(version.value.draft, text);
      const written = await shelf.replace(own, restored, before);
      return written.ok ? opened(id, restored) : written;
    });
  }

  /** The set with its pictures as a pack. A picture that cannot be read is told, and stays named in the set. */
  async export(id: string): Promise<Outcome<MadeFile>> {
    const { library, art, made, notices, language } = this.input;
    if (!library.isShipped(id)) {
      return this.#with(id, async (_own, text) => {
        const name = inLanguage(nameIn(text) ?? { en: id }, language());
        const pack = await writePack(text, (hash) => art.read(hash));
        if (!pack.ok) return pack.why === 'too-big' ? refused('pack-too-big') : closed(text);
        for (const picture of pack.missing) {
          notices.tell('warning', { key: 'main.notices.picture-not-packed', values: { picture, set: name } });
        }
        return { ok: true, value: made.keep(pack.bytes, fileName(name, '.tefuda')) };
      });
    }
    const found = library.set(id);
    const pack = found === null ? null : await writePack(found.text, () => Promise.resolve(null));
    if (found === null || pack?.ok !== true) return refused('no-such-set');
    const name = inLanguage(found.set.name, language());
    return { ok: true, value: made.keep(pack.bytes, fileName(name, '.tefuda')) };
  }

  /** Lets everything reach the disk. */
  close(): Promise<void> {
    return this.input.shelf.settled();
  }

  /** Does something with a set's file as it is now, when its turn comes. */
  #with<Result>(
    id: string,
    task: (own: OwnSetFile, text: string) => Promise<Outcome<Result>>,
  ): Promise<Outcome<Result>> {
    const { shelf } = this.input;
    return shelf.inTurn(async () => {
      const own = shelf.find(id);
      const text = own === null ? null : await shelf.read(own).catch(() => undefined);
      if (text === undefined) return refused('set-unreadable');
      return own === null || text === null ? refused('no-such-set') : task(own, text);
    });
  }
}

/** A set's file for the editor, or why the editor cannot take it up. */
function opened(id: string, text: string): Outcome<Value<'designs.open'>> {
  const reading = readDraft(text);
  if (reading.is !== 'draft') return refused(reading.is === 'newer' ? 'set-newer' : 'set-closed');
  return { ok: true, value: { draft: { ...reading.draft, id }, revision: revisionOf(text) } };
}

const closed = (text: string): Extract<Outcome<never>, { ok: false }> =>
  refused(readDraft(text).is === 'newer' ? 'set-newer' : 'set-closed');

function summary({ id, folder, text, problems }: OwnSetFile): OwnSet {
  const reading = readDraft(text);
  const draft = reading.is === 'draft' ? reading.draft : null;
  return {
    id,
    game: draft?.game ?? gameIn(text),
    kind: draft?.kind ?? 'designs',
    name: draft?.name ?? nameIn(text) ?? { en: folder },
    entries: draft === null ? entriesIn(text) : entriesOf(draft),
    printTrue: draft?.kind === 'designs' && isPrintTrue(draft.cards.filter(isFromBlank)),
    problems: [...problems],
    openable: draft !== null,
    revision: draft === null ? null : revisionOf(text),
  };
}

/** Whether a card is one that the blanks of the box of Copy-toru can become. */
const isFromBlank = (card: DraftCard): card is DraftKirby | DraftEnemy => card.type !== 'ceremony';

const entriesOf = (draft: DraftSet): number =>
  draft.kind === 'designs' ? draft.cards.length : draft.variants.length;

function nameIn(text: string): DraftText | null {
  const name = draftText.safeParse(valueAt(parsed(text), ['name']));
  return name.success && (name.data.en ?? name.data.ja) !== undefined ? name.data : null;
}

/** Which game a file that cannot be opened says it is for. */
function gameIn(text: string): OwnSet['game'] {
  const game = setGame.safeParse(valueAt(parsed(text), ['game']));
  return game.success ? game.data : 'copytoru';
}

function entriesIn(text: string): number {
  const root = parsed(text);
  const list: unknown = valueAt(root, ['cards']) ?? valueAt(root, ['variants']);
  return Array.isArray(list) ? list.length : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
