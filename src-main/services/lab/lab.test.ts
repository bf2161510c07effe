import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labState, type LabState } from '@shared/contract/lab';
import { makeLab, type Moments } from '@shared/lab';
import { findAppFolder } from '../app-folder';
import { nodeFiles } from '../file-system';
import { Files } from '../files';
import { LibraryService } from '../library';
import { Notices } from '../notices';
import { Publisher } from '../publisher';
import { testFolder } from '../testing/folder';
import { refusalOf, valueOf } from '../testing/playing';
import { LabService, type LabInput } from './lab';

const kirby = (more: object = {}): object => ({
  id: 'splash',
  type: 'kirby',
  color: 'blue',
  power: 5,
  ability: 'ice',
  name: { en: 'Splash' },
  effects: [{ targets: 1 }],
  ...more,
});
const parade = (effect: object): object => ({
  id: 'parade',
  type: 'ceremony',
  name: { en: 'Parade' },
  effect,
});
const setText = (cards: readonly object[], game: string): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id: 'pond',
    game,
    kind: 'designs',
    name: { en: 'Pond' },
    cards,
  });
const CARD = 'pond/splash';

/** Milliseconds in which the slowest machine has played a few pairs. */
const ENOUGH = 15_000;

/** Plays six pairs, three at a time, where the test is. */
const quick: LabInput['measure'] = async ({ measurement, onPart, signal }) => {
  const lab = makeLab(measurement.house, measurement.subject, measurement.seed);
  for (const to of [3, 6]) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted === true) return null;
    onPart?.(lab.play(0, to));
  }
  return lab.play(0, 6);
};
/** Goes on until it is stopped. */
const endless: LabInput['measure'] = ({ signal }) =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(null)));
const failing: LabInput['measure'] = () => Promise.reject(new Error('no thread'));

interface Opened {
  readonly lab: LabService;
  readonly told: LabState[];
  readonly write: (cards: readonly object[], game?: string) => Promise<void>;
  readonly ended: (card?: string) => Promise<LabState>;
}

async function open(folder: string, measure: LabInput['measure']): Promise<Opened> {
  const publisher = new Publisher();
  const told: LabState[] = [];
  publisher.subscribe(({ name, payload }) => {
    if (name === 'lab.changed') told.push(payload.lab);
  });
  const library = new LibraryService({
    shipped: findAppFolder(import.meta.url).cardsets,
    designs: join(folder, 'designs'),
    system: nodeFiles,
    notices: new Notices(publisher),
  });
  await library.load();
  let now = 0;
  const files = new Files(nodeFiles, () => Promise.resolve());
  const lab = new LabService({ folder, files, library, publisher, measure, now: () => (now += 1000) });
  return {
    lab,
    told,
    write: async (cards, game = 'copytoru') => {
      await mkdir(join(folder, 'designs', 'pond'), { recursive: true });
      await writeFile(join(folder, 'designs', 'pond', 'set.json'), setText(cards, game));
      await library.reload('us');
    },
    ended: async (card = CARD) => {
      await expect
        .poll(async () => valueOf(await lab.get(card)).state, { timeout: ENOUGH })
        .not.toBe('running');
      return valueOf(await lab.get(card));
    },
  };
}

async function opened(measure: LabInput['measure']): Promise<Opened & { readonly folder: string }> {
  const folder = await testFolder();
  const all = await open(folder, measure);
  await all.write([kirby()]);
  return { ...all, folder };
}

