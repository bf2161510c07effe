import { basename, join } from 'node:path';
import type { MatchSummary } from '@shared/contract/view';
import { readRecord, writeRecord, type MatchRecord, type RecordLine } from '@shared/table/record';
import type { FileFacts } from '../file-system';
import type { Files, SaveOutcome } from '../files';
import type { Notices } from '../notices';
import { MATCH_ID } from './ids';
import { Journal } from './match-file';
import { refused, type Outcome } from '../outcome';

/** A match as it lies on disk. A finished one has no journal to go on with. */
export interface Shelved {
  readonly record: MatchRecord;
  readonly journal: Journal | null;
}

/** Makes a journal's record whole: how it ended, and whether it counts, which its undone picks told. */
export type Complete = (record: MatchRecord) => MatchRecord;

/** What a match on disk looks like in a list, and what makes its record whole once it is over. */
export interface Summarised {
  readonly summary: MatchSummary;
  readonly complete: Complete;
}

/** Null when a match cannot be taken up. */
export type Summarise = (id: string, shelved: Shelved, updated: string) => Promise<Summarised | null>;

interface Remembered extends FileFacts {
  readonly summary: MatchSummary | null;
}

type Place = 'matches' | 'records';

const ENDING = '.jsonl';

/** The matches that lie on disk: journals in `matches/`, finished ones in `records/`. */
export class Shelf {
  readonly #remembered = new Map<string, Remembered>();
  /** Files are set aside one after another. */
  #aside: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly notices: Notices,
  ) {}

  /** When a match was last written to, in milliseconds since 1970; 0 when it is not on disk. */
  async updated(id: string): Promise<number> {
    return (await this.facts(id))?.modified ?? 0;
  }

  /** Size and time of a match's file, wherever it lies; null when it is not on disk. */
  async facts(id: string): Promise<FileFacts | null> {
    const { system } = this.files;
    return (await system.facts(this.#path('matches', id))) ?? system.facts(this.#path('records', id));
  }

  /** Lists what lies on disk, except matches that are running. One bad file keeps no other out. */
  async list(running: ReadonlySet<string>, summarise: Summarise): Promise<MatchSummary[]> {
    const journals = await this.listJournals(running, summarise);
    const known = new Set([...journals.map(({ id }) => id), ...running]);
    const summaries = [...journals];
    for (const id of await this.#ids('records')) {
      const summary = known.has(id) ? null : await this.#summary('records', id, summarise);
      if (summary !== null) summaries.push(summary);
    }
    return summaries;
  }

  /** Lists the journals alone, and files away those whose match is over. */
  async listJournals(running: ReadonlySet<string>, summarise: Summarise): Promise<MatchSummary[]> {
    const summaries: MatchSummary[] = [];
    for (const id of await this.#ids('matches')) {
      const summary = running.has(id) ? null : await this.#summary('matches', id, summarise);
      if (summary !== null) summaries.push(summary);
    }
    return summaries;
  }

  /** Reads a match. A journal nobody can make sense of is set aside, and that is told. */
  async take(id: string): Promise<Outcome<Shelved>> {
    const fromJournal = await this.#takeFrom('matches', id);
    if (fromJournal !== null) return fromJournal;
    return (await this.#takeFrom('records', id)) ?? refused('no-such-match');
  }

  /** Begins a journal. Rejects with Node's error when the disk refuses. */
  begin(id: string, lines: readonly RecordLine[]): Promise<Journal> {
    return Journal.begin(this.files.system, this.#path('matches', id), lines);
  }

  /** Writes the record of a match that is over. The journal still holds everything when that fails. */
  async keepRecord(id: string, complete: Complete): Promise<boolean> {
    const path = this.#path('matches', id);
    const text = await this.files.read(path).catch(() => {
      this.#tellUnreadable(basename(path));
      return null;
    });
    const reading = text === null ? null : readRecord(text);
    if (reading?.outcome !== 'read') return false;
    const outcome = await this.writeRecord(id, complete(reading.record));
    if (outcome.saved) return true;
    const values = { file: basename(this.#path('records', id)) };
    this.notices.tell('error', { key: `main.notices.not-saved-${outcome.problem}`, values });
    return false;
  }

  /** Writes a record, its undone picks left out. */
  writeRecord(id: string, record: MatchRecord): Promise<SaveOutcome> {
    return this.files.save(this.#path('records', id), writeRecord(record));
  }

  /** The id of the record that holds exactly this text; null when there is none. */
  async findRecord(text: string): Promise<string | null> {
    const { system } = this.files;
    const size = Buffer.byteLength(text);
    for (const id of await this.#ids('records')) {
      const path = this.#path('records', id);
      const facts = await system.facts(path).catch(() => null);
      if (facts?.size === size && (await system.read(path).catch(() => null)) === text) return id;
    }
    return null;
  }

  /** Takes a record back because the match goes on after all. */
  async dropRecord(id: string): Promise<void> {
    await this.files.system.remove(this.#path('records', id));
  }

  /** Puts a finished match away: its record stays, its journal goes once the record is sure. */
  async fileAway(id: string, complete: Complete): Promise<void> {
    if (!(await this.keepRecord(id, complete))) return;
    // A journal that cannot be removed now is put away at the next start.
    await this.files.system.remove(this.#path('matches', id)).catch(() => undefined);
  }

  /** Removes a match from the disk; false when it was not there. */
  async remove(id: string): Promise<boolean> {
    if ((await this.facts(id)) === null) return false;
    await this.files.system.remove(this.#path('matches', id));
    await this.files.system.remove(this.#path('records', id));
    this.#remembered.delete(id);
    return true;
  }

  #path(place: Place, id: string): string {
    return join(this.folder, place, `${id}${ENDING}`);
  }

  async #ids(place: Place): Promise<string[]> {
    const names = await this.files.system.list(join(this.folder, place)).catch(() => {
      this.#tellUnreadable(place);
      return [];
    });
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => MATCH_ID.test(id));
  }

  async #summary(place: Place, id: string, summarise: Summarise): Promise<MatchSummary | null> {
    const path = this.#path(place, id);
    const facts = await this.files.system.facts(path).catch(() => {
      this.#tellUnreadable(basename(path));
      return null;
    });
    if (facts === null) return null;
    const before = this.#remembered.get(id);
    if (before?.size === facts.size && before.modified === facts.modified) return before.summary;
    const shelved = await this.#takeFrom(place, id);
    if (shelved?.ok !== true) return null;
    const found = await summarise(id, shelved.value, new Date(facts.modified).toISOString());
    const summary = found?.summary ?? null;
    this.#remembered.set(id, { ...facts, summary });
    if (found !== null && place === 'matches' && found.summary.finished) {
      await this.fileAway(id, found.complete);
    }
    return summary;
  }

  #tellUnreadable(file: string): void {
    this.notices.tell('warning', { key: 'main.notices.file-unreadable', values: { file } });
  }

  /** Sets a mangled match aside and tells it, unless another look at it has done so meanwhile. */
  #setAside(place: Place, path: string): Promise<void> {
    const turn = this.#aside.then(async () => {
      const reading = await Journal.open(this.files.system, path).catch(() => null);
      if (reading?.is !== 'mangled') return;
      const values = await this.#valuesOf(path);
      const kept = `${place}/${await this.files.setAside(path)}`;
      const key = 'names' in values ? 'main.notices.match-set-aside' : 'main.notices.some-match-set-aside';
      this.notices.tell('warning', { key, values: { ...values, kept } });
    });
    this.#aside = turn.catch(() => undefined);
    return turn;
  }

  /** What a person knows a match by: what its first line says where that can be read, and its day in any case. */
  async #valuesOf(path: string): Promise<Record<string, string>> {
    const { system } = this.files;
    const text = await system.read(path).catch(() => '');
    const facts = await system.facts(path).catch(() => null);
    const written = new Date(facts?.modified ?? 0).toISOString();
    const first = readRecord(`${text.split('\n', 1)[0] ?? ''}\n`);
    if (first.outcome !== 'read') return { day: written };
    const { game, seats, started } = first.record.header;
    return { game, names: seats.map(({ name }) => name).join(', '), day: started ?? written };
  }

  /** Null when nothing lies there. */
  async #takeFrom(place: Place, id: string): Promise<Outcome<Shelved> | null> {
    const path = this.#path(place, id);
    const reading = await Journal.open(this.files.system, path).catch(() => null);
    const file = basename(path);
    if (reading === null) {
      this.#tellUnreadable(file);
      return refused('match-unreadable');
    }
    if (reading.is === 'missing') return null;
    if (reading.is === 'newer' || reading.is === 'foreign') {
      this.notices.tell('warning', { key: `main.notices.match-${reading.is}`, values: { file } });
      return refused(`match-${reading.is}`);
    }
    if (reading.is === 'mangled') {
      await this.#setAside(place, path);
      return refused('match-unreadable');
    }
    if (reading.cutOff)
      this.notices.tell('info', { key: 'main.notices.match-cut-off', values: { match: id } });
    const journal = place === 'matches' ? reading.journal : null;
    return { ok: true, value: { record: reading.record, journal } };
  }
}
