import { refusalOfOptions } from './game-options';
import type { FormatValues, Formatter } from '@shared/locales/format';
import type { LineFault, RecordHeader } from '@shared/table/record';
import type { Drift } from '@shared/table/replay';
import type { TraceDrift, TracedValue } from '@shared/table/replay-trace';

/** Why a line of a record cannot be read, in words. */
export const faultInWords = (fault: LineFault, say: Formatter): string =>
  say(`cli.replay.faults.${fault.code}`, { ...fault });

/**
 * Where and why a record does not replay, in words.
 *
 * @param changedSets sets that are not as they were, the likely cause
 */
export function driftInWords(
  drift: Drift,
  header: RecordHeader,
  changedSets: readonly string[],
  say: Formatter,
): string {
  const words =
    drift.code === 'other-trace'
      ? traceInWords(drift, say)
      : say(`cli.replay.drift.${drift.code}`, driftValues(drift, header, say));
  const where = place(drift, words, say);
  if (changedSets.length === 0 || drift.code === 'changed-set') return where;
  return `${where} ${say('cli.replay.changed-sets', { sets: changedSets.join(', ') })}`;
}

function place({ at, code }: Drift, words: string, say: Formatter): string {
  if (at > 0) return say('cli.replay.drift-at', { pick: at, words });
  const ofTable = ['other-trace', 'missing-set-up', 'missing-forced', 'extra-forced', 'other-match'];
  return ofTable.includes(code) ? say('cli.replay.drift-at-set-up', { words }) : words;
}

/** How messages beside a record call a seat: by its name, and by the number the record has. */
function seatInWords(seat: number, { seats }: RecordHeader, say: Formatter): string {
  const name = seats[seat]?.name;
  return name === undefined ? say('cli.replay.no-seat', { seat }) : say('cli.replay.seat', { name, seat });
}

function driftValues(
  drift: Exclude<Drift, { code: 'other-trace' }>,
  header: RecordHeader,
  say: Formatter,
): FormatValues {
  switch (drift.code) {
    case 'illegal-pick':
      return { pick: drift.pick.join(' '), reason: say(`prompts.refusals.${drift.refusal}`) };
    case 'no-match': {
      const { game, options, seats } = header;
      const reason = refusalOfOptions(drift.reason, { game, options, seats: seats.length });
      return { reason: say(reason.key, reason.values) };
    }
    case 'other-seat':
      return {
        found: seatInWords(drift.found, header, say),
        expected: seatInWords(drift.expected, header, say),
      };
    case 'other-decision':
      return { found: drift.found, expected: drift.expected };
    case 'unknown-card':
      return { option: drift.option };
    case 'unknown-game':
      return { game: drift.game };
    case 'missing-set':
    case 'changed-set':
      return { set: drift.set };
    case 'missing-forced':
    case 'extra-forced':
      return { decision: drift.decision };
    case 'missing-set-up':
    case 'match-over':
    case 'other-match':
    case 'other-end':
      return {};
  }
}

function traceInWords(drift: Extract<TraceDrift, { code: 'other-trace' }>, say: Formatter): string {
  const { forced, where, found, expected } = drift;
  const name = 'name' in where ? where.name : '';
  const words = differenceInWords(
    say(`cli.replay.trace.parts.${where.part}`, { name }),
    found,
    expected,
    say,
  );
  return forced === null ? words : say('cli.replay.trace.forced', { decision: forced, words });
}

function differenceInWords(part: string, found: TracedValue, expected: TracedValue, say: Formatter): string {
  if (found === null) return say('cli.replay.trace.only-in-match', { part });
  if (expected === null) return say('cli.replay.trace.only-in-record', { part });
  if (!isList(found) || !isList(expected)) {
    return say('cli.replay.trace.differs', { part, found: String(found), expected: String(expected) });
  }
  // Decks are long: the first place where they part says more than both lists.
  const length = Math.max(found.length, expected.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => found[index] !== expected[index]);
  const entry = (list: readonly string[]): string => list[at ?? 0] ?? say('cli.replay.trace.nothing');
  const values = { part, place: (at ?? 0) + 1, found: entry(found), expected: entry(expected) };
  return say('cli.replay.trace.differs-at', values);
}

const isList = (value: NonNullable<TracedValue>): value is readonly string[] => typeof value === 'object';
