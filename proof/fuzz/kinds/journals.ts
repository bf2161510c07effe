import fc from 'fast-check';
import { messages } from '@shared/locales/index';
import { playerRandom } from '@shared/players/index';
import { randomPick } from '@shared/players/random';
import { readRecord, RECORD_FORMAT, type RecordHeader } from '@shared/table/record';
import { recordMatch } from '@shared/table/recording';
import { replayRecord, type Prepared } from '@shared/table/replay';
import { checkConservation } from '@shared/table/testing/invariants';
import type { Outcome } from '@main/services/outcome';
import { checkRecord } from '@main/services/records/importing';
import { openHouse, type House } from '../house';
import { measured, must, mustBeSaid, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { memoryFiles, ROOT, type MemoryFiles } from '../memory-files';
import { changes, mutated, mutatedBytes, pickOf, type Change } from '../mutate';

/** Which matches the samples are of: the game, its seats, its options, and whether the record is traced. */
type Sampled = readonly (readonly [game: string, seats: number, options: object, traced: boolean])[];

/** As short as their games allow: what a line of a journal does does not depend on how many there are before it. */
const SHORT: Sampled = [
  ['copy-ability-battle', 2, { rounds: 1 }, false],
  ['copy-ability-battle', 4, { rounds: 1 }, false],
  ['copy-ability-battle', 2, { rounds: 2 }, true],
  ['easy-battle', 2, {}, false],
  ['solo-battle', 1, { quest: 1 }, false],
  ['solo-battle', 1, { quest: 8 }, false],
  ['kokopelli', 2, { tilesToEnd: 1 }, false],
];

/** As people play them. */
const WHOLE: Sampled = [
  ['copy-ability-battle', 2, {}, true],
  ['copy-ability-battle', 4, {}, false],
  ['easy-battle', 3, {}, true],
  ['kokopelli', 2, {}, false],
];

/** Words of records. */
const WORDS: readonly string[] = [
  ...['n', 'seat', 'decision', 'pick', 'undo', 'check', 'end', 'forced', 'zones', 'counters', 'options'],
  ...[
    'header',
    'cards',
    'sets',
    'seed',
    'practice',
    'started',
    'game',
    'seats',
    'scores',
    'places',
    'reason',
  ],
  ...['c0', 'c1', 'c17', 'c999', 'skip', 'rounds', 'human', 'random', 'search:1', 'copytoru-base'],
  ...['copy-ability-battle', 'easy-battle', 'solo-battle', 'kokopelli', RECORD_FORMAT],
];

interface Input {
  readonly sample: string;
  /** Another match, for lines that belong elsewhere. */
  readonly other: string;
  /** How much of the match is there, of 1000 parts. */
  readonly length: number;
  readonly lines: readonly Change[];
  readonly bytes: readonly Change[];
  /** Whether it lies among one's own at the start, or is brought in. */
  readonly isThere: boolean;
}

/** Short records of every game by random players, played to the end. */
export const sampleRecords = (house: House): string[] => recordsOf(SHORT, house);

function recordsOf(sampled: Sampled, { games }: House): string[] {
  return sampled.map(([game, seats, options, traced], index) => {
    const seed = `sample:${index}`;
    const ready = games.prepare({ game, seats, seed, options: { ...options } });
    if (!ready.ok) throw new Error(ready.refusal.key);
    const rng = playerRandom(seed);
    const header: RecordHeader = {
      format: RECORD_FORMAT,
      app: '0.0.0',
      game,
      options: { ...ready.recorded },
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, player: 'human' })),
      seed,
      sets: [...ready.sets],
      started: '2026-01-01T10:00:00.000Z',
    };
    const choose: Parameters<typeof recordMatch>[2] = ({ decision }) =>
      decision === null ? [] : randomPick(decision, rng);
    return recordMatch(ready.rules, header, choose, traced).text;
  });
}

type LineWay = (lines: string[], at: number, by: number, others: readonly string[]) => void;

const changedLine: LineWay = (lines, at, by) => {
  const line = lines[at] ?? '';
  try {
    lines[at] = JSON.stringify(mutated(JSON.parse(line), [[by, by >> 3, by >> 7]], WORDS)) ?? '';
  } catch {
    lines[at] = line.slice(1);
  }
};

