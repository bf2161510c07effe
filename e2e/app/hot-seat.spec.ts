import type { MatchView, PlayerName } from '../../src-shared/contract/view';
import { onlyWeb, onlyWhole } from '../hosts';
import { firstFrames, keepFirstFrames, viewsSentTo, type Painted } from './frames';
import { answerWithMouse } from './playing';
import { end, startProposed, table } from './screens';
import { lastEasy, lastTime } from './settings';
import { expect, test } from './test';
import { Truth } from './truth';

/** Everything a view says of cards, by their numbers in the match: cards it tells, places where they lie. */
function instancesTold(view: MatchView): Set<number> {
  const lying = Object.values(view.zones).flatMap(({ cards }) => cards.filter((card) => card !== null));
  return new Set([...Object.keys(view.cards).map(Number), ...lying]);
}

/** Names that may be read by whoever is at the screen: of cards they see, and of those the log speaks of. */
function openIds(view: MatchView): Set<string> {
  const spoken = view.log.flatMap(({ card, cards }) => [...(card ? [card] : []), ...(cards ?? [])]);
  return new Set([...Object.values(view.cards), ...spoken.map(({ id }) => id)]);
}

/**
 * What a painted frame gives away of the hands of those who are not at the screen. Once the match is over,
 * what everybody has seen may lie open.
 */
function givenAway(frame: Painted, view: MatchView, truth: Truth): readonly string[] {
  const shown = new Set([...frame.html.matchAll(/data-instance="(\d+)"/g)].map(([, card]) => Number(card)));
  const open = openIds(view);
  const hidden = new Set(truth.hidden(view.number, view.viewer).map(({ instance }) => instance));
  return truth.hands(view.number, view.viewer).flatMap(({ instance, id, name }) => {
    const named = hidden.has(instance) && !open.has(id) && frame.html.includes(name);
    const lies = shown.has(instance) && (view.result === null || hidden.has(instance));
    return [...(lies ? [`card ${instance}`] : []), ...(named ? [name] : [])];
  });
}

const people = (count: number): readonly PlayerName[] => Array.from({ length: count }, () => 'human');

const forWeb = onlyWeb('reads the web host’s socket');

/** The matches that are watched; one of them always, the others in the whole run. */
const MATCHES = [
  { game: 'Copy Ability Battle', settings: lastTime(people(2), 2), seats: 2, most: Infinity, always: false },
  { game: 'Copy Ability Battle', settings: lastTime(people(3), 1), seats: 3, most: Infinity, always: true },
  { game: 'Easy Battle', settings: lastEasy(people(3)), seats: 3, most: 8, always: false },
] as const;

for (const { game, settings, seats, most, always } of MATCHES) {
  test.describe(`${seats} people at one screen, in ${game}`, () => {
    // Cards in flight must give nothing away either, so they do fly here.
    test.use({ settings: { ...settings, motion: 'fast' } });

    // What is sent is read off the web host's socket.
    test(
      'situation 10: see nothing of each other’s hands, in no frame and in nothing that is sent',
      always ? forWeb : { annotation: [forWeb.annotation, onlyWhole('three people').annotation] },
      async ({ app, page }) => {
        test.slow();
        const views = viewsSentTo(page);
        await keepFirstFrames(page);
        await app.open('/new-match');
        await startProposed(page, 'curtains');

        await test.step('and no key gets past the curtain', async () => {
          while (await table.curtain(page).isHidden()) await answerWithMouse(page);
          await table.ready(page).click();
          await expect(table.curtain(page)).toBeHidden();
          while (await table.curtain(page).isHidden()) await answerWithMouse(page);
          const number = await table.number(page);
          await expect(table.ready(page)).toBeFocused();
          for (const key of ['u', 'r', 'h', 'i', 'l', '?', 'Escape', 'ArrowUp', 'End', '1', 'Tab', 'Tab']) {
            await page.keyboard.press(key);
          }
          await expect(table.curtain(page)).toBeVisible();
          await expect(page.getByRole('dialog')).toHaveCount(0);
          expect(await table.number(page)).toBe(number);
          await expect(table.hand(page).locator('[data-instance]')).toHaveCount(0);
          await table.ready(page).focus();
          await page.keyboard.press('Space');
          await expect(table.curtain(page)).toBeHidden();
        });

        const journal = await app.journal();
        const handOvers = (): Set<number> =>
          new Set(views.filter(({ curtain }) => curtain !== null).map(({ number }) => number));
        let over = false;
        while (!over && handOvers().size < most) over = !(await answerWithMouse(page));
        const truth = await Truth.of(journal, app.dataFolder);

        const leaks = views.flatMap((view) => {
          const told = instancesTold(view);
          const hidden = truth.hidden(view.number, view.viewer).map(({ instance }) => instance);
          return hidden.filter((card) => told.has(card)).map((card) => `${view.number}: ${card}`);
        });
        expect(leaks, 'cards sent that nobody there may know').toEqual([]);

        const frames = await firstFrames(page);
        expect(handOvers().size).toBeGreaterThanOrEqual(Math.min(most, seats));
        for (const number of handOvers()) {
          const first = frames.find((frame) => frame.number === number);
          expect(first?.curtain, `the curtain in the first frame of decision ${number}`).toBe(true);
        }
        for (const frame of frames) {
          const view = views.findLast(
            ({ number, curtain }) => number === frame.number && (curtain !== null) === frame.curtain,
          );
          if (view === undefined) throw new Error(`Nothing was sent for decision ${frame.number}.`);
          expect(givenAway(frame, view, truth), `decision ${frame.number}`).toEqual([]);
        }
        if (most === Infinity) await expect(end.result(page)).toBeVisible();
      },
    );
  });
}
