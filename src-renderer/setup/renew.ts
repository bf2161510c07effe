import type { Pinia } from 'pinia';
import type { Router } from 'vue-router';
import { useDeskStore } from '../workshop/desk';
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
  /** Whether the host still gives out the page: without it a reload would end at an error of the browser. */
  readonly answers: () => Promise<boolean>;
  /** Saves what is open, and tells whether nothing is in this tab alone. */
  readonly saved: () => Promise<boolean>;
}

/** Stands after the time once the reload was told. */
const TOLD = 'told';

/**
 * The parts of a page that stood open while Tefuda was built anew are gone. When one cannot be loaded, the page
 * loads itself anew, once, and says so; when that did not help, it says what to do. Where the host does not answer,
 * or something is not on disk yet, the page stays as it is, since what is in it would be lost.
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

  async function renew(place: string): Promise<void> {
    if (!(await tab.answers())) return tab.tell('warning', 'app.unreached');
    if (!(await tab.saved())) return tab.tell('warning', 'app.renewLater');
    const last = Number((tab.storage.getItem(KEY) ?? '').split(' ')[0]);
    if (tab.now() - last < SOON) return tab.tell('error', 'app.outdated');
    tab.storage.setItem(KEY, String(tab.now()));
    tab.reload(place);
  }
  window.addEventListener('vite:preloadError', (failure) => {
    failure.preventDefault();
    void renew(wanted);
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
  tell: (severity, key) => useNoticesStore(pinia).tell(severity, { key }),
  answers: async () => {
    try {
      return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  },
  saved: async () => {
    const desk = useDeskStore(pinia);
    if (desk.unsaved.length > 0) await desk.flush();
    return desk.unsaved.length === 0;
  },
});
