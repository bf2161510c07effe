import { expect, type Page } from '@playwright/test';
import { INTERACTIVE } from './structure';

/** What somebody without a mouse met on their way through a screen. */
interface Walk {
  /** In the order in which Tab came to them. */
  readonly reached: readonly string[];
  /** What Tab should not have come to: it lies under a dialog, or nothing can be done with it. */
  readonly outside: readonly string[];
  readonly twice: readonly string[];
  readonly missed: readonly string[];
  readonly backwards: readonly string[];
  readonly unseen: readonly string[];
}

/** Begins to note where the focus goes, and how it looks there. */
const watch = (page: Page) =>
  page.evaluateHandle((interactive) => {
    const there = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null;
    type Rgb = readonly [number, number, number, number];
    const rgb = (color: string): Rgb => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (pen === null) return [0, 0, 0, 0];
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const light = ([r, g, b]: Rgb): number => {
      const part = (value: number): number => {
        const one = value / 255;
        return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const contrast = (one: Rgb, other: Rgb): number => {
      const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** What the element stands on: the nearest ground behind it that lets nothing through. */
    const ground = (element: Element): Rgb => {
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        const color = rgb(getComputedStyle(up).backgroundColor);
        if (color[3] > 0.95) return color;
      }
      return [255, 255, 255, 1];
    };
    /** A radio may be hidden, its ring drawn around what is seen of it. */
    const drawn = (element: Element): Element[] => {
      const around = element.closest('label');
      const beside = element.nextElementSibling;
      const parent = element.parentElement;
      const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      const picture = active?.firstElementChild ?? null;
      return [element, around, beside, parent, active, picture].filter((found) => found !== null);
    };
    /** The styles a ring may be drawn by: an element's own, or those of what is painted before or after it. */
    const styles = (part: Element): CSSStyleDeclaration[] =>
      [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo));
    const looks = (element: Element): string =>
      drawn(element)
        .flatMap(styles)
        .map((style) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = style;
          const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
          return [outline, boxShadow, borderColor, backgroundColor].join('|');
        })
        .join('\n');
    const ringShows = (element: Element): boolean =>
      drawn(element).some((part) =>
        styles(part).some((style) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style;
          const behind = ground(part);
          if (
            outlineStyle !== 'none' &&
            parseFloat(outlineWidth) >= 2 &&
            contrast(rgb(outlineColor), behind) >= 3
          )
            return true;
          const ring = /^(rgb[^)]*\)|#\w+)/.exec(boxShadow)?.[1];
          return ring !== undefined && contrast(rgb(ring), behind) >= 3;
        }),
      );
    const held = document.activeElement;
    if (held instanceof HTMLElement) held.blur();
    // What lies under a dialog rests, even a message that is still told there.
    const within =
      [
        ...document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open], [data-curtain]'),
      ].at(-1) ?? document;
    const all = [...within.querySelectorAll(interactive)].filter(there);
    const before = new Map(all.map((element) => [element, looks(element)] as const));
    const path: { element: Element; seen: boolean }[] = [];
    const listen = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      path.push({ element: target, seen: looks(target) !== before.get(target) && ringShows(target) });
    };
    document.addEventListener('focusin', listen);
    return { all, path, stop: () => document.removeEventListener('focusin', listen) };
  }, INTERACTIVE);

type Watching = Awaited<ReturnType<typeof watch>>;

/** Reads off where the focus has been since. */
const summary = (watching: Watching): Promise<Walk> =>
  watching.evaluate((walk) => {
    walk.stop();
    const tell = (element: Element): string => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${name.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
    };
    const first = walk.path[0]?.element;
    const again = walk.path.findIndex(({ element }, at) => at > 0 && element === first);
    const round = again < 0 ? walk.path : walk.path.slice(0, again);
    const reached = new Set(round.map(({ element }) => element));
    const twice = round.filter(
      ({ element }, at) => round.findIndex((other) => other.element === element) !== at,
    );
    /** One stop for Tab, arrows inside. */
    const composite = (element: Element): Element | null =>
      element.closest(
        '[role="radiogroup"], [role="tablist"], [role="menu"], [role="listbox"], [role="toolbar"], [role="grid"], [data-roving], .table, [role="group"][tabindex="0"]',
      );
    const within = (element: Element): boolean => {
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        if (group.some((one) => reached.has(one))) return true;
      }
      const around = composite(element);
      // The focus goes from a group on to one of those in it.
      if (around === element && [...reached].some((one) => element.contains(one))) return true;
      // What the arrows do in a field of numbers, its two buttons do for a pointer.
      const stepped = element.parentElement?.querySelector('[role="spinbutton"], [type="number"]');
      if (element.getAttribute('tabindex') === '-1' && stepped && reached.has(stepped)) return true;
      const outOfTab = element.getAttribute('tabindex') === '-1' || element.getAttribute('role') === 'option';
      return (
        outOfTab && around !== null && [...reached].some((one) => one === around || around.contains(one))
      );
    };
    const disabled = (element: Element): boolean => element.matches(':disabled');
    const missed = walk.all.filter(
      (element) => element.isConnected && !disabled(element) && !reached.has(element) && !within(element),
    );
    // The walk may begin anywhere; once it goes from the last thing of the page back to the first.
    const back = round.filter(({ element }, at) => {
      const before = round[at - 1]?.element;
      return (
        before !== undefined &&
        (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
        !element.contains(before)
      );
    });
    const outside = round.filter(({ element }) => !walk.all.includes(element));
    return {
      outside: outside.map(({ element }) => tell(element)),
      reached: round.map(({ element }) => tell(element)),
      twice: twice.map(({ element }) => tell(element)),
      missed: missed.map(tell),
      backwards: back.length > 1 ? back.map(({ element }) => tell(element)) : [],
      // The ring of a slider is drawn around its thumb, whose style no page can read.
      unseen: round
        .filter(({ element, seen }) => !seen && !element.matches('[type="range"]'))
        .map(({ element }) => tell(element)),
    };
  });

/** Walks through the whole screen with Tab. */
export async function walkThrough(page: Page): Promise<Walk> {
  const watching = await watch(page);
  const stops = await watching.evaluate(({ all }) => all.length);
  // The focus comes back to where it began, so that one more than there are stops is enough.
  for (let presses = stops + 2; presses > 0; presses -= 1) await page.keyboard.press('Tab');
  const walk = await summary(watching);
  await watching.dispose();
  return walk;
}

/** Tab leads to everything once, in the order of the page, and shows where it is. */
export async function expectWalk(page: Page, screen: string): Promise<void> {
  const { reached, outside, twice, missed, backwards, unseen } = await walkThrough(page);
  const said = (what: string): string => `${screen}: ${what}`;
  expect.soft(reached.length, said('Tab leads somewhere')).toBeGreaterThan(0);
  expect.soft(missed, said('Tab or arrows lead to everything')).toEqual([]);
  expect.soft(outside, said('Tab comes to nothing else')).toEqual([]);
  expect.soft(twice, said('Tab comes to nothing twice')).toEqual([]);
  expect.soft(backwards, said('Tab follows the page')).toEqual([]);
  expect.soft(unseen, said('the focus is seen')).toEqual([]);
}