const LINE_WAYS: readonly LineWay[] = [
  (lines, at) => void lines.splice(at, 1),
  (lines, at) => void lines.splice(at, 0, lines[at] ?? ''),
  (lines, at, by) => void lines.splice(by % (lines.length + 1), 0, ...lines.splice(at, 1)),
  (lines, at, by) => void (lines[at] = (lines[at] ?? '').slice(0, by % 60)),
  (lines, at, by, others) => void lines.splice(at, 0, pickOf(others, by) ?? ''),
  (lines, at, by, others) => void (lines[at] = pickOf(others, by) ?? ''),
  changedLine,
  changedLine,
  // Takes back some picks, and leaves out the end, which a journal that goes on has not.
  (lines, at, by) => {
    lines.splice(at + 1);
    const picks = lines.filter((line) => /^\{"n":[1-9]\d*,"s/.test(line)).length;
    lines.push(JSON.stringify({ undo: 1 + (by % Math.max(1, picks)) }));
  },
  (lines, at) => void lines.splice(at, 0, ''),
  (lines) => void (lines[0] = `\uFEFF${lines[0] ?? ''}`),
  (lines, at) => void (lines[at] = `${lines[at] ?? ''}\r`),
];

/** The bytes of a journal with its lines and bytes changed. */
function bytesOf({ sample, other, length, lines: made, bytes }: Input): Uint8Array<ArrayBuffer> {
  const whole = sample.trimEnd().split('\n');
  const lines = whole.slice(0, Math.max(1, Math.ceil((whole.length * length) / 1000)));
  const others = other.trimEnd().split('\n');
  for (const [where, what, by] of made) {
    // Half of the changes are near the beginning, where one costs most.
    const near = where % 2 === 0 ? Math.min(4, lines.length) : lines.length;
    pickOf(LINE_WAYS, what)?.(lines, (where >> 1) % Math.max(1, near), by, others);
  }
  return mutatedBytes(Buffer.from(`${lines.join('\n')}\n`), bytes);
}

/** Journals and records, as files and as brought in. */
export const journals = defineKind<Input>('journals', async () => {
  const house = await openHouse();
  const sample = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...sampleRecords(house)) },
    { weight: 1, arbitrary: fc.constantFrom(...recordsOf(WHOLE, house)) },
  );
  return {
    inputs: fc.record({
      sample,
      other: sample,
      length: fc.oneof(fc.constant(1000), fc.noBias(fc.integer({ min: 0, max: 1000 }))),
      lines: changes(3),
      bytes: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(3) }),
      isThere: fc.boolean(),
    }),
    feed: (input) => measured(() => (input.isThere ? lieThere : bringIn)(bytesOf(input), house)),
    shown: bytesOf,
    expected: keysOf(messages.en.main.import, 'main.import').filter((key) => key !== 'main.import.known'),
  };
});

/** Every message of a part of the words. */
function keysOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([name, inside]: [string, unknown]) =>
    typeof inside === 'object' && inside !== null ? keysOf(inside, `${path}.${name}`) : [`${path}.${name}`],
  );
}

const NAME = 'evening.jsonl';

/** Brings a journal in. */
async function bringIn(bytes: Uint8Array, { library }: House): Promise<Fed> {
  const text = Buffer.from(bytes).toString('utf8');
  const house = await openHouse({ library });
  const before = house.system.digest();
  const checked = checkRecord(NAME, text, house.games);
  const imported = await house.services.records.import(NAME, text);
  must(imported.ok === checked.ok, 'what was found good comes in, and nothing else does');
  const key = told(imported);
  if (imported.ok) await mustStay(imported.value.id, house);
  else must(house.system.digest() === before, 'a refused record has changed nothing on disk');
  if (checked.ok) mustReplay(text, house);
  else must(same(checked, imported), 'a record is refused for the same reason twice');
  await house.services.close();
  return { accepted: imported.ok ? 1 : 0, refused: imported.ok ? 0 : 1, said: [key] };
}

/** The key of a refusal, which must have words. */
function told(outcome: Outcome<unknown>): string {
  if (outcome.ok) return '';
  mustBeSaid(outcome.refusal.key, outcome.refusal.values);
  return outcome.refusal.key;
}

/** What came in goes out again, and what went out comes in as the same. */
async function mustStay(id: string, { services }: House): Promise<void> {
  const out = await services.records.export(id);
  must(out.ok, `a record that came in goes out again (${told(out)})`);
  const again = await services.records.import(NAME, out.value.text);
  must(again.ok, `what went out comes in (${told(again)})`);
  const twice = await services.records.export(again.value.id);
  must(twice.ok && twice.value.text === out.value.text, 'a record is the same when it went out and came in');
}

/** An accepted record replays to a match in order. */
function mustReplay(text: string, { games }: House): void {
  const reading = readRecord(text.replace(/^\uFEFF/, ''));
  if (reading.outcome !== 'read') throw new Error('A record was accepted that cannot be read.');
  const { match, drift } = replayRecord(reading.record, (header): Prepared => {
    const ready = games.prepareRecorded(header);
    return ready.ok ? ready : { ok: false, drift: { code: 'unknown-game', at: 0, game: header.game } };
  });
  must(match !== null && drift === null, 'an accepted record replays without a drift');
  checkConservation(match.table);
  must(same(match.rules.decide(match.table), match.decision), 'the open decision is the one the rules give');
}

/** A file among the matches, and among the records: it opens, or is told; its content is never lost. */
async function lieThere(bytes: Uint8Array, { library }: House): Promise<Fed> {
  const system = memoryFiles();
  system.put(`${ROOT}/matches/a-1.jsonl`, bytes);
  system.put(`${ROOT}/records/b-2.jsonl`, bytes);
  const { services } = await openHouse({ system, library });
  const { matches, records } = services;
  const listed = await matches.list();
  const opened = await matches.open('a-1');
  told(opened);
  if (opened.ok) {
    const { number, decision } = opened.value;
    told(await matches.undo('a-1'));
    told(await matches.redo('a-1'));
    told(
      await matches.pick('a-1', number, decision?.options.slice(0, decision.min).map(({ id }) => id) ?? []),
    );
    told(await matches.pick('a-1', number, ['no such']));
  }
  for (const after of [0, 1, 5000]) told(await records.at({ id: 'b-2', after, viewer: 'open' }));
  told(await records.playOn('b-2', 0));
  told(await records.export('b-2'));
  must(listed.length <= 2, 'one file is one match');
  must(opened.ok || (await isKept(bytes, system)), 'a journal that cannot be opened is kept as it is');
  await services.close();
  return { accepted: opened.ok ? 1 : 0, refused: opened.ok ? 0 : 1, said: [] };
}

async function isKept(bytes: Uint8Array, system: MemoryFiles): Promise<boolean> {
  for (const path of system.paths()) {
    const isOfMatch = path.startsWith(`${ROOT}/matches/`);
    if (isOfMatch && Buffer.compare(await system.readBytes(path), bytes) === 0) return true;
  }
  return false;
}
