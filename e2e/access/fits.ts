import { expect, type Page } from '@playwright/test';
import { settle } from './stage';
import { INTERACTIVE } from './structure';

/** A window, and how large the letters are in percent of their own size. */
interface Fitting {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

export const USUAL = { width: 1280, height: 800 } as const;
export const SMALL = { width: 1024, height: 700 } as const;

const FITTINGS: readonly Fitting[] = [
  { name: '200 % zoom', width: 640, height: 400, text: 100 },
  { name: 'a small window', ...SMALL, text: 100 },
  { name: 'the largest text', ...USUAL, text: 160 },
];

/** By how much the page scrolls sideways, and what cannot be brought into sight. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate((interactive) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
    for (const element of document.querySelectorAll(interactive)) {
      // Names of cards in a line that ends in dots: the log tells the whole of it.
      const rests = element.closest('[inert], [aria-hidden="true"], [data-word]') !== null;
      if (rests || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // A field hidden behind its own drawing has no size to speak of.
      if (width < 4 || height < 4) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // What is larger than the window is in sight when it fills it.
      const inside = (at: number, size: number, room: number): boolean =>
        (at >= 0 && at <= room) || size > room;
      if (inside(x, width, innerWidth) && inside(y, height, innerHeight)) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      found.push(
        `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${name.trim().slice(0, 40)}” at ${Math.round(x)}, ${Math.round(y)}`,
      );
    }
    // What came into sight only by moving what nobody can scroll is out of reach for a pointer.
    for (const element of document.querySelectorAll('#app *')) {
      const { scrollLeft, scrollTop } = element;
      if (scrollLeft === 0 && scrollTop === 0) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const stuck =
        (overflowX === 'hidden' && scrollLeft !== 0) || (overflowY === 'hidden' && scrollTop !== 0);
      // Whoever looks next finds the page as it was.
      element.scrollTo(0, 0);
      if (!stuck) continue;
      found.push(
        `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} holds more than it shows: ${scrollLeft}, ${scrollTop}`,
      );
    }
    return found;
  }, INTERACTIVE);

const softly = expect.configure({ soft: true });

/**
 * At every size everything can be brought into sight, and the page itself does not scroll sideways. What is there
 * only in a small window is looked at only there; without a host no letters are made larger.
 */
export async function expectFits(
  page: Page,
  screen: string,
  { small = false, text: larger = true } = {},
): Promise<void> {
  const usual = small ? SMALL : USUAL;
  for (const { name, width, height, text } of FITTINGS) {
    if (width > usual.width || (text !== 100 && !larger)) continue;
    await page.setViewportSize({ width, height });
    if (text !== 100) await settle(page, { textSize: text });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // The guide's bubble finds its new place within half a second.
    await softly
      .poll(() => lost(page), { message: `${screen}, ${name}: what is out of reach`, timeout: 2000 })
      .toEqual([]);
    if (text !== 100) await settle(page, { textSize: 100 });
  }
  await page.setViewportSize(usual);
}
