import { seatName } from '@shared/contract/names';
import type { WireMessage } from '@shared/contract/view';
import { readRecord, type MatchRecord, type RecordHeader, type RecordReading } from '@shared/table/record';
import { replayRecord, type Drift, type Prepared } from '@shared/table/replay';
import { proposedName } from '../file-names';
import type { Games } from '../matches/games';
import { inShort } from '../outcome';
import { seatsOf } from '../matches/seats';

/** A record from outside that was found good, or why it was not. */
export type Checked =
  | { readonly ok: true; readonly record: MatchRecord; readonly cutOff: boolean }
  | { readonly ok: false; readonly refusal: WireMessage };

type Values = NonNullable<WireMessage['values']>;

/**
 * Checks a record from outside: its format, every line, and that it replays to its end. What is refused is
 * said with the line or the pick at fault.
 *
 * @param name what the file is called, for the words
 */
export function checkRecord(name: string, text: string, games: Games): Checked {
  const file = proposedName(name);
  const say = (key: string, values: Values = {}): Checked => ({
    ok: false,
    refusal: inShort({ key: `main.import.${key}`, values: { file, ...values } }),
  });
  // Some editors put a byte order mark in front.
  const reading = readRecord(text.replace(/^\uFEFF/, ''));
  if (reading.outcome === 'newer') return say('newer', { format: reading.format });
  if (reading.outcome === 'mangled') return sayMangled(reading, say);
  const header = tidy(reading.record.header);
  if (header === null) return say('mangled.bad-field', { line: 1, field: 'seats' });
  const record: MatchRecord = { ...reading.record, header };
  if (seatsOf(header) === null) return say('unknown-player');
  const { drift, refusal } = replayWith(record, games);
  if (refusal !== null) return { ok: false, refusal };
  if (drift !== null) return say(...wordsOf(drift, header));
  return { ok: true, record, cutOff: reading.cutOff };
}

function sayMangled(
  { line, fault }: Extract<RecordReading, { outcome: 'mangled' }>,
  say: (key: string, values?: Values) => Checked,
): Checked {
  const isNone = fault.code === 'no-header' || (fault.code === 'not-json' && line === 1);
  if (isNone) return say('no-record');
  const { code, ...values } = fault;
  return say(`mangled.${code}`, { line, ...values });
}

/** The header as it may be kept: names that disturb no sentence, and no cards but those of the match. */
function tidy(header: RecordHeader): RecordHeader | null {
  const seats: RecordHeader['seats'] = [];
  for (const seat of header.seats) {
    const name = seatName.safeParse(seat.name);
    if (!name.success) return null;
    seats.push({ ...seat, name: name.data });
  }
  const { cards, ...rest } = header;
  if (cards === undefined) return { ...rest, seats };
  const played = header.sets.flatMap(({ id }) =>
    Object.hasOwn(cards, id) ? [[id, cards[id]] as const] : [],
  );
  return { ...rest, seats, ...(played.length > 0 && { cards: Object.fromEntries(played) }) };
}

interface Replaying {
  readonly drift: Drift | null;
  /** Why not even the set-up was possible, in words. */
  readonly refusal: WireMessage | null;
}

function replayWith(record: MatchRecord, games: Games): Replaying {
  let refusal: WireMessage | null = null;
  const { drift } = replayRecord(record, (header): Prepared => {
    const ready = games.prepareRecorded(header);
    if (ready.ok) return ready;
    refusal = ready.refusal;
    return { ok: false, drift: { code: 'no-match', at: 0, reason: { key: ready.refusal.key } } };
  });
  return { drift, refusal };
}

const TRACE_DRIFTS: ReadonlySet<Drift['code']> = new Set([
  'other-trace',
  'missing-set-up',
  'missing-forced',
  'extra-forced',
]);

function wordsOf(drift: Drift, { seats }: RecordHeader): [key: string, values: Values] {
  const pick = drift.at;
  if (TRACE_DRIFTS.has(drift.code)) return ['drift.other-trace', { pick }];
  const key = `drift.${drift.code}`;
  switch (drift.code) {
    case 'other-seat': {
      const nameOf = (seat: number): string => seats[seat]?.name ?? `#${seat + 1}`;
      return [key, { pick, found: nameOf(drift.found), expected: nameOf(drift.expected) }];
    }
    case 'other-decision':
      return [key, { pick, found: drift.found, expected: drift.expected }];
    case 'unknown-card':
      return [key, { pick, option: drift.option }];
    case 'changed-set':
      return [key, { set: drift.set }];
    default:
      return [key, { pick }];
  }
}