describe('measuring a design', () => {
  it('goes on in the background, is told part by part, and is there at once ever after', async () => {
    const { lab, told, ended, folder } = await opened(quick);
    expect(valueOf(await lab.get(CARD))).toEqual({ state: 'none' });
    expect(valueOf(await lab.start(CARD))).toMatchObject({ state: 'running', report: { done: 0, rank: 5 } });
    const done = await ended();
    expect(done).toMatchObject({ state: 'done', stale: false, report: { card: CARD, done: 6 } });
    expect(told.map((state) => (state.state === 'running' ? state.report.done : state.state))).toEqual([
      3,
      6,
      'done',
    ]);
    const later = await open(folder, failing);
    expect(valueOf(await later.lab.get(CARD))).toMatchObject({
      state: 'done',
      stale: false,
      report: { done: 6 },
    });
    expect(valueOf(await later.lab.start(CARD))).toMatchObject({ state: 'done' });
  });

  it('is stale once the card plays in another way, and no longer when it is as before', async () => {
    const { lab, write, ended } = await opened(quick);
    valueOf(await lab.start(CARD));
    await ended();
    await write([kirby({ name: { en: 'Renamed' }, flavor: { en: 'Wet.' } })]);
    expect(valueOf(await lab.get(CARD))).toMatchObject({ state: 'done', stale: false });
    await write([kirby({ power: 6 })]);
    expect(valueOf(await lab.get(CARD))).toMatchObject({ state: 'done', stale: true, report: { rank: 5 } });
    expect(valueOf(await lab.start(CARD))).toMatchObject({ state: 'running', report: { rank: 6 } });
    expect(await ended()).toMatchObject({ state: 'done', stale: false, report: { rank: 6 } });
    await write([kirby()]);
    expect(valueOf(await lab.get(CARD))).toMatchObject({ state: 'done', stale: false, report: { rank: 5 } });
  });

  it('measures a ceremony in its own game, and is stale once it does something else', async () => {
    const { lab, write, ended, folder } = await opened(quick);
    await write([parade({ hears: 'draw', cards: 2 })], 'kokopelli');
    const card = 'pond/parade';
    expect(valueOf(await lab.start(card))).toMatchObject({ state: 'running', report: { rank: 0 } });
    const done = await ended(card);
    expect(done).toMatchObject({ state: 'done', stale: false, report: { type: 'ceremony', done: 6 } });
    expect(labState.parse(done)).toEqual(done);
    const later = await open(folder, failing);
    expect(valueOf(await later.lab.get(card))).toEqual(done);
    await write([parade({ hears: 'draw', cards: 3 })], 'kokopelli');
    expect(valueOf(await lab.get(card))).toMatchObject({ state: 'done', stale: true });
  });

  it('does not measure a Kokopelli, which does nothing of its own', async () => {
    const { lab } = await opened(quick);
    expect(refusalOf(await lab.start('kokopelli-base/kokopelli'))).toBe('lab.refusals.no-card');
  });

  it('stops at once, also while it waits for another, and keeps nothing', async () => {
    const { lab, write, told, ended, folder } = await opened(endless);
    await write([kirby(), kirby({ id: 'other', power: 3 })]);
    valueOf(await lab.start(CARD));
    expect(valueOf(await lab.start('pond/other'))).toMatchObject({ state: 'running', report: { done: 0 } });
    await lab.cancel('pond/other');
    expect(await ended('pond/other')).toEqual({ state: 'cancelled' });
    expect(valueOf(await lab.get(CARD)).state).toBe('running');
    await lab.close();
    expect(told).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
    await expect(readFile(join(folder, 'lab.json'))).rejects.toThrow('ENOENT');
    expect(valueOf(await lab.start(CARD)).state).toBe('running');
    await lab.close();
  });

  it('keeps what had been counted when it is stopped, says when the card is another by now, and begins anew', async () => {
    /** Tells three pairs, then goes on until it is stopped. */
    const slow: LabInput['measure'] = async (options) => {
      const { house, subject, seed } = options.measurement;
      options.onPart?.(makeLab(house, subject, seed).play(0, 3));
      return endless(options);
    };
    const { lab, write, told } = await opened(slow);
    valueOf(await lab.start(CARD));
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).not.toHaveProperty('stale');
    await lab.cancel(CARD);
    expect(told[1]).toMatchObject({ state: 'cancelled', report: { done: 3, of: 20_000 } });
    expect(valueOf(await lab.get(CARD))).toEqual(told[1]);
    valueOf(await lab.start(CARD));
    await expect.poll(() => told.length).toBe(3);
    await write([kirby({ power: 6 })]);
    expect(valueOf(await lab.get(CARD))).toMatchObject({
      state: 'running',
      stale: true,
      report: { rank: 5, done: 3 },
    });
    expect(valueOf(await lab.start(CARD))).toMatchObject({ state: 'running', report: { rank: 6 } });
    expect(told[3]).toMatchObject({ state: 'cancelled', stale: true, report: { rank: 5, done: 3 } });
    await expect.poll(() => told.length).toBe(5);
    await lab.close();
    await write([kirby({ power: 7 })]);
    expect(valueOf(await lab.get(CARD))).toMatchObject({
      state: 'cancelled',
      stale: true,
      report: { rank: 6 },
    });
  });

  it('says in words that it failed, and can be begun again', async () => {
    const { lab, ended } = await opened(failing);
    valueOf(await lab.start(CARD));
    expect(await ended()).toEqual({ state: 'failed', reason: { key: 'lab.refusals.failed' } });
    expect(valueOf(await lab.start(CARD)).state).toBe('running');
    await ended();
  });

  it('is refused for a set with mistakes and for a card that is gone', async () => {
    const { lab, write } = await opened(quick);
    expect(refusalOf(await lab.start('pond/nobody'))).toBe('lab.refusals.no-card');
    expect(refusalOf(await lab.start('lake/splash'))).toBe('lab.refusals.no-card');
    await write([kirby({ power: 60 })]);
    expect(refusalOf(await lab.start(CARD))).toBe('lab.refusals.problems');
    expect(refusalOf(await lab.get(CARD))).toBe('lab.refusals.problems');
  });

  it('is known from a file that says once for all how everything was measured', async () => {
    const { lab, ended, folder } = await opened(quick);
    valueOf(await lab.start(CARD));
    const done = await ended();
    const path = join(folder, 'lab.json');
    const text = await readFile(path, 'utf8');
    const [named = ''] = /"digest":"[^"]*",?/.exec(text) ?? [];
    const before = text.replace(named, '').replace(',}', '}');
    await writeFile(path, before.replace('"measurements"', `${named.replace(',', '')},"measurements"`));
    const later = await open(folder, failing);
    expect(valueOf(await later.lab.get(CARD))).toEqual(done);
  });

  it.each([
    ['half of a file', (text: string) => text.slice(0, 40)],
    ['other rules', (text: string) => text.replace(/"digest":"...../, '"digest":"other')],
  ])('does not count what was kept with %s', async (_, spoilt) => {
    const { lab, ended, folder } = await opened(quick);
    valueOf(await lab.start(CARD));
    await ended();
    const path = join(folder, 'lab.json');
    await writeFile(path, spoilt(await readFile(path, 'utf8')));
    const later = await open(folder, quick);
    expect(valueOf(await later.lab.get(CARD))).toEqual({ state: 'none' });
  });

  it('leaves alone what a newer version kept', async () => {
    const { lab, ended, folder } = await opened(quick);
    const newer = '{"format":"tefuda-lab/2"}';
    await writeFile(join(folder, 'lab.json'), newer);
    valueOf(await lab.start(CARD));
    const found: LabState = await ended();
    expect(found.state).toBe('done');
    expect(await readFile(join(folder, 'lab.json'), 'utf8')).toBe(newer);
  });
});

it('what was measured adds up to the same wherever it is read', async () => {
  const sums: Moments[] = [];
  const keeping: LabInput['measure'] = async (options) => {
    const found = await quick(options);
    if (found !== null) sums.push(found);
    return found;
  };
  for (let run = 0; run < 2; run += 1) {
    const { lab, ended } = await opened(keeping);
    valueOf(await lab.start(CARD));
    await ended();
  }
  expect(sums[0]).toEqual(sums[1]);
});
