import { putBegun, putFinished } from '../app/finished';
import { laySets } from '../app/laid-out-sets';
import { QUICK, writeDesigns } from '../app/settings';
import { expect, test } from '../app/test';
import { isWhole, onlyWhole } from '../hosts';
import { expectNothingFound } from './axe';
import { expectFits } from './fits';
import { expectWalk } from './keys';
import { calm, wear, type Look } from './stage';
import { expectStructure } from './structure';
import {
  beginning,
  collecting,
  designing,
  playing,
  reading,
  rooms,
  villages,
  type LookAt,
  type Tour,
} from './tours';

/*
 * Every screen, looked at by axe, walked through with Tab, and made small. `npm test` has time for each room once;
 * with TEFUDA_E2E=whole, everything that can be opened in them is looked at as well. axe looks at each screen in the
 * light theme in English by all its rules, and in the dark one in Japanese by those whose answer may change with
 * colours and words; in the whole run in all four ways by all rules. Tab, names and targets do not change
 * with the theme: they are looked at in the light one in English. Making every window small takes longest: outside
 * the whole run e2e/app/looks.spec.ts makes Home, New match and the table small.
 */
const LOOKS: readonly Look[] = [
  ['light', 'en'],
  ['dark', 'ja'],
  ...(isWhole
    ? ([
        ['dark', 'en'],
        ['light', 'ja'],
      ] as const)
    : []),
];
const USUAL: Look = ['light', 'en'];

/** Puts matches and sets into a data folder before it is opened. */
type Laid = (dataFolder: string) => Promise<void>;

const matches: Laid = async (folder) => {
  const greedy = (seats: number): string => Array.from({ length: seats }, () => 'greedy').join(',');
  await putFinished(folder, 'easy', ['--game', 'easy-battle', '--seats', greedy(3)]);
  await putFinished(folder, 'festival', ['--game', 'kokopelli', '--seats', greedy(3)]);
  await putFinished(folder, 'quest', ['--game', 'solo-battle', '--seats', greedy(1)]);
  const garden = { seed: 'in the garden', picks: 4 };
  await putBegun(folder, garden, 1, ['--game', 'easy-battle', '--seats', greedy(2)]);
  const hill = { seed: 'on the hill', picks: 4 };
  await putBegun(folder, hill, 1, ['--game', 'solo-battle', '--seats', greedy(1), '--quest', '1']);
};

const LANTERN = {
  ...{ format: 'tefuda-card-set/1', id: 'my-ceremonies', game: 'kokopelli', kind: 'designs' },
  name: { en: 'My ceremonies', ja: 'わたしの ぎしき' },
  cards: [
    {
      ...{ id: 'lantern', type: 'ceremony', name: { en: 'Lantern Watch', ja: 'ランタンのばん' } },
      effect: { hears: 'hand-limit', limit: 10 },
    },
  ],
};
const sets: Laid = async (folder) => {
  await laySets(folder);
  await writeDesigns(folder, 'my-ceremonies', LANTERN);
};
/** A match of computers with a few picks left, which they make while somebody looks on. */
const nearlyOver: Laid = (folder) =>
  putBegun(folder, { seed: 'nearly over', picks: -8 }, 0, [
    ...['--game', 'kokopelli', '--seats', 'greedy,greedy'],
  ]);
const nothing: Laid = () => Promise.resolve();

const matchesAndSets: Laid = async (folder) => {
  await matches(folder);
  await sets(folder);
};

const EVERY_ROOM = 'every room';
const TOURS: Readonly<Record<string, readonly [Tour, Laid]>> = {
  [EVERY_ROOM]: [rooms, matchesAndSets],
  'Home and the rooms to read in': [reading, matches],
  'rooms with nothing in them, and New match': [beginning, nothing],
  'the table': [playing, nothing],
  'villages and the guide': [villages, nearlyOver],
  'the collection': [collecting, nothing],
  'the workshop': [designing, sets],
};

test.use({ settings: QUICK });

for (const [name, [tour, lay]] of Object.entries(TOURS)) {
  test(
    `${name}: axe finds nothing, Tab leads to everything, everything has a name and fits`,
    name === EVERY_ROOM ? {} : onlyWhole('every room once'),
    async ({ app, page }) => {
      // One long walk through many screens, on machines with more to do than this.
      test.setTimeout(600_000);
      if (lay === nothing) await app.open();
      else {
        await app.end('stop');
        await lay(app.dataFolder);
        await app.startAgain();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const look: LookAt = async (screen, about = {}) => {
        for (const [nth, look] of LOOKS.entries()) {
          await wear(page, look);
          await calm(page);
          await expectNothingFound(page, `${screen} (${look.join(', ')})`, nth > 0 && !isWhole);
        }
        await wear(page, USUAL);
        await expectStructure(page, screen, about);
        if (about.menu === true) return;
        await expectWalk(page, screen);
        if (isWhole) await expectFits(page, screen, about);
      };
      await tour(page, look, app);
    },
  );
}
