import { expect, type Page } from '@playwright/test';

interface Faults {
  readonly title: string;
  readonly headings: readonly string[];
  readonly small: readonly string[];
  readonly unnamed: readonly string[];
  readonly alike: readonly string[];
}

/** What can be pressed, written in or chosen, as far as it is there for everybody. */
export const INTERACTIVE = [
  'button',
  'a[href]',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="slider"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[tabindex="0"]',
].join(', ');

/**
 * What may be smaller than 40 px, because something as large as that beside it does the same:
 * - card names in the log, whose cards lie on the table;
 * - lines of the effects in force in Kokopelli, whose ceremonies lie in the villages;
 * - parts of the card on the workshop's desk, which the fields beside it are for.
 */
const SMALL = ['[data-word]', '.effects .effect', '[data-card-part]'].join(', ');

/** Reads off the page what its parts are called, how large they are and how they are ordered. */
const read = (page: Page): Promise<Faults> =>
  page.evaluate(
    ([interactive, excepted]) => {
      const there = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null;
      const textOf = (ids: string | null): string =>
        (ids ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim();
      const labels = (element: Element): string =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLButtonElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ')
          : '';
      const nameOf = (element: Element): string =>
        (
          textOf(element.getAttribute('aria-labelledby')) ||
          element.getAttribute('aria-label') ||
          labels(element) ||
          element.textContent ||
          element.getAttribute('title') ||
          ''
        )
          .replace(/\s+/g, ' ')
          .trim();
      const tell = (element: Element): string =>
        `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''} “${nameOf(element).slice(0, 60)}”`;
      // Where a menu or dialog catches the focus on its way out, nothing is to be seen or named.
      const caught = (element: Element): boolean => element.matches('span[tabindex]:empty');
      // What a dialog of the browser's own lies over can be neither pressed nor come to.
      const within = document.querySelector('dialog[open]') ?? document;
      const all = [...within.querySelectorAll(interactive)].filter((one) => there(one) && !caught(one));

      /** How far around its middle something answers to a press, in one direction: its label answers for a field. */
      const reach = (element: Element, x: number, y: number, [dx, dy]: readonly [number, number]): number => {
        const label = element.closest('label');
        for (let far = 1; far < 40; far += 1) {
          const hit = document.elementFromPoint(x + dx * far, y + dy * far);
          const own = hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false));
          if (!own) return far - 1;
        }
        return 40;
      };
      const small = all
        // What only scrolls is not pressed.
        .filter(
          (element) =>
            !element.matches(`${excepted}, [role="group"], [role="radiogroup"], [role="listbox"], ul`),
        )
        .flatMap((element) => {
          const least = 39.5;
          const box = element.getBoundingClientRect();
          if (box.width >= least && box.height >= least) return [];
          element.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const sides = [
            [-1, 0],
            [1, 0],
            [0, -1],
            [0, 1],
          ] as const;
          const [before = 0, after = 0, above = 0, below = 0] = sides.map((side) =>
            reach(element, x, y, side),
          );
          const [wide, high] = [Math.max(width, before + after), Math.max(height, above + below)];
          return wide >= least - 1 && high >= least - 1
            ? []
            : [`${tell(element)} ${Math.round(wide)} × ${Math.round(high)}`];
        });

      const groupOf = (element: Element): Element | null =>
        element.closest(
          '[role="group"], [role="radiogroup"], [role="dialog"], fieldset, li, section, nav, [role="region"], [data-row]',
        );
      const seen = new Map<string, Element>();
      const alike = all.flatMap((element) => {
        const key = `${element.tagName} ${element.getAttribute('role') ?? ''} ${nameOf(element)} ${element.getAttribute('aria-describedby') ?? ''}`;
        const before = seen.get(key);
        seen.set(key, element);
        // Two copies of a card are alike, and whichever is taken is the same.
        if (element.matches('.card')) return [];
        if (before === undefined || groupOf(before) !== groupOf(element)) return [];
        return [tell(element)];
      });
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')]
        .filter(there)
        .map((heading) => `${heading.tagName} ${heading.textContent.trim().slice(0, 30)}`);
      return {
        title: document.title,
        headings,
        small,
        unnamed: all.filter((element) => nameOf(element) === '').map(tell),
        alike,
      };
    },
    [INTERACTIVE, SMALL] as const,
  );

export interface Allowed {
  /** A modal dialog has its own heading, and the page's lies behind it. */
  readonly dialog?: boolean;
}

/** Names, headings, titles and sizes are what a person who hears or touches the page needs. */
export async function expectStructure(
  page: Page,
  screen: string,
  { dialog = false }: Allowed = {},
): Promise<void> {
  const { title, headings, small, unnamed, alike } = await read(page);
  const said = (what: string): string => `${screen}: ${what}`;
  expect.soft(title, said('title')).toMatch(/Tefuda|テフダ|てふだ/);
  if (!dialog)
    expect
      .soft(
        headings.filter((heading) => heading.startsWith('H1')),
        said('one h1'),
      )
      .toHaveLength(1);
  const levels = headings.map((heading) => Number(heading.charAt(1)));
  const skipped = headings.filter((_, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
  expect.soft(skipped, said('headings in order')).toEqual([]);
  expect.soft(unnamed, said('everything has a name')).toEqual([]);
  expect.soft(alike, said('names tell things apart')).toEqual([]);
  expect.soft(small, said('targets of 40 px')).toEqual([]);
}
