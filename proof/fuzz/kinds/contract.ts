import fc from 'fast-check';
import type { z } from 'zod';
import { valueAt } from '@shared/cards/problem';
import { calls, type CallName } from '@shared/contract/calls';
import { makeDispatcher, MalformedCall, type Dispatcher } from '@main/hosts/shared/dispatcher';
import { hashOfArt } from '@main/services/art/art';
import { jpeg } from '@main/services/testing/pictures';
import { writeZip } from '@main/services/packs/testing/zip-writer';
import { grown } from '../grow';
import { openHouse, type House } from '../house';
import { measured, must, mustBeSaid } from '../held';
import { defineKind, type Fed } from '../kind';
import { memoryFiles, ROOT } from '../memory-files';
import { changes, mutated, pickOf, type Change } from '../mutate';
import { SET_WORDS } from './card-sets';
import { sampleRecords } from './journals';

interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly made: readonly Change[];
  /** Chooses among what earlier calls have answered. */
  readonly which: number;
}

const NAMES: readonly CallName[] = Object.keys(calls).filter((name): name is CallName => name in calls);

const SET = JSON.stringify({
  ...{ format: 'tefuda-card-set/1', id: 'garden', game: 'copytoru', kind: 'designs', name: { en: 'Garden' } },
  cards: [{ id: 'a', type: 'kirby', color: 'red', power: 3, name: { en: 'A' }, effects: [{ get: 2 }] }],
});
const PICTURE = Buffer.from(jpeg(20, 10));
const PACK = writeZip([{ name: 'set.json', content: SET.replace('garden', 'brought') }]);

/** Texts that fit somewhere in the contract, beside those that calls answer with. */
const FITTING = [
  ...[
    'garden',
    'garden/a',
    'copytoru-base',
    'copytoru-base/kirby-red-1',
    'copytoru-promo/star',
    hashOfArt(PICTURE),
  ],
  ...['a-1', 'b-2', 'human', 'greedy', 'random', 'Moon', 'evening.jsonl', 'theirs.tefuda'],
];

/** Places in an input that stand for what an earlier call has answered. */
const ANSWERED = {
  id: '0-answered-id',
  upload: 'u'.repeat(32),
  pack: 'p'.repeat(32),
  revision: 'r'.repeat(32),
  address: `/made/${'m'.repeat(32)}`,
  text: 't',
};

const WORDS: readonly string[] = [...FITTING, ...Object.values(ANSWERED), ...SET_WORDS.slice(0, 60)];

/** A call with an input grown from its schema, in which some ids stand for answered ones. */
function callOf(name: CallName): fc.Arbitrary<Call> {
  const schema: z.ZodType = calls[name].input;
  return fc.record({
    name: fc.constant(name),
    input: grown(schema, [...FITTING, ...Object.values(ANSWERED)]),
    made: changes(3),
    which: fc.noBias(fc.nat(1000)),
  });
}

const valid = (name: CallName, input: unknown): fc.Arbitrary<Call> =>
  fc.record({
    name: fc.constant(name),
    input: fc.constant(input),
    made: changes(2),
    which: fc.noBias(fc.nat(1000)),
  });

const GAMES = [
  ['copy-ability-battle', 2],
  ['easy-battle', 2],
  ['solo-battle', 1],
  ['kokopelli', 2],
] as const;

