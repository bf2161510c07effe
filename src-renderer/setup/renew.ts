import type { Pinia } from 'pinia';
import type { Router } from 'vue-router';
import { useNoticesStore } from '../stores/notices';
import type { Severity } from '../stores/notices';

/** Where a tab remembers that it was loaded anew, and when, in milliseconds since 1970. */
const KEY = 'tefuda-renewed';
/** A second failure this soon after a reload would be the same again. */
const SOON = 60_000;

/** What a tab needs to load itself anew. */
export interface Tab {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Loads the page anew at this place of the program. */
  readonly reload: (place: string) => void;
  readonly tell: (severity: Severity, key: string) => void;
}

/** Stands after the time once the reload was told. */
const TOLD = 'told';

/**
 * The parts of a page that stood open while Tefuda was built anew are gone. When one cannot be loaded, the page
 * loads itself anew, once, and says so; when that did not help, it says what to do.
 */
export function renewWhenOutdated(router: Router, tab: Tab): void {
  const [when = '', told] = (tab.storage.getItem(KEY) ?? '').split(' ');
  if (when !== '' && told !== TOLD) {
    tab.storage.setItem(KEY, `${when} ${TOLD}`);
    tab.tell('info', 'app.renewed');
  }
  let wanted = '/';
  router.beforeEach((to) => {
    wanted = to.fullPath;
  });
  window.addEventListener('vite:preloadError', (failure) => {
    failure.preventDefault();
    const last = Number((tab.storage.getItem(KEY) ?? '').split(' ')[0]);
    if (tab.now() - last < SOON) return tab.tell('error', 'app.outdated');
    tab.storage.setItem(KEY, String(tab.now()));
    tab.reload(wanted);
  });
}

/** The tab this program runs in. */
export const thisTab = (pinia: Pinia): Tab => ({
  storage: window.sessionStorage,
  now: () => Date.now(),
  reload: (place) => {
    window.history.replaceState(null, '', `#${place}`);
    window.location.reload();
  },
  tell: (severity, key) => useNoticesStore(pinia).announce(severity, { key }),
});
