import { basename, join } from 'node:path';
import type { MatchSummary } from '@shared/contract/view';
import { readRecord, writeRecord, type MatchRecord } from '@shared/table/record';
import type { Files } from '../files';
import type { Notices } from '../notices';
import { MATCH_ID } from './ids';
import { Journal } from './match-file';
import { refused, type Outcome } from './outcome';

/** A match as it lies on disk. A finished one has no journal to go on with. */
export interface Shelved {
  readonly record: MatchRecord;
  readonly journal: Journal | null;
}

/** What a match on disk looks like in a list; null when it cannot be taken up. */
export type Summarise = (id: string, shelved: Shelved, updated: string) => MatchSummary | null;

interface Remembered {
  readonly size: number;
  readonly modified: number;
  readonly summary: MatchSummary | null;
}

const ENDING = '.jsonl';
/** How many finished matches a list shows, the newest first. */
const RECORDS_LISTED = 50;

/** The matches that lie on disk: journals in `matches/`, finished ones in `records/`. */
export class Shelf {
  readonly #remembered = new Map<string, Remembered>();

  constructor(
    private readonly folder: string,
    private readonly files: Files,
    private readonly notices: Notices,
  ) {}

  journalPath(id: string): string {
    return join(this.folder, 'matches', `${id}${ENDING}`);
  }

  recordPath(id: string): string {
    return join(this.folder, 'records', `${id}${ENDING}`);
  }

  /** When a match was last written to, in milliseconds since 1970; 0 when it is not on disk. */
  async updated(id: string): Promise<number> {
    const { system } = this.files;
    const facts = (await system.facts(this.journalPath(id))) ?? (await system.facts(this.recordPath(id)));
    return facts?.modified ?? 0;
  }

  /** Lists what lies on disk, except matches that are running. One bad file keeps no other out. */
  async list(running: ReadonlySet<string>, summarise: Summarise): Promise<MatchSummary[]> {
    const journals = (await this.#ids('matches')).filter((id) => !running.has(id));
    const records = (await this.#ids('records')).reverse().slice(0, RECORDS_LISTED);
    const known = new Set([...journals, ...running]);
    const summaries: MatchSummary[] = [];
    for (const id of [...journals, ...records.filter((record) => !known.has(record))]) {
      const summary = await this.#summary(id, summarise);
      if (summary !== null) summaries.push(summary);
    }
    return summaries;
  }

  /** Reads a match. A journal nobody can make sense of is set aside, and that is told. */
  async take(id: string): Promise<Outcome<Shelved>> {
    const fromJournal = await this.#takeFrom(id, this.journalPath(id));
    if (fromJournal !== null) return fromJournal;
    const fromRecord = await this.#takeFrom(id, this.recordPath(id));
    if (fromRecord === null) return refused('no-such-match');
    return fromRecord.ok ? { ok: true, value: { ...fromRecord.value, journal: null } } : fromRecord;
  }

  /** Writes the record of a match that is over. The journal still holds everything when that fails. */
  async keepRecord(id: string): Promise<boolean> {
    const text = await this.files.read(this.journalPath(id));
    const reading = text === null ? null : readRecord(text);
    if (reading?.outcome !== 'read') return false;
    const outcome = await this.files.save(this.recordPath(id), writeRecord(reading.record));
    if (outcome.saved) return true;
    const values = { file: basename(this.recordPath(id)) };
    this.notices.tell('error', { key: `main.notices.not-saved-${outcome.problem}`, values });
    return false;
  }

  /** Takes a record back because the match goes on after all. */
  async dropRecord(id: string): Promise<void> {
    await this.files.system.remove(this.recordPath(id));
  }

  /** Puts a finished match away: its record stays, its journal goes once the record is sure. */
  async fileAway(id: string): Promise<void> {
    if (await this.keepRecord(id)) await this.files.system.remove(this.journalPath(id));
  }

  /** Removes a match from the disk; false when it was not there. */
  async remove(id: string): Promise<boolean> {
    if ((await this.updated(id)) === 0) return false;
    await this.files.system.remove(this.journalPath(id));
    await this.files.system.remove(this.recordPath(id));
    return true;
  }

  async #ids(folder: string): Promise<string[]> {
    const names = await this.files.system.list(join(this.folder, folder));
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => MATCH_ID.test(id));
  }

  async #summary(id: string, summarise: Summarise): Promise<MatchSummary | null> {
    const { system } = this.files;
    const facts = (await system.facts(this.journalPath(id))) ?? (await system.facts(this.recordPath(id)));
    if (facts === null) return null;
    const before = this.#remembered.get(id);
    if (before?.size === facts.size && before.modified === facts.modified) return before.summary;
    const shelved = await this.take(id);
    if (!shelved.ok) return null;
    const summary = summarise(id, shelved.value, new Date(facts.modified).toISOString());
    this.#remembered.set(id, { size: facts.size, modified: facts.modified, summary });
    if (shelved.value.journal !== null && summary?.finished === true) await this.fileAway(id);
    return summary;
  }

  async #takeFrom(id: string, path: string): Promise<Outcome<Shelved> | null> {
    const reading = await Journal.open(this.files.system, path).catch(() => null);
    const file = basename(path);
    if (reading === null) {
      this.notices.tell('warning', { key: 'main.notices.file-unreadable', values: { file } });
      return refused('match-unreadable');
    }
    if (reading.is === 'missing') return null;
    if (reading.is === 'foreign') {
      this.notices.tell('warning', { key: 'main.notices.match-foreign', values: { file } });
      return refused('match-foreign');
    }
    if (reading.is === 'mangled') {
      const kept = await this.files.setAside(path);
      this.notices.tell('warning', {
        key: 'main.notices.match-set-aside',
        values: { kept, line: reading.line },
      });
      return refused('match-unreadable');
    }
    if (reading.cutOff)
      this.notices.tell('info', { key: 'main.notices.match-cut-off', values: { match: id } });
    return { ok: true, value: { record: reading.record, journal: reading.journal } };
  }
}