/** Calls that lead to something one after the other. */
const STORIES: readonly (readonly fc.Arbitrary<Call>[])[] = [
  ...GAMES.map(([game, seats]) => [
    valid('matches.create', {
      game,
      seats: Array.from({ length: seats }, (_, seat) => ({
        ...{ name: `S${seat}`, player: seat === 0 ? 'human' : 'random', handicap: 0 },
      })),
      options: game === 'solo-battle' ? { quest: 1 } : {},
      seed: 'fuzz',
    }),
    valid('matches.pick', { id: ANSWERED.id, number: 0, pick: ['c0'] }),
    valid('matches.hint', { id: ANSWERED.id }),
    valid('matches.pace', { id: ANSWERED.id, action: 'step' }),
  ]),
  [
    valid('uploads.begin', { name: 'theirs.tefuda', bytes: PACK.length }),
    valid('uploads.part', { upload: ANSWERED.upload, offset: 0, base64: PACK.toString('base64') }),
    valid('packs.read', { upload: ANSWERED.upload }),
    valid('packs.finish', { pack: ANSWERED.pack, as: 'copy', pictures: [] }),
  ],
  [
    valid('uploads.begin', { name: 'a.jpg', bytes: PICTURE.length }),
    valid('uploads.part', { upload: ANSWERED.upload, offset: 0, base64: PICTURE.toString('base64') }),
    fc.oneof(
      valid('art.keep', { upload: ANSWERED.upload }),
      valid('files.saveUpload', { upload: ANSWERED.upload, name: 'a.jpg' }),
    ),
  ],
  [
    valid('designs.open', { id: 'garden' }),
    valid('designs.save', {
      revision: ANSWERED.revision,
      draft: { id: 'garden', kind: 'designs', game: 'copytoru', name: { en: 'Other' }, cards: [] },
    }),
    valid('designs.backups', { id: 'garden' }),
    valid('designs.restore', { id: 'garden', sequence: 1 }),
    valid('designs.export', { id: 'garden' }),
    valid('files.saveMade', { address: ANSWERED.address, name: 'garden.tefuda' }),
    valid('designs.remove', { id: 'garden' }),
    valid('designs.putBack', { id: 'garden' }),
  ],
  [
    valid('matches.open', { id: 'a-1' }),
    valid('matches.undo', { id: 'a-1' }),
    valid('matches.redo', { id: 'a-1' }),
    valid('matches.ready', { id: 'a-1', seat: 0 }),
  ],
  [
    valid('records.export', { id: 'b-2' }),
    valid('records.import', { name: 'evening.jsonl', text: ANSWERED.text }),
    valid('records.playOn', { id: 'b-2', after: 3 }),
    valid('records.at', { id: 'b-2', after: 2, viewer: 'open' }),
  ],
];

const stories = fc.oneof(...STORIES.map((story) => fc.tuple(...story)));

const parts: fc.Arbitrary<readonly Call[]> = fc.oneof(
  { weight: 1, arbitrary: stories },
  { weight: 5, arbitrary: fc.oneof(...NAMES.map(callOf)).map((one) => [one]) },
);

/** Calls, or stories of calls, of one visit: a house is opened for them, and they go on from each other. */
const VISIT = 12;
/** Calls of a visit, on average at the least: half as many parts, and some of them are stories. */
const CALLS = 8;

/** Every call of the contract, through the real dispatcher, over a house in memory. */
export const contract = defineKind<readonly Call[]>('contract', async () => {
  const [journal = '', ...others] = sampleRecords(await openHouse());
  const running = journal.split('\n').slice(0, 8).join('\n');
  const folder = {
    'designs/garden/set.json': SET,
    'matches/a-1.jsonl': `${running}\n`,
    'records/b-2.jsonl': others.at(2) ?? '',
  };
  return {
    inputs: fc.array(parts, { minLength: 1, maxLength: VISIT, size: 'max' }).map((list) => list.flat()),
    together: CALLS,
    feed: (visit) => measured(() => feedVisit(visit, folder)),
    shown: (visit) =>
      JSON.stringify(
        visit.map(({ name, input, made }) => [name, mutated(input, made, WORDS)]),
        null,
        1,
      ),
    expected: NAMES,
  };
});

async function feedVisit(visit: readonly Call[], folder: Readonly<Record<string, string>>): Promise<Fed> {
  const system = memoryFiles();
  for (const [path, text] of Object.entries(folder)) system.put(`${ROOT}/${path}`, text);
  const house = await openHouse({ system });
  const host = {
    save: async () => ({ ok: true, value: { saved: true } }) as const,
    showFolder: async () => ({ ok: true, value: null }) as const,
  };
  const dispatch = makeDispatcher(house.services, host);
  const answered = new Map<string, string[]>();
  let [accepted, refusals] = [0, 0];
  const said: string[] = [];
  let offered: object | null = null;
  let isStill = (_path: string): boolean => true;
  for (const { name, input, made, which } of visit) {
    const meant = name === 'matches.pick' && which % 2 === 0 && offered !== null ? offered : input;
    const changed = mutated(filledIn(meant, answered, which), made, WORDS);
    const before = system.digest(isStill);
    const answer = await ask(dispatch, name, changed);
    if (answer.is === 'refused') {
      refusals += 1;
      if (answer.key !== '') mustBeSaid(answer.key, answer.values);
      if (!MAY_WRITE.test(name))
        must(system.digest(isStill) === before, `${name} was refused and wrote nothing`);
    } else {
      accepted += 1;
      said.push(name);
      if (name.startsWith('matches.')) isStill = (path) => !OF_MATCHES.test(path);
      gather(answer.value, answered);
      offered = pickIn(answer.value) ?? offered;
    }
  }
  await mustBeSound(house);
  await house.services.close();
  return { accepted, refused: refusals, said };
}

