import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAppFolder } from '../app-folder';
import { nodeFiles } from '../file-system';
import { LibraryService } from '../library';
import { Notices } from '../notices';
import { Publisher } from '../publisher';
import { testFolder } from '../testing/folder';
import { playToEnd, refusalOf, valueOf } from '../testing/playing';
import { openTestMatches, type TestMatches } from '../testing/services';
import { tryDesign } from './try-design';

const designs = (more: object = {}): string =>
  JSON.stringify({
    format: 'tefuda-card-set/1',
    id: 'pond',
    game: 'copytoru',
    kind: 'designs',
    name: { en: 'Pond' },
    cards: [
      {
        id: 'splash',
        type: 'kirby',
        color: 'blue',
        power: 5,
        ability: 'ice',
        name: { en: 'Splash' },
        effects: [{ targets: 1 }],
      },
      {
        id: 'toad',
        type: 'enemy',
        color: 'green',
        life: 6,
        points: 6,
        ability: 'sword',
        name: { en: 'Toad' },
        ...more,
      },
    ],
  });

async function open(
  text: string,
): Promise<{ test: TestMatches; folder: string; begin: (card: string) => ReturnType<typeof tryDesign> }> {
  const folder = await testFolder();
  await mkdir(join(folder, 'designs', 'pond'), { recursive: true });
  await writeFile(join(folder, 'designs', 'pond', 'set.json'), text);
  const library = new LibraryService({
    shipped: findAppFolder(import.meta.url).cardsets,
    designs: join(folder, 'designs'),
    system: nodeFiles,
    notices: new Notices(new Publisher()),
  });
  await library.load();
  const test = await openTestMatches({ folder });
  const names = (): readonly [string, string] => ['Mika', 'Kite'];
  return { test, folder, begin: (card) => tryDesign({ library, matches: test.matches, names }, card) };
}

describe('a match to try a design', () => {
  it('begins with a Kirby card in the hand of the person, whose turn it is, and is practice', async () => {
    const { test, begin } = await open(designs());
    const view = valueOf(await begin('pond/splash'));
    const hand = view.zones['hand:0']?.cards.map((card) => (card === null ? null : view.cards[card]));
    expect(hand).toEqual([...[3, 4, 5].map((power) => `copytoru-base/normal-${power}`), 'pond/splash']);
    expect(view.decision).toMatchObject({ seat: 0, kind: 'play' });
    expect(view.decision?.options.map(({ id }) => id)).toContain('c102');
    expect(view.seats.map(({ name, player }) => [name, player])).toEqual([
      ['Mika', 'human'],
      ['Kite', 'greedy'],
    ]);
    expect(view.practice).toBe(true);
    expect((await test.matches.list())[0]?.practice).toBe(true);
    await test.matches.closeAll();
  });

  it('begins with an enemy on the table', async () => {
    const { test, begin } = await open(designs());
    const view = valueOf(await begin('pond/toad'));
    const enemies = view.zones['table:enemy']?.cards.map((card) => (card === null ? null : view.cards[card]));
    expect(enemies).toHaveLength(5);
    expect(enemies?.[0]).toBe('pond/toad');
    await test.matches.closeAll();
  });

  it('replays from its record alone, whatever became of the design', async () => {
    const { test, folder, begin } = await open(designs());
    const { id } = valueOf(await begin('pond/splash'));
    await playToEnd(test, id);
    await test.matches.closeAll();
    await writeFile(join(folder, 'designs', 'pond', 'set.json'), '{}');
    const later = await openTestMatches({ folder });
    expect(valueOf(await later.matches.open(id)).result?.reason).toBe('rounds');
    const [header = ''] = (await readFile(join(folder, 'records', `${id}.jsonl`), 'utf8')).split('\n');
    expect(JSON.parse(header)).toMatchObject({
      options: { opening: 'pond/splash', first: 0 },
      practice: true,
    });
    await later.matches.closeAll();
  });

  it('is practice also where its record does not say so', async () => {
    const { test, folder, begin } = await open(designs());
    const { id } = valueOf(await begin('pond/splash'));
    await playToEnd(test, id);
    await test.matches.closeAll();
    const path = join(folder, 'records', `${id}.jsonl`);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(',"practice":true');
    const other = await openTestMatches({ folder: await testFolder() });
    const brought = valueOf(await other.records.import('a.jsonl', text.replace(',"practice":true', '')));
    expect(valueOf(await other.matches.open(brought.id)).practice).toBe(true);
    expect(await other.matches.list()).toMatchObject([{ practice: true }]);
    await other.matches.closeAll();
  });

  it('is refused in words where a set has mistakes, or the card is gone', async () => {
    const { begin, test } = await open(designs({ life: 60 }));
    expect(refusalOf(await begin('pond/splash'))).toBe('lab.refusals.try-problems');
    expect(refusalOf(await begin('lake/splash'))).toBe('lab.refusals.no-card');
    const sound = await open(designs());
    expect(refusalOf(await sound.begin('pond/nobody'))).toBe('lab.refusals.no-card');
    expect(await test.matches.list()).toEqual([]);
  });
});
