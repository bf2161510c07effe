import { onlyWhole } from '../hosts';
import { onlySet, printSet, takeThroughPack, type Designer } from './designing';
import { keysOf, mouse } from './hands';
import { home } from './screens';
import { QUICK } from './settings';
import { expect, test } from './test';
import { workshopIn } from './workshop';

/** What a ceremony does, chosen from everything it could do. */
const doing = ({ page, workshop }: Designer, kind: string) =>
  page.getByRole('radio', { name: workshop.say(`blocks.ceremonies.kinds.${kind}.name`), exact: true });

/** One of the cloths or things of a drawn picture. */
const shown = ({ page, workshop }: Designer, key: string) =>
  page.getByRole('radio', { name: workshop.say(`picture.${key}`), exact: true });

/** The number in the block, set to what is typed. */
async function setNumber({ page, hands, workshop }: Designer, number: number): Promise<void> {
  await hands.write(workshop.block(1).getByRole('spinbutton'), String(number));
  await page.keyboard.press('Enter');
}

/** Shows a lantern on moss-green cloth. */
async function drawLantern(designer: Designer): Promise<void> {
  const { hands, workshop } = designer;
  await hands.press(workshop.button('picture.anotherCloth').first());
  await hands.choose(shown(designer, 'cloths.moss'));
  await hands.choose(shown(designer, 'things.lantern'));
  await hands.press(workshop.button('workshop.picture.back'));
  await expect(workshop.saved()).toBeVisible();
}

/** A ceremony that begins as a printed one. */
async function beginAsFluteHost({ page, hands, workshop }: Designer, printed: string): Promise<void> {
  await hands.press(workshop.button('workshop.new.menu'));
  await hands.pick(workshop.menuItem('workshop.new.from'));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${printed}`) }));
  await expect(workshop.listed(printed)).toHaveAttribute('aria-current', 'true');
  await expect(workshop.saved()).toBeVisible();
}

/** Tries a ceremony: it is among the types of a practice match. Then goes back to it. */
async function tryInVillage({ page, hands, workshop }: Designer, card: string): Promise<void> {
  await hands.press(workshop.listed(card));
  await hands.press(workshop.button('workshop.tryIt'));
  await expect(page.locator('[data-zone="hand:0"]').getByRole('button').first()).toBeVisible({
    timeout: 20_000,
  });
  await hands.press(workshop.button('workshop.backFromTry'));
  await expect(workshop.listed(card)).toHaveAttribute('aria-current', 'true');
}

test.describe('with a mouse, in English', () => {
  test.use({ settings: QUICK });

  test('ceremonies become a set that is tried, printed, packed up, thrown away and taken back', async ({
    app,
    page,
  }) => {
    const workshop = workshopIn(page, 'en');
    const designer = { page, hands: mouse, workshop, dataFolder: app.dataFolder, save: app.save };
    await app.open();
    await home.room(page, 'Workshop').click();

    await test.step('one from nothing, whose text writes itself', async () => {
      await workshop.button('workshop.new.ceremony').click();
      await workshop.name('en').fill('Lantern Watch');
      await workshop.name('ja').fill('ランタンのばん');
      await doing(designer, 'laid').click();
      await page.getByRole('combobox', { name: /^Where/ }).click();
      await page.getByRole('option', { name: 'in any village' }).click();
      await page.getByRole('combobox', { name: /^Which card/ }).click();
      await page.getByRole('option', { name: 'Kokopelli' }).click();
      await setNumber(designer, 2);
      await expect(workshop.text('en')).toHaveText([
        '2 points for each Kokopelli others lay in any village.',
      ]);
    });

    await test.step('a number beyond its limit becomes the limit', async () => {
      await doing(designer, 'handLimit').click();
      await setNumber(designer, 40);
      await expect(workshop.text('en')).toHaveText(['You may keep 10 cards at the end of your turn.']);
    });

    await test.step('drawn anew', () => drawLantern(designer));
    await test.step('another that begins as a printed one', () => beginAsFluteHost(designer, 'Flute Host'));

    const { cards } = (await onlySet(app.dataFolder)).file;
    expect(cards).toMatchObject([
      {
        type: 'ceremony',
        name: { en: 'Lantern Watch', ja: 'ランタンのばん' },
        effect: { hears: 'hand-limit', limit: 10 },
        art: { scene: 'cloth', palette: 'moss', figure: 'lantern' },
      },
      { type: 'ceremony', effect: { hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home' } },
    ]);

    await test.step('tried, and back', () => tryInVillage(designer, 'Lantern Watch'));
    await test.step('printed', () => printSet(designer, 'My ceremonies'));
    await test.step('packed up, thrown away, and taken back as it was', () =>
      takeThroughPack(designer, 'My ceremonies'));
  });
});

test.describe('with keys alone, in Japanese', () => {
  test.use({ settings: { ...QUICK, language: 'ja' } });

  test(
    'ceremonies become a set that is tried, printed, packed up, thrown away and taken back',
    onlyWhole('with a mouse, in English'),
    async ({ app, page }) => {
      const workshop = workshopIn(page, 'ja');
      const hands = keysOf(page);
      const designer = { page, hands, workshop, dataFolder: app.dataFolder, save: app.save };
      await app.open();
      const rooms = page.getByRole('navigation', { name: workshop.say('home.rooms') });
      await hands.press(rooms.getByRole('link', { name: workshop.say('app.rooms.workshop') }));
      await hands.press(workshop.button('workshop.new.ceremony'));

      await test.step('one from nothing, whose text writes itself', async () => {
        await expect(workshop.name('ja')).toBeFocused();
        await page.keyboard.insertText('ランタンのばん');
        await hands.write(workshop.name('en'), 'Lantern Watch');
        await hands.choose(doing(designer, 'completeAt'));
        await setNumber(designer, 2);
        await expect(workshop.text('en')).toHaveText([
          'Ceremonies in your village are complete with 2 cards.',
        ]);
      });

      await test.step('drawn anew', () => drawLantern(designer));
      await test.step('another that begins as a printed one', () =>
        beginAsFluteHost(designer, 'ふえのおでむかえ'));

      const { cards } = (await onlySet(app.dataFolder)).file;
      expect(cards).toMatchObject([
        {
          name: { en: 'Lantern Watch', ja: 'ランタンのばん' },
          effect: { hears: 'stack-size', complete: 2 },
          art: { scene: 'cloth', palette: 'moss', figure: 'lantern' },
        },
        { name: { en: 'Flute Host' } },
      ]);

      const set = workshop.say('workshop.given.newCeremonies');
      await test.step('tried, and back', () => tryInVillage(designer, 'ランタンのばん'));
      await test.step('printed', () => printSet(designer, set));
      await test.step('packed up, thrown away, and taken back as it was', () =>
        takeThroughPack(designer, set));
    },
  );
});