/** Where computers go on to write by themselves once a match is under way. */
const OF_MATCHES = /\/(?:matches|records)\/|\/results\.json/;

/** Refused or not, these may put away a file they found damaged or finished. */
const MAY_WRITE = /^(?:matches\.(?!create|try)|records\.(?!import)|coach\.)/;

type Answer =
  | { readonly is: 'given'; readonly value: unknown }
  | {
      readonly is: 'refused';
      readonly key: string;
      readonly values: Readonly<Record<string, string | number>>;
    };

/** Asks; whatever is thrown that does not say that the call itself was malformed is a fault. */
async function ask(dispatch: Dispatcher, name: string, input: unknown): Promise<Answer> {
  try {
    const value = await dispatch(name, input);
    if (typeof value !== 'object' || value === null || !('ok' in value) || value.ok === true) {
      return { is: 'given', value };
    }
    const refusal: unknown = Reflect.get(value, 'refusal');
    const key: unknown = typeof refusal === 'object' && refusal !== null ? Reflect.get(refusal, 'key') : null;
    must(typeof key === 'string' && refusal !== null, `the refusal of ${name} has a key`);
    return { is: 'refused', key, values: valuesOf(refusal) };
  } catch (error) {
    if (!(error instanceof MalformedCall)) throw error;
    must(error.message.length < 1000, 'what is wrong with a call is told in short');
    return { is: 'refused', key: '', values: {} };
  }
}

function valuesOf(refusal: unknown): Record<string, string | number> {
  const values: unknown =
    typeof refusal === 'object' && refusal !== null ? Reflect.get(refusal, 'values') : null;
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  }
  return found;
}

/** A pick that the match of an answer offers; null where there is none. */
function pickIn(value: unknown): object | null {
  const [id, number] = [valueAt(value, ['value', 'id']), valueAt(value, ['value', 'number'])];
  const decision = valueAt(value, ['value', 'decision']);
  const [options, min] = [valueAt(decision, ['options']), valueAt(decision, ['min'])];
  if (!Array.isArray(options)) return null;
  const ids = options.map((option: unknown) => valueAt(option, ['id']));
  return { id, number, pick: ids.slice(0, Math.max(1, Number(min))) };
}

/** Keeps ids and the like of an answer for the calls after it. */
function gather(value: unknown, answered: Map<string, string[]>): void {
  const waiting: unknown[] = [value];
  for (let at = 0; at < waiting.length && at < 300; at += 1) {
    const here = waiting[at];
    if (typeof here !== 'object' || here === null) continue;
    for (const [key, inside] of Object.entries(here)) {
      if (typeof inside === 'string' && key in ANSWERED)
        answered.set(key, [inside, ...(answered.get(key) ?? [])]);
      else waiting.push(inside);
    }
  }
}

/** An input with what earlier calls have answered in the places that stand for it. */
function filledIn(input: unknown, answered: ReadonlyMap<string, string[]>, which: number): unknown {
  let text = JSON.stringify(input) ?? 'null';
  for (const [key, stand] of Object.entries(ANSWERED)) {
    const known = pickOf((answered.get(key) ?? []).slice(0, 3), which % 3);
    if (known !== undefined) text = text.replaceAll(`"${stand}"`, JSON.stringify(known));
  }
  const filled: unknown = JSON.parse(text);
  return filled;
}

/** After whatever was asked, the lists can be asked for, and a new start finds nothing to complain about. */
async function mustBeSound({ services, system }: House): Promise<void> {
  await services.matches.closeAll();
  await services.designs.close();
  for (const own of await services.designs.list()) {
    must(own.openable, `the set ${own.id} opens in the workshop after all that was asked`);
  }
  const next = await openHouse({ system, library: services.library });
  await next.services.matches.list();
  await next.services.results.statistics();
  const told = next.notices.told.map(({ key }) => key);
  must(told.length === 0, `the next start has nothing to complain about (${told.join(', ')})`);
  await next.services.close();
}
