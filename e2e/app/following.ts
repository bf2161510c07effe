import type { Page } from '@playwright/test';

/** What a test leads a page to by itself, as nobody in the page can. */
const LEADING: ReadonlySet<string | symbol> = new Set([
  'goto',
  'reload',
  'goBack',
  'goForward',
  'setContent',
]);

/**
 * A page that goes on as another one where a window is opened anew, so that a test keeps its `page` while the
 * program is ended and started again. `leading` is told when the test begins to lead it somewhere, and gives
 * what is to be done when it has arrived.
 */
export function followingPage(first: Page, now: () => Page, leading: () => () => void): Page {
  return new Proxy(first, {
    get(_, key) {
      const page = now();
      const found: unknown = Reflect.get(page, key, page);
      if (typeof found !== 'function' || key === 'constructor') return found;
      return (...given: unknown[]): unknown => {
        const arrived = LEADING.has(key) ? leading() : null;
        const result: unknown = Reflect.apply(found, page, given);
        if (arrived !== null) void Promise.resolve(result).then(arrived, arrived);
        return result;
      };
    },
  });
}
