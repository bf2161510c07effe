import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const words = (en: string, ja: string): { en: string; ja: string } => ({ en, ja });
const longest = (word: string): string => word.repeat(300).slice(0, 300);

/** Cards that need the most room: a full ability with conditions, the longest words, mistakes with ways out. */
const CARDS = [
  {
    ...{ id: 'six-steps', type: 'kirby', color: 'red', power: 7, ability: 'fire' },
    name: words('Six Steps', 'むつの ステップ'),
    effects: [
      { discardHand: { upTo: 2 } },
      {
        power: { per: 'defeated', color: 'red', times: 2, plus: 1 },
        if: { defeated: 'red', atLeast: 2 },
      },
      { discardEnemies: { upTo: 2 }, if: { discarded: 1 } },
      { refill: 'enemies', to: 'full' },
      { keepOne: 'kirby' },
      { getUntil: 5 },
    ],
  },
  {
    ...{ id: 'long', type: 'kirby', color: 'blue', power: 4, effects: [{ targets: 2 }] },
    name: words(longest('on and on '), longest('どこまでも ')),
    flavor: words(longest('word upon word '), longest('ことばに ことば ')),
    field: words(longest('far away '), longest('とおい ところ ')),
  },
  {
    ...{ id: 'wrong', type: 'kirby', color: 'yellow', power: 4 },
    name: words('Nothing to count', 'かぞえる ものがない'),
    effects: [{ power: { per: 'discarded' } }, { boost: 0 }],
  },
] as const;

/** Puts a set with such cards into a data folder, and one whose file nobody could take up. */
export async function laySets(dataFolder: string): Promise<void> {
  const lay = async (id: string, cards: unknown): Promise<void> => {
    const set = {
      ...{ format: 'tefuda-card-set/1', id, game: 'copytoru', kind: 'designs' },
      ...{ name: words('All kinds', 'いろいろ'), cards },
    };
    await mkdir(join(dataFolder, 'designs', id), { recursive: true });
    await writeFile(join(dataFolder, 'designs', id, 'set.json'), JSON.stringify(set));
  };
  await lay('all-kinds', CARDS);
  await lay('mistaken', [
    { id: 'pink', type: 'kirby', color: 'pink', power: 99, name: words('Pink', 'ピンク') },
  ]);
}
