import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { fuses, readFuses } from '../../packaging/fuses';
import { printChange } from '../../src-shared/contract/printing';
import { layOut, readArchive } from './asar';
import { dryRun, type DryRun } from './dry-run';
import { PackedProgram } from './packed-program';

const root = join(import.meta.dirname, '../..');
/** Bytes. Half of it is typefaces: three whole ones for paper, and the slices for the screen. */
const CEILING = 26_000_000;

/** What a built module imports; text in comments and strings does not begin a line with `import` or stand in `import(`. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/^import (?:[^'"\n]* from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm)].map(
    ([, bound, called]) => bound ?? called ?? '',
  );

const createdMatch = z.object({ ok: z.literal(true), value: z.object({ id: z.string() }) });
const printedFile = printChange.extend({
  print: z.object({ state: z.literal('done'), file: z.object({ address: z.string() }) }),
});

// One dry run serves them all.
test.describe.configure({ mode: 'default' });
let folder: string;
let run: DryRun;
let archive: ReadonlyMap<string, Buffer | null>;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tefuda-packaging-'));
  run = await dryRun(root, folder);
  archive = await readArchive(join(run.linux, 'resources/app.asar'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('electron-builder accepts the configuration and would hand out two kinds of files a platform', () => {
  expect(run.targets).toEqual({
    linux: ['appImage', 'deb'],
    mac: ['dmg', 'zip'],
    windows: ['nsis', 'portable'],
  });
  expect(run.icons).toEqual({
    mac: join(root, 'packaging/icons/icon.icns'),
    windows: join(root, 'packaging/icons/icon.ico'),
  });
});

test('the packed programs have the fuses of the release', async () => {
  const wanted = Object.fromEntries(fuses.map(({ name, release }) => [name, release]));
  expect(await readFuses(join(run.linux, 'tefuda'))).toEqual(wanted);
  expect(await readFuses(run.mac)).toEqual(wanted);
});

test('macOS is told what belongs to the program, and the digest of its archive', async () => {
  const info = await readFile(join(run.mac, 'Contents/Info.plist'), 'utf8');
  expect(info).toContain('<string>app.tefuda.desktop</string>');
  expect(info).toMatch(/<key>CFBundleTypeExtensions<\/key>\s*<array>\s*<string>tefuda<\/string>/);
  expect(info).toMatch(/<key>Resources\/app.asar<\/key>\s*<dict>\s*<key>algorithm<\/key>\s*<string>SHA256</);
});

test('of Chromium, only the languages of the program are packed', async () => {
  expect((await readdir(join(run.linux, 'locales'))).sort()).toEqual(['en-US.pak', 'ja.pak']);
});

test('the archive holds the built program, the shipped sets and two packages, nothing else', () => {
  const kinds = new Set(
    [...archive.keys()].map((path) =>
      path
        .replace(/^(cardsets\/[^/]+)\/.*/, '$1')
        .replace(/^(node_modules\/(@[^/]+\/)?[^/]+)\/.*/, '$1')
        .replace(/^out\/renderer\/assets\/.*\.(\w+)$/, 'out/renderer/assets/*.$1')
        .replace(/^out\/main\/chunks\/.*\.js$/, 'out/main/chunks/*.js'),
    ),
  );
  expect([...kinds].sort()).toEqual([
    'LICENSE',
    'cardsets/copytoru-base',
    'cardsets/copytoru-promo',
    'cardsets/kokopelli-base',
    'node_modules/@expo-google-fonts/m-plus-rounded-1c',
    'node_modules/piscina',
    'out/licences.txt',
    'out/main/chunks/*.js',
    'out/main/electron.js',
    'out/main/worker.js',
    'out/preload/preload.cjs',
    'out/renderer/assets/*.css',
    'out/renderer/assets/*.js',
    'out/renderer/assets/*.svg',
    'out/renderer/assets/*.woff2',
    'out/renderer/index.html',
    'package.json',
  ]);
});

test('no source, test or map of a source is packed, and nothing lies beside the archive', async () => {
  const odd = [...archive].filter(
    ([path, bytes]) =>
      bytes === null || /\.(ts|vue|map|md)$|\.(test|spec)\.|(^|\/)(src|test|e2e)[^/]*\//.test(path),
  );
  expect(odd.map(([path]) => path)).toEqual([]);
  expect(await readdir(join(run.linux, 'resources'))).toEqual(['app.asar']);
});

test('the archive is no larger than it must be', () => {
  const bytes = [...archive.values()].reduce((sum, file) => sum + (file?.length ?? 0), 0);
  test.info().annotations.push({ type: 'size', description: `${archive.size} files, ${bytes} bytes` });
  expect(bytes).toBeLessThan(CEILING);
});

test('everything the packed main process imports is packed with it', () => {
  const packed = [...archive.keys()].flatMap(
    (path) => /^node_modules\/((@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  const known = new Set(['electron', ...builtinModules, ...packed]);
  const missing = [...archive]
    .filter(([path]) => path.startsWith('out/main/'))
    .flatMap(([path, bytes]) =>
      importsOf(String(bytes))
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('the packed program starts far from its sources, opens a pack, thinks in a thread, and prints', async () => {
  const app = join(folder, 'app.asar');
  const data = join(folder, 'data');
  await mkdir(data);
  await layOut(archive, app);
  await writeFile(join(data, 'clicked.tefuda'), 'a pack');
  const program = new PackedProgram(app, data, ['clicked.tefuda']);
  const clicked = program.event('packs.handed', z.null());
  try {
    await program.opened();
    expect(await program.call('app.info', null)).toMatchObject({
      host: 'electron',
      dataFolder: data,
      notices: [],
    });
    const handed = [{ name: 'clicked.tefuda', bytes: 6, address: expect.any(String) }];
    await clicked;
    expect(await program.call('packs.handed', null)).toEqual(handed);
    const { cards } = z
      .object({ cards: z.record(z.string(), z.unknown()) })
      .parse(await program.call('library.get', null));
    expect(Object.keys(cards).length).toBeGreaterThan(100);
    expect(await program.fetch('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });

    const seats = ['Aki', 'Mio'].map((name) => ({ name, player: 'human', handicap: 0 }));
    const match = { game: 'copy-ability-battle', seats, options: { first: 0 }, seed: 'packed' };
    const created = createdMatch.parse(await program.call('matches.create', match));
    await program.call('matches.ready', { id: created.value.id, seat: 0 });
    const hint = await program.call('matches.hint', { id: created.value.id });
    expect(hint).toMatchObject({ ok: true, value: { pick: expect.any(Array) } });

    const printed = program.event('print.changed', printedFile);
    await program.call('print.start', {
      cards: [{ card: Object.keys(cards)[0], copies: 1 }],
      paper: 'a4',
      layout: 'edge',
      cutMarks: true,
      backs: 'none',
      language: 'ja',
    });
    expect(await program.fetch((await printed).print.file.address)).toMatchObject({
      status: 200,
      begins: expect.stringContaining('%PDF-'),
    });
    expect(await program.quit()).toBe(0);
  } finally {
    await program.kill();
  }
});
