import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CopytoruCard } from '@shared/abilities';
import { printChange, type PrintJob, type PrintState } from '@shared/contract/printing';
import type { MadeSheets } from '@main/workers/printing/sheets-task';
import { MadeFiles } from '../made/made-files';
import { Publisher } from '../publisher';
import { testFolder } from '../testing/folder';
import { PrintService } from './printing';
import { sheetsInThread, type MakeSheets, type SheetsWanted } from './printing-thread';

const card = (id: string, art?: CopytoruCard['art']): CopytoruCard => ({
  id,
  type: 'enemy',
  copies: 1,
  color: 'red',
  life: 1,
  points: 2,
  name: { en: `The ${id}`, ja: `ザ ${id}` },
  ...(art !== undefined && { art }),
});
const set = {
  id: 'mine',
  game: 'copytoru',
  kind: 'designs',
  name: { en: 'My cards' },
  cards: [card('moth'), card('toad', { file: 'a'.repeat(64) })],
  variants: [{ id: 'moth-at-night', of: 'mine/moth', name: { en: 'Night moth' } }],
} as const;

const job = (part: Partial<PrintJob> = {}): PrintJob => ({
  cards: [{ card: 'mine/moth', copies: 2 }],
  paper: 'a4',
  layout: 'edge',
  cutMarks: true,
  backs: 'none',
  language: 'en',
  ...part,
});
const made: MadeSheets = { bytes: new Uint8Array([1, 2, 3]), pages: 1, warnings: [] };

/** A service that makes its sheets this way, and all that it tells. */
function serviceThat(makeSheets: MakeSheets) {
  const publisher = new Publisher();
  const files = new MadeFiles();
  const told: { id: string; print: PrintState }[] = [];
  const waiting: { id: string; state: PrintState['state']; resolve: () => void }[] = [];
  publisher.subscribe(({ name, payload }) => {
    if (name !== 'print.changed') return;
    const change = printChange.parse(payload);
    told.push(change);
    for (const { id, state, resolve } of waiting)
      if (id === change.id && state === change.print.state) resolve();
  });
  const service = new PrintService({
    library: { set: (id) => (id === 'mine' ? { set, shipped: false, text: '' } : null) },
    art: { fileOf: async (hash) => (hash === 'a'.repeat(64) ? '/art/a.jpg' : null) },
    made: files,
    publisher,
    makeSheets,
    fonts: () => ({ 500: '500.ttf', 700: '700.ttf', 800: '800.ttf' }),
    printedNames: () => false,
  });
  const begin = (wanted: PrintJob): string => {
    const started = service.start(wanted);
    if (!started.ok) throw new Error(started.refusal.key);
    return started.value.id;
  };
  const until = (id: string, state: PrintState['state']): Promise<void> =>
    told.some((change) => change.id === id && change.print.state === state)
      ? Promise.resolve()
      : new Promise((resolve) => waiting.push({ id, state, resolve }));
  return { service, files, told, begin, until };
}

/** Makes sheets that are never ready, and gives up when it is told to. */
const endless: MakeSheets = (_, __, signal) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('given up'));
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });

describe('printing', () => {
  it('tells how far it is and where the sheets are', async () => {
    const { begin, until, told, files } = serviceThat(async (_, progress) => {
      progress({ done: 1, of: 2 });
      return { ...made, warnings: [{ kind: 'picture', card: 'Toad', file: 'x' }] };
    });
    const id = begin(job());
    await until(id, 'done');
    expect(told[0]).toEqual({ id, print: { state: 'running', done: 1, of: 2 } });
    const done = told.at(-1)?.print;
    if (done?.state !== 'done') throw new Error('Not done.');
    expect(done).toMatchObject({
      pages: 1,
      warnings: [{ key: 'printing.warnings.picture', values: { card: 'Toad' } }],
    });
    expect(done.file).toMatchObject({ name: 'The moth.pdf', bytes: 3 });
    expect(files.find(done.file.address)?.bytes).toEqual(made.bytes);
  });

  it('sends cards, looks and the files of pictures', async () => {
    const wanted: SheetsWanted[] = [];
    const { begin, until } = serviceThat(async (sheets) => {
      wanted.push(sheets);
      return made;
    });
    const cards = [
      { card: 'mine/moth', copies: 2, variant: 'mine/moth-at-night' },
      { card: 'mine/toad', copies: 1 },
    ];
    await until(begin(job({ cards, language: 'ja' })), 'done');
    expect(wanted[0]?.pictures).toEqual({ ['a'.repeat(64)]: '/art/a.jpg' });
    expect(wanted[0]?.sheets).toMatchObject({
      title: 'My cards',
      language: 'ja',
      cards: [
        { card: { id: 'moth' }, variant: { id: 'moth-at-night' }, copies: 2 },
        { card: { id: 'toad' }, copies: 1 },
      ],
    });
  });

  it.each([
    [{ cards: [{ card: 'mine/nobody', copies: 1 }] }, 'unknown-card'],
    [{ cards: [{ card: 'theirs/moth', copies: 1 }] }, 'unknown-card'],
    [{ cards: [{ card: 'mine/moth', copies: 1, variant: 'mine/none' }] }, 'unknown-look'],
    [{ cards: [{ card: 'mine/toad', copies: 1, variant: 'mine/moth-at-night' }] }, 'unknown-look'],
  ])('is refused with a reason: %j', (part, code) => {
    const { service } = serviceThat(async () => made);
    expect(service.start(job(part))).toMatchObject({
      ok: false,
      refusal: { key: `printing.refusals.${code}` },
    });
  });

  it('takes 2,000 cards, copies counted, and says how many are too many', () => {
    const { service } = serviceThat(endless);
    const many = Array.from({ length: 20 }, () => ({ card: 'mine/moth', copies: 99 }));
    const cards = [...many, { card: 'mine/moth', copies: 20 }];
    expect(service.start(job({ cards }))).toMatchObject({ ok: true });
    expect(service.start(job({ cards: [...cards, { card: 'mine/moth', copies: 1 }] }))).toEqual({
      ok: false,
      refusal: { key: 'printing.refusals.too-many', values: { count: 2001, most: 2000 } },
    });
    return service.close();
  });

  it('does one job after the other, and goes on after one that failed', async () => {
    let running = 0;
    let most = 0;
    const { begin, until } = serviceThat(async ({ sheets }) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (sheets.language === 'ja') throw new Error('The thread died.');
      return made;
    });
    const [first, second, third] = [begin(job()), begin(job({ language: 'ja' })), begin(job())];
    await Promise.all([until(first, 'done'), until(second, 'failed'), until(third, 'done')]);
    expect(most).toBe(1);
  });
});

describe('printing that is cancelled', () => {
  it('ends, tells so once, and keeps nothing', async () => {
    const { service, begin, until, told, files } = serviceThat(endless);
    const [id, next] = [begin(job()), begin(job())];
    service.cancel(next);
    service.cancel(id);
    service.cancel('nobody');
    await Promise.all([until(id, 'cancelled'), until(next, 'cancelled')]);
    service.cancel(id);
    expect(told.map(({ print }) => print.state)).toEqual(['cancelled', 'cancelled']);
    expect(files.find('/made/0')).toBeNull();
  });

  it('keeps nothing although it was ready in that moment', async () => {
    const { service, begin, until, told } = serviceThat(async () => {
      service.cancel(id);
      return made;
    });
    const id = begin(job());
    await until(id, 'cancelled');
    expect(told.map(({ print }) => print.state)).toEqual(['cancelled']);
  });

  it('does not hold up the end of the program', async () => {
    const { service, begin, told } = serviceThat(endless);
    begin(job());
    begin(job());
    await service.close();
    expect(told.map(({ print }) => print.state)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('the thread that makes sheets', () => {
  const workerThat = async (body: string): Promise<string> => {
    const path = join(await testFolder(), 'worker.mjs');
    await writeFile(path, `export async function print({ sheets, port }) { ${body} }`);
    return path;
  };
  const wanted: SheetsWanted = {
    sheets: {
      title: 'Sheets',
      cards: [],
      choices: { paper: 'a4', layout: 'edge', cutMarks: true, backs: 'none' },
      language: 'en',
      printedNames: false,
      fonts: { 500: '', 700: '', 800: '' },
    },
    pictures: {},
  };

  it('gives what it made, and tells of its progress before', async () => {
    const worker = await workerThat(
      `port.postMessage({ done: 1, of: 2 });
       await new Promise((resolve) => setTimeout(resolve, 30));
       return { bytes: new Uint8Array([7]), pages: 1, warnings: [], title: sheets.title };`,
    );
    const told: unknown[] = [];
    const answer = await sheetsInThread(worker)(
      wanted,
      (progress) => told.push(progress),
      new AbortController().signal,
    );
    expect(answer).toMatchObject({ bytes: new Uint8Array([7]), title: 'Sheets' });
    expect(told).toEqual([{ done: 1, of: 2 }]);
  });

  it('is ended at once when its sheets are no longer wanted, and when it dies', async () => {
    const given = new AbortController();
    const endlessly = sheetsInThread(await workerThat('for (;;);'))(wanted, () => undefined, given.signal);
    setTimeout(() => given.abort(), 50);
    await expect(endlessly).rejects.toThrow();
    const dying = sheetsInThread(await workerThat('process.exit(1);'));
    await expect(dying(wanted, () => undefined, new AbortController().signal)).rejects.toThrow();
  });
});
