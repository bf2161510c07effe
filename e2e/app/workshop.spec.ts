import { onlyWhole } from '../hosts';
import { askWhetherFair, designEnemy, onlySet, printSet, takeThroughPack, tryAtTable } from './designing';
import { keysOf, mouse, tabTo } from './hands';
import { home } from './screens';
import { QUICK } from './settings';
import { expect, test } from './test';
import { paintedPicture, workshopIn } from './workshop';

test.describe('with a mouse, in English', () => {
  test.use({ settings: QUICK });
  test('two blank cards become a set that is tried, printed, packed up, thrown away and taken back', async ({
    app,
    page,
  }) => {
    const workshop = workshopIn(page, 'en');
    const designer = { page, hands: mouse, workshop, dataFolder: app.dataFolder, save: app.save };
    await app.open();
    await home.room(page, 'Workshop').click();

    await test.step('a Kirby card, whose text writes itself', async () => {
      await workshop.button('workshop.new.kirby').click();
      await workshop.name('en').fill('Scatter Burst');
      await workshop.name('ja').fill('ばらまきバースト');
      await workshop.color('red').click();
      await workshop.addStep('targets').click();
      await expect(workshop.text('en')).toHaveText(['Choose up to 1 more enemy']);
      await expect(workshop.text('ja')).toHaveText(['ねらえる敵＋１']);

      await page.getByRole('combobox', { name: /^What it follows/ }).click();
      await page.getByRole('option', { name: 'per card discarded' }).click();
      await expect(page.getByText('No card can have been discarded before this step.')).toBeVisible();
      await page.getByRole('button', { name: 'Add before it: discard 1' }).click();
      await expect(page.getByText('No card can have been discarded before this step.')).toHaveCount(0);
      await workshop
        .block(1)
        .getByRole('button', { name: /^More: At most/ })
        .click();
      await workshop
        .block(1)
        .getByRole('button', { name: /^More: At most/ })
        .click();
      await expect(workshop.text('en')).toHaveText([
        'Discard up to 3 hand cards',
        'Targets +1 for each card discarded',
      ]);
      await expect(workshop.text('ja')).toHaveText([
        '手札を３まいまで すててよい',
        'すてたカード１まいにつき ねらえる敵＋１',
      ]);
    });

    await test.step('its steps in another order, and back', async () => {
      const grip = await workshop.handle(2).boundingBox();
      const first = await workshop.block(1).boundingBox();
      if (grip === null || first === null) throw new Error('there are no two blocks');
      await page.mouse.move(grip.x + grip.width / 2, grip.y + 20);
      await page.mouse.down();
      await page.mouse.move(grip.x + grip.width / 2, grip.y - 10, { steps: 3 });
      await page.mouse.move(grip.x + grip.width / 2, first.y - 30, { steps: 6 });
      await page.mouse.up();
      await expect(workshop.text('en').first()).toContainText('Targets +1');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(workshop.text('en').first()).toContainText('Discard up to 3');
    });

    await test.step('a picture of one’s own, moved under the frame', async () => {
      await workshop.button('workshop.picture.own').click();
      const chosen = page.waitForEvent('filechooser');
      await workshop.button('picture.drop.choose').click();
      const buffer = await paintedPicture(page, 1600, 800);
      await (await chosen).setFiles({ name: 'mine.png', mimeType: 'image/png', buffer });
      const box = await workshop.frame().boundingBox();
      if (box === null) throw new Error('there is no frame');
      await page.mouse.move(box.x + 60, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 60, { steps: 4 });
      await page.mouse.up();
      await page.mouse.wheel(0, -300);
      await workshop.button('workshop.picture.back').click();
    });

    await test.step('an enemy with a drawn scene', () =>
      designEnemy(designer, { en: 'Puddle Otter', ja: 'みずたまり かわうそ', life: 4, scene: 'ruins' }));

    const { cards } = (await onlySet(app.dataFolder)).file;
    expect(cards.map(({ name }) => name)).toEqual([
      { en: 'Scatter Burst', ja: 'ばらまきバースト' },
      { en: 'Puddle Otter', ja: 'みずたまり かわうそ' },
    ]);
    expect(cards[0]?.effects).toEqual([{ discardHand: { upTo: 3 } }, { targets: { per: 'discarded' } }]);
    expect(cards[0]?.art).toMatchObject({ file: expect.stringMatching(/^[0-9a-f]{64}$/), crop: {} });
    expect(cards[1]?.art).toMatchObject({ scene: 'ruins' });

    await test.step('is it fair?', () => askWhetherFair(designer, 'Scatter Burst'));
    await test.step('tried at a table, and back', () => tryAtTable(designer, 'Scatter Burst'));
    await test.step('printed', () => printSet(designer, 'My designs'));
    await test.step('packed up, thrown away, and taken back as it was', () =>
      takeThroughPack(designer, 'My designs'));
    await workshop.listed('Scatter Burst').click();
    await expect(workshop.text('en')).toHaveText([
      'Discard up to 3 hand cards',
      'Targets +1 for each card discarded',
    ]);
  });
});

