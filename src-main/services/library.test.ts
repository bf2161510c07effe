import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAppFolder } from './app-folder';
import type { FileSystem } from './file-system';
import { LibraryService } from './library';
import { Notices } from './notices';
import { Publisher } from './publisher';
import { faultyFiles } from './testing/faulty-files';
import { testFolder } from './testing/folder';

const { cardsets } = findAppFolder(import.meta.url);

interface Opened {
  readonly library: LibraryService;
  readonly left: () => unknown[];
}

async function open(designs: string, system: FileSystem = faultyFiles([])): Promise<Opened> {
  const notices = new Notices(new Publisher());
  const library = new LibraryService({ shipped: cardsets, designs, system, notices });
  await library.load();
  return { library, left: () => notices.told.map(({ key, values }) => [key, values?.['file']]) };
}

async function put(designs: string, folder: string, text: string): Promise<void> {
  await mkdir(join(designs, folder), { recursive: true });
  await writeFile(join(designs, folder, 'set.json'), text);
}

const design = (id: string): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id,
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Mine' },
    cards: [{ id: 'one', type: 'kirby', color: 'red', power: 4, name: { en: 'One' }, effects: [{ get: 2 }] }],
  });

/** Sets that ship with the program. */
const SHIPPED = 3;

describe('the library', () => {
  it('holds both boxes and the promo looks', async () => {
    const { library, left } = await open(await testFolder());
    const { sets, cards, problems } = library.snapshot();
    expect(sets.map(({ id, shipped }) => [id, shipped])).toEqual([
      ['copytoru-base', true],
      ['copytoru-promo', true],
      ['kokopelli-base', true],
    ]);
    const { kirby, enemy, number, rules, blank } = sets[0]?.counts ?? {};
    expect({ kirby, enemy, number, rules, blank }).toEqual({
      kirby: 54,
      enemy: 48,
      number: 4,
      rules: 2,
      blank: 4,
    });
    expect(sets[1]?.counts['variants']).toBe(8);
    // Three of each ceremony and six wild cards are one player's deck of the whole box.
    expect(sets[2]?.counts).toMatchObject({ ceremony: 48, kokopelli: 6 });
    expect(new Set(Object.keys(cards).map((ref) => ref.split('/')[0]))).toEqual(
      new Set(['copytoru-base', 'kokopelli-base']),
    );
    expect(problems).toEqual([]);
    expect(left()).toEqual([]);
  });

  it('takes designs in, and leaves out with a reason what has mistakes', async () => {
    const designs = await testFolder();
    await put(designs, 'good', design('good'));
    await put(designs, 'half', design('half').slice(0, 80));
    await put(designs, 'taken', design('copytoru-base'));
    await put(designs, 'newer', design('newer').replace('card-set/1', 'card-set/2'));
    await mkdir(join(designs, 'empty'));
    await put(designs, '.hidden', 'x');
    await writeFile(join(designs, 'readme.txt'), 'x');
    const { library, left } = await open(designs);
    const { sets, cards, problems } = library.snapshot();
    expect(sets.map(({ id, shipped }) => [id, shipped])).toContainEqual(['good', false]);
    expect(sets).toHaveLength(SHIPPED + 1);
    expect(cards['good/one']).toMatchObject({ power: 4 });
    expect(library.set('copytoru-base')?.shipped).toBe(true);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['half/set.json', 'not-json'],
      ['newer/set.json', 'format-newer'],
      ['taken/set.json', 'set-id-taken'],
    ]);
    expect(left()).toEqual([
      ['main.notices.set-left-out', 'half/set.json'],
      ['main.notices.set-newer', 'newer/set.json'],
      ['main.notices.set-left-out', 'taken/set.json'],
    ]);
    expect(await readFile(join(designs, 'newer', 'set.json'), 'utf8')).toContain('card-set/2');
  });

  it('goes on without a file the disk does not give', async () => {
    const designs = await testFolder();
    await put(designs, 'bad', design('bad'));
    const system = faultyFiles([{ method: 'read', code: 'EIO', times: 1, ending: 'bad/set.json' }]);
    const { library } = await open(designs, system);
    const { sets, problems } = library.snapshot();
    expect(sets).toHaveLength(SHIPPED);
    expect(problems).toMatchObject([{ file: 'bad/set.json', code: 'unreadable-file' }]);
  });

  it('reads own sets again when asked, says what changed once, and tells only of what others did', async () => {
    const designs = await testFolder();
    await put(designs, 'good', design('good'));
    const publisher = new Publisher();
    const changes: string[][] = [];
    publisher.subscribe((event) => {
      if (event.name === 'library.changed')
        changes.push(event.payload.sets.map(({ id }) => id).slice(SHIPPED));
    });
    const notices = new Notices(publisher);
    const input = { shipped: cardsets, designs, system: faultyFiles([]), notices, publisher };
    const library = new LibraryService(input);
    await library.load();
    await library.reload('others');
    expect(changes).toEqual([]);
    await put(designs, 'new', design('new'));
    // Two at once are read one after the other.
    await Promise.all([library.reload('others'), library.reload('others')]);
    expect(changes).toEqual([['good', 'new']]);
    await put(designs, 'new', '{"half');
    await library.reload('us');
    expect(notices.told).toEqual([]);
    await put(designs, 'good', '{"half too');
    await library.reload('others');
    expect(notices.told).toEqual([{ key: 'main.notices.set-left-out', values: { file: 'good/set.json' } }]);
    expect(changes).toEqual([['good', 'new'], ['good'], []]);
  });

  it('warns of pictures that are not at hand, until they are', async () => {
    const designs = await testFolder();
    const hash = 'c'.repeat(64);
    const pictures = new Set<string>();
    await put(designs, 'mine', design('mine').replace('"power"', `"art":{"file":"${hash}"},"power"`));
    const notices = new Notices(new Publisher());
    const library = new LibraryService({
      ...{ shipped: cardsets, designs, system: faultyFiles([]), notices },
      pictures: () => Promise.resolve(pictures),
    });
    await library.load();
    expect(library.own()).toMatchObject([
      { id: 'mine', problems: [{ code: 'missing-picture', severity: 'warning', path: 'cards[0].art.file' }] },
    ]);
    expect(library.set('mine')).not.toBeNull();
    pictures.add(hash);
    await library.reload('others');
    expect(library.own()).toMatchObject([{ id: 'mine', problems: [] }]);
  });
});
