import type { CallInput, CallOutput } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import { recordLines, writeRecord, type MatchRecord } from '@shared/table/record';
import { fileName, proposedName } from '../file-names';
import { completeRecord } from '../matches/complete-record';
import type { Games } from '../matches/games';
import { MATCH_ID, newMatchId } from '../matches/ids';
import type { MatchesService } from '../matches/matches';
import { refused, type Outcome } from '../outcome';
import type { Shelf } from '../matches/shelf';
import type { Notices } from '../notices';
import { checkRecord } from './importing';
import { momentOf, replay, Replays, type RecordMoment } from './replays';

type ExportedRecord = Extract<CallOutput<'records.export'>, { readonly ok: true }>['value'];

/** What records need of the house. */
export interface RecordsInput {
  readonly shelf: Shelf;
  readonly games: Games;
  readonly matches: MatchesService;
  readonly notices: Notices;
  /** Version of the program, for records. */
  readonly version: string;
  /** Milliseconds since 1970. */
  now(): number;
}

const ENDING = '.jsonl';

/** Finished matches, to be looked at again, played on from, taken elsewhere and brought in. */
export class RecordsService {
  readonly #replays: Replays;

  constructor(private readonly input: RecordsInput) {
    this.#replays = new Replays(input.shelf, input.games);
  }

  /** How a finished match looked after so many picks. */
  async at({ id, after, viewer }: CallInput<'records.at'>): Promise<Outcome<RecordMoment>> {
    const replayed = await this.#replays.take(id);
    return replayed.ok ? momentOf(replayed.value, after, viewer) : replayed;
  }

  /** Begins a new match that stands where this one stood after so many picks; it counts as practice. */
  async playOn(id: string, after: number): Promise<Outcome<MatchView>> {
    const { matches, version, now } = this.input;
    const replayed = await this.#replays.take(id);
    if (!replayed.ok) return replayed;
    const { record } = replayed.value;
    if (after > record.picks.length) return refused('no-such-pick', { pick: after });
    if (after === record.picks.length) return refused('nothing-left-to-play');
    const header = { ...record.header, app: version, started: new Date(now()).toISOString(), practice: true };
    const checks = new Map([...record.checks].filter(([n]) => n > 0 && n <= after));
    const begun = await matches.begin(
      recordLines({ ...record, header, picks: record.picks.slice(0, after), checks, end: null }),
    );
    return begun.ok ? matches.open(begun.value) : begun;
  }

  /** A match as a file of its own: its undone picks are left out. */
  async export(id: string): Promise<Outcome<ExportedRecord>> {
    if (!MATCH_ID.test(id)) return refused('no-such-match');
    const shelved = await this.input.shelf.take(id);
    if (!shelved.ok) return shelved;
    const replayed = replay(id, shelved.value.record, this.input.games);
    if (!replayed.ok) return replayed;
    const record = completeRecord(shelved.value.record, replayed.value);
    return { ok: true, value: { name: nameOf(record), text: writeRecord(record) } };
  }

  /**
   * Brings a record in under a new id, once it was checked to its end: a finished match as a record, any
   * other as a match to go on with. Nothing that is there is ever written over, and a record that is here already
   * comes in no second time.
   */
  async import(name: string, text: string): Promise<Outcome<{ id: string }>> {
    const { shelf, games, matches, notices, now } = this.input;
    const checked = checkRecord(name, text, games);
    if (!checked.ok) return checked;
    const id = newMatchId(now());
    const replayed = replay(id, checked.record, games);
    if (!replayed.ok) return replayed;
    const record = completeRecord(checked.record, replayed.value);
    if (record.end === null) {
      const begun = await matches.begin(recordLines(record));
      if (!begun.ok) return begun;
      if (checked.cutOff) notices.tell('info', cutOff(name));
      return { ok: true, value: { id: begun.value } };
    }
    const known = await shelf.findRecord(writeRecord(record));
    if (known !== null) {
      notices.tell('info', { key: 'main.notices.import-known', values: { file: proposedName(name) } });
      return { ok: true, value: { id: known } };
    }
    const outcome = await shelf.writeRecord(id, record);
    if (outcome.saved) return { ok: true, value: { id } };
    return refused(outcome.problem === 'full' ? 'disk-full' : 'disk-refused');
  }
}

const cutOff = (name: string) => ({
  key: 'main.notices.import-cut-off',
  values: { file: proposedName(name) },
});

/** On which day it was played and by whom, as a name for a file. */
function nameOf({ header }: MatchRecord): string {
  const names = header.seats.map(({ name }) => name).join(' - ');
  const started = new Date(header.started ?? '');
  const day = Number.isNaN(started.getTime()) ? '' : ` ${localDay(started)}`;
  // The first word keeps names apart that a system has taken for itself.
  return fileName(`Tefuda${day} ${names}`, ENDING);
}

function localDay(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
