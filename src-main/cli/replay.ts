import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { games } from '@shared/games/index';
import { createFormatter, wordLine, type FormatLanguage, type Formatter } from '@shared/locales/format';
import type { Result } from '@shared/table/game';
import type { Match } from '@shared/table/match';
import { readRecord, type MatchRecord, type RecordHeader } from '@shared/table/record';
import { replayRecord, type Drift, type Prepared } from '@shared/table/replay';
import { logLines, type LogLine } from '@shared/table/view-events';
import { cardNames, type CardHouse } from './card-house';
import { commandLanguage } from './language';
import type { Tools } from './program';
import { driftInWords, faultInWords } from './record-words';
import { scoreKey } from './score-words';

/** What `tefuda replay` found. */
export interface ReplayReport {
  /** Whether the whole record replays. */
  readonly ok: boolean;
  /** Recorded picks that were played again. */
  readonly picks: number;
  readonly log: readonly LogLine[];
  /** Null while the match is not over. */
  readonly result: Result | null;
  readonly drift: Drift | null;
  readonly changedSets: readonly string[];
}

/** Adds `tefuda replay` to the command line. */
export function registerReplay(program: Command, help: Formatter, { openHouse }: Tools): void {
  program
    .command('replay')
    .description(help('cli.replay.help.command'))
    .argument('<file>', help('cli.replay.help.file'))
    .option('--data <folder>', help('cli.help.data'))
    .option('--json', help('cli.help.json'))
    .action(async (file: string, { data, json }: { data?: string; json?: true }, command: Command) => {
      const language = commandLanguage(command);
      const ok = await replayFile(file, await openHouse(data), language, json === true);
      if (!ok) process.exitCode = 1;
    });
}

async function replayFile(
  file: string,
  house: CardHouse,
  language: FormatLanguage,
  json: boolean,
): Promise<boolean> {
  const say = createFormatter(language);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return complain(say('cli.replay.unreadable', { file }), json, { code: 'unreadable' });
  const reading = readRecord(text);
  if (reading.outcome === 'newer') {
    return complain(say('cli.replay.newer', { format: reading.format }), json, reading);
  }
  if (reading.outcome === 'mangled') {
    const { outcome, line, fault } = reading;
    const reason = faultInWords(fault, say);
    const problem = { outcome, line, reason, ...fault };
    return complain(say('cli.replay.mangled', { file, line, reason }), json, problem);
  }
  const { record, cutOff } = reading;
  if (cutOff) console.error(say('cli.replay.cut-off'));
  const report = replay(record, house);
  if (json) console.log(JSON.stringify(report));
  else console.log(reportInWords(report, record, house, language));
  const { drift, changedSets } = report;
  if (drift !== null) console.error(driftInWords(drift, record.header, changedSets, say));
  return report.ok;
}

function complain(words: string, json: boolean, problem: object): false {
  if (json) console.log(JSON.stringify({ ok: false, problem }));
  console.error(words);
  return false;
}

/** Plays a record again with the cards at hand. */
export function replay(record: MatchRecord, house: CardHouse): ReplayReport {
  const log: LogLine[] = [];
  let playing: Match | null = null;
  let round = 0;
  const note = (match: Match): void => {
    const lines = logLines(match.table.events ?? [], match.rules, { pick: match.picks, round });
    round = lines.at(-1)?.round ?? round;
    log.push(...lines);
    match.table.events = [];
  };
  const { match, drift, changedSets } = replayRecord(record, (header) => prepare(header, house), {
    events: true,
    onSetUp: (setUp) => {
      playing = setUp;
      note(setUp);
    },
    onPick: () => {
      if (playing !== null) note(playing);
    },
  });
  const over = match !== null && match.decision === null;
  const result = over ? match.rules.result(match.table) : null;
  return { ok: drift === null, picks: match?.picks ?? 0, log, result, drift, changedSets };
}

function prepare(header: RecordHeader, house: CardHouse): Prepared {
  const { game } = header;
  if (!games.has(game)) return { ok: false, drift: { code: 'unknown-game', at: 0, game } };
  const missing = header.sets.find(
    ({ id }) => header.cards?.[id] === undefined && house.library.set(id) === null,
  );
  if (missing !== undefined) return { ok: false, drift: { code: 'missing-set', at: 0, set: missing.id } };
  const ready = house.games.prepareRecorded(header);
  if (ready.ok) return ready;
  const { key, values = {} } = ready.refusal;
  return { ok: false, drift: { code: 'no-match', at: 0, reason: { key, values } } };
}

function reportInWords(
  { log, result, picks }: ReplayReport,
  { header }: MatchRecord,
  house: CardHouse,
  language: FormatLanguage,
): string {
  const say = createFormatter(language);
  const seat = (number: number): string =>
    header.seats[number]?.name ?? say('cli.replay.no-seat', { seat: number });
  const nameOf = cardNames(house, header.cards ?? {}, language);
  const names = { seat, card: (id: string) => say('cli.replay.card', { name: nameOf(id) }) };
  const lines = log.map((line) => wordLine(line, names, say, language));
  if (result === null) return [...lines, say('cli.replay.unfinished', { n: picks })].join('\n');
  const places = header.seats.map((_, number) => number);
  places.sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const standing = places.map((number) =>
    say(scoreKey('cli.replay.place', header.game), {
      place: result.places[number] ?? 0,
      seat: seat(number),
      n: result.scores[number] ?? 0,
    }),
  );
  return [...lines, say('cli.replay.result'), ...standing].join('\n');
}
