import fc from 'fast-check';
import { ART_SIDE } from '@shared/contract/pictures';
import type { ProblemCode } from '@shared/cards/problem';
import type { PackReading } from '@shared/contract/pictures';
import { jpeg, png } from '@main/services/testing/pictures';
import { hashOfArt } from '@main/services/art/art';
import type { ZipEntry } from '@main/services/packs/testing/zip-writer';
import { openHouse, upload, type House } from '../house';
import { measured, must, mustBeSaid, mustBeTold, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { memoryFiles, ROOT } from '../memory-files';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';
import { mutatedZip } from '../mutate-zip';
import { grownSets, SET_WORDS, shippedSamples } from './card-sets';

interface Input {
  readonly document: unknown;
  readonly made: readonly Change[];
  readonly entries: readonly Change[];
  readonly bytes: readonly Change[];
  /** Handed over as a bare set file. */
  readonly bare: boolean;
}

const picture = jpeg(30, 20);
const HASH = hashOfArt(picture);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect/></svg>';

const extras = (): ZipEntry[] => [
  { name: 'art/', content: '' },
  { name: `art/${HASH}.jpg`, content: Buffer.from(picture), method: 0 },
  { name: 'art/x.png', content: Buffer.from(png(12, 9)) },
  { name: 'art/x.webp', content: SVG },
  { name: 'art/絵 1.jpg', content: Buffer.from(jpeg(ART_SIDE, 9)) },
  { name: 'readme.txt', content: 'hello' },
];

const NAMES = [
  ...[
    '../../x',
    '/etc/passwd',
    'C:/x.png',
    'a\\b.png',
    'art/x.png\0.txt',
    'ART/X.PNG',
    'set.json',
    'SET.JSON',
  ],
  ...[
    'inner/set.json',
    '__proto__',
    'constructor',
    '',
    '.',
    'art/./x.png',
    'a'.repeat(400),
    'art/\u202Egnp.exe',
  ],
];

const MINE = JSON.stringify({
  ...{
    format: 'tefuda-card-set/1',
    id: 'mine',
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Mine' },
    cards: [],
  },
});

function bytesOf({ document, made, entries, bytes, bare }: Input): Uint8Array<ArrayBuffer> {
  const set = Buffer.from(JSON.stringify(mutated(document, made, SET_WORDS)) ?? 'null');
  if (bare) return mutatedBytes(set, bytes);
  const list = [{ name: 'set.json', content: set }, ...extras()];
  return mutatedBytes(mutatedZip(list, entries, NAMES), bytes);
}

const EXPECTED: readonly ProblemCode[] = [
  ...(['pack-not-zip', 'pack-damaged', 'pack-encrypted', 'pack-too-big', 'pack-without-set'] as const),
  ...(['pack-unsafe-name', 'pack-same-name', 'pack-link', 'pack-compression', 'pack-file-damaged'] as const),
  ...(['pack-set-too-deep', 'pack-set-too-big', 'picture-too-big', 'picture-unknown', 'not-text'] as const),
  ...(['pack-too-many-entries', 'missing-picture', 'card-not-played', 'not-json', 'bad-id'] as const),
];

/** Packs: zips of a set and its pictures, and bare set files. */
export const packs = defineKind<Input>('packs', () => {
  const documents = [...shippedSamples(), ...withOwnPictures()];
  const few = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: changes(2) });
  return {
    inputs: fc.record({
      document: fc.oneof(fc.constantFrom(...documents), grownSets()),
      made: few,
      entries: changes(3),
      bytes: few,
      bare: fc.oneof(
        { weight: 7, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    feed: (input) => {
      const bytes = bytesOf(input);
      return measured(() => feedPack(bytes, input.bare ? 'set.json' : 'theirs.tefuda'), bytes.length);
    },
    shown: bytesOf,
    expected: EXPECTED,
  };
});

/** Sets whose cards show pictures of the pack. */
function withOwnPictures(): unknown[] {
  const card = (id: string, file: string): object => ({
    ...{ id, type: 'kirby', color: 'red', power: 3, name: { en: id }, art: { file }, effects: [{ get: 2 }] },
  });
  const files = ['art/x.png', 'art/x.webp', `art/${HASH}.jpg`, 'art/絵 1.jpg', HASH];
  return ['theirs', 'con', 'mine'].map((id) => ({
    ...{ format: 'tefuda-card-set/1', id, game: 'copytoru', kind: 'designs', name: { en: 'Theirs' } },
    cards: files.map((file, index) => card(`c-${index}`, file)),
  }));
}

/** Packs differ by a number drawn at random: it stands in the addresses too. */
const plain = ({ pack, ...reading }: PackReading): string => JSON.stringify(reading).replaceAll(pack, '');

async function feedPack(bytes: Uint8Array, name: string): Promise<Fed> {
  const house = await openSmallHouse();
  const { packs: service, designs } = house.services;
  const before = house.system.digest();
  const read = await service.read(upload(house, name, bytes));
  const again = await service.read(upload(house, name, bytes));
  must(read.ok && again.ok, 'a file that has arrived is looked through');
  must(same(plain(read.value), plain(again.value)), 'a pack is looked through the same way twice');
  must(house.system.digest() === before, 'looking through a pack writes nothing');
  service.cancel(again.value.pack);
  mustBeTold(read.value.problems);
  const { pack, set, pictures } = read.value;
  const fates = pictures.map((one) => ({ name: one.name, art: one.kept }));
  if (set === null) {
    for (const as of ['itself', 'replacing'] as const) {
      must(!(await service.finish({ pack, as, pictures: fates })).ok, 'a set with errors comes in by no way');
    }
  }
  const done = await service.finish({ pack, as: 'copy', pictures: fates });
  must(done.ok === (set !== null), 'a set comes in unless an error keeps it out');
  if (done.ok) {
    const listed = (await designs.list()).find(({ id }) => id === done.value.id);
    must(listed !== undefined, 'a set that came in is listed');
    const errors = listed.problems.filter(({ severity }) => severity === 'error');
    must(
      errors.length === 0,
      `a set that came in is whole (${errors.map(({ code, path }) => `${code} ${path}`).join()})`,
    );
    must(listed.openable, 'a set that came in opens in the workshop');
    const out = await designs.export(done.value.id);
    must(out.ok, 'a set that came in goes out again');
  } else {
    mustBeSaid(done.refusal.key, done.refusal.values);
    must(house.system.digest() === before, 'a refused pack has changed nothing on disk');
  }
  await house.services.close();
  const said = read.value.problems.map(({ code }) => code);
  return { accepted: done.ok ? 1 : 0, refused: done.ok ? 0 : 1, said };
}

/** A house with one set of one's own, so that there is something to lose. */
function openSmallHouse(): Promise<House> {
  const system = memoryFiles();
  system.put(`${ROOT}/designs/mine/set.json`, MINE);
  return openHouse({ system, shipped: `${ROOT}/none` });
}
