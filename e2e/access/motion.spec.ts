import type { Page } from '@playwright/test';
import { answerWithMouse } from '../app/playing';
import { startProposed, table } from '../app/screens';
import { lastTime } from '../app/settings';
import { expect, test } from '../app/test';
import { calm, goTo } from './stage';

/** Notes everything that moves on the page, from its first frame on: what, and for how many milliseconds. */
const watchMotion = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Reflect.set(globalThis, 'moved', moved);
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {};
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        const properties = new Set(frames.flatMap((frame) => Object.keys(frame)));
        const named = ['offset', 'computedOffset', 'easing', 'composite'];
        const changed = [...properties].filter((name) => !named.includes(name));
        // Two things are left: a fade, and a change of colour, neither longer than 120 ms.
        const still = changed.every((name) =>
          /^(opacity|.*[cC]olor|background.*|boxShadow|filter)$/.test(name),
        );
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        if (Number(endTime ?? 0) > 120 || iterations === Infinity || (!still && Number(endTime ?? 0) > 0)) {
          moved.add(`${target?.className.toString()}: ${changed.join(', ')}, ${endTime} ms`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: unknown = Reflect.get(globalThis, 'moved');
    return found instanceof Set ? [...found].map(String) : ['nothing was watched'];
  });

const ROOMS = [
  '/quests',
  '/records',
  '/statistics',
  '/rules',
  '/collection?card=copytoru-base/yellow-5',
  '/workshop',
  '/guide',
  '/settings',
  '/',
] as const;

test.describe('a system that asks for less motion', () => {
  test.use({ settings: { ...lastTime(['human', 'greedy'], 1), motion: 'normal' } });

  test('sees nothing travel and nothing fade for longer than 120 ms, in any room, a deal and a whole match', async ({
    app,
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchMotion(page);
    await app.open();
    for (const room of ROOMS) {
      await goTo(page, room);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await calm(page);
      expect.soft(await moved(page), room).toEqual([]);
    }
    await startProposed(page, 'calm');
    await table.legal(page).first().waitFor();
    expect.soft(await moved(page), 'a deal').toEqual([]);
    while (await answerWithMouse(page));
    await page.waitForURL(/end\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moved(page), 'a match').toEqual([]);
  });
});
