import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia, type Pinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { vi, type Mock } from 'vitest';
import { defineComponent, h, shallowRef } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import type { LibrarySnapshot } from '@shared/contract/library';
import type { MatchView } from '@shared/contract/view';
import { provideConnection } from '../../client/connection';
import { i18n } from '../../setup/i18n';
import { useLibraryStore } from '../../stores/library';
import { useMatchesStore } from '../../stores/matches';
import TableBoard from '../TableBoard.vue';
import { furnishBrowser, stillElements, type Size } from '../../testing/browser';
import { Blank, undrawn } from '../../testing/undrawn';

/** A table that is played at. */
export interface MountedTable {
  readonly page: VueWrapper;
  /** The stores of this page. The active ones may by then be those of a page of an earlier file. */
  readonly pinia: Pinia;
  /** Lays the table as another view of the match has it. */
  readonly show: (view: MatchView) => Promise<void>;
  /** Takes the page away and everything that was stubbed for it. */
  readonly unmount: () => void;
}

/** For tests: the table with a match, and a main process that answers `call` with what it is told to, or null. */
export async function mountTable(
  view: MatchView,
  cards: LibrarySnapshot['cards'],
  call: Mock,
  size: Size | null = null,
): Promise<MountedTable> {
  furnishBrowser(size);
  stillElements();
  call.mockReset();
  call.mockResolvedValue({ ok: true, value: null });
  const pinia = createPinia();
  setActivePinia(pinia);
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: Blank }] });
  const shown = shallowRef(view);
  const Shell = defineComponent(() => () => h(TooltipProvider, () => h(TableBoard, { view: shown.value })));
  const client = { call, on: () => () => {} };
  const connected = {
    install: (app: Parameters<typeof provideConnection>[0]): void =>
      provideConnection(app, { client, status: shallowRef('open') }),
  };
  const page = mount(Shell, {
    attachTo: document.body,
    global: { stubs: undrawn, plugins: [pinia, i18n, router, connected] },
  });
  useLibraryStore(pinia).snapshot = { sets: [], cards, variants: {}, problems: [] };
  async function show(next: MatchView): Promise<void> {
    shown.value = next;
    useMatchesStore(pinia).current = next;
    await flushPromises();
  }
  await show(view);
  return {
    page,
    pinia,
    show,
    unmount() {
      page.unmount();
      vi.unstubAllGlobals();
    },
  };
}