test.describe('with keys alone, in Japanese', () => {
  test.use({ settings: { ...QUICK, language: 'ja' } });

  test(
    'two blank cards become a set that is tried, printed, packed up, thrown away and taken back',
    onlyWhole('with a mouse, in English'),
    async ({ app, page }) => {
      const workshop = workshopIn(page, 'ja');
      const hands = keysOf(page);
      const designer = { page, hands, workshop, dataFolder: app.dataFolder, save: app.save };
      await app.open();
      const rooms = page.getByRole('navigation', { name: workshop.say('home.rooms') });
      await hands.press(rooms.getByRole('link', { name: workshop.say('app.rooms.workshop') }));
      await hands.press(workshop.button('workshop.new.kirby'));

      await test.step('its names', async () => {
        // The name in the language of the interface is ready to be typed over.
        await expect(workshop.name('ja')).toBeFocused();
        await page.keyboard.insertText('つむじかぜ');
        await hands.write(workshop.name('en'), 'Whirl');
      });

      await test.step('its steps', async () => {
        for (const kind of ['power', 'boost', 'action']) {
          await hands.press(workshop.addStep(kind));
        }
        await expect(workshop.text('ja')).toHaveText([
          'パワー＋１',
          'このターン パワー＋１',
          'もう１回 行動できる',
        ]);
      });

      await test.step('carried to another place', async () => {
        await tabTo(page, workshop.handle(3));
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Space');
        await expect(workshop.handle(1)).toBeFocused();
        await expect(workshop.text('ja').first()).toHaveText('もう１回 行動できる');
        await page.keyboard.press('Alt+ArrowDown');
        await expect(workshop.text('en')).toHaveText(['Power +1', 'One more action', 'Power +1 this turn']);
        await expect(workshop.handle(2)).toBeFocused();
      });

      await test.step('a number, typed', async () => {
        const amount = workshop.block(1).getByRole('spinbutton');
        await tabTo(page, amount);
        await page.keyboard.type('4');
        await page.keyboard.press('Enter');
        await expect(workshop.text('ja').first()).toHaveText('パワー＋４');
      });

      await test.step('a picture, pasted and moved', async () => {
        await app.copyPicture(await paintedPicture(page, 600, 900));
        await hands.press(workshop.button('workshop.picture.own'));
        await expect(page.getByRole('radio', { name: workshop.say('picture.ways.own') })).toBeChecked();
        await page.keyboard.press('ControlOrMeta+v');
        await workshop.frame().waitFor();
        await tabTo(page, workshop.frame());
        await page.keyboard.press('+');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Escape');
      });

      await test.step('an enemy with a drawn scene', () =>
        designEnemy(designer, { en: 'Puddle Otter', ja: 'みずたまり かわうそ', life: 4, scene: 'ruins' }));

      const { cards } = (await onlySet(app.dataFolder)).file;
      expect(cards.map(({ name }) => name)).toEqual([
        { ja: 'つむじかぜ', en: 'Whirl' },
        { ja: 'みずたまり かわうそ', en: 'Puddle Otter' },
      ]);
      expect(cards[0]?.effects).toEqual([{ power: 4 }, { action: 1 }, { boost: 1 }]);
      expect(cards[0]?.art).toMatchObject({ file: expect.stringMatching(/^[0-9a-f]{64}$/), crop: {} });
      expect(cards[1]?.art).toMatchObject({ scene: 'ruins' });

      const set = workshop.say('workshop.given.newSet');
      await test.step('is it fair?', () => askWhetherFair(designer, 'みずたまり かわうそ'));
      await test.step('tried at a table, and back', () => tryAtTable(designer, 'つむじかぜ'));
      await test.step('printed', () => printSet(designer, set));
      await test.step('packed up, thrown away, and taken back as it was', () =>
        takeThroughPack(designer, set));
      await hands.press(workshop.listed('つむじかぜ'));
      await expect(workshop.text('ja')).toHaveText([
        'パワー＋４',
        'もう１回 行動できる',
        'このターン パワー＋１',
      ]);
    },
  );
});
