import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia, type Pinia } from 'pinia';
import { TooltipProvider } from 'reka-ui';
import { vi, type Mock } from 'vitest';
import { defineComponent, h, shallowRef, type Component } from 'vue';
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router';
import type { CallName } from '@shared/contract/calls';
import { provideConnection } from '../../client/connection';
import { i18n } from '../../setup/i18n';
import { useLibraryStore } from '../../stores/library';
import { CARDS } from '../../table/testing/fixture';
import { furnishBrowser, stillElements } from '../../testing/browser';
import { Blank, undrawn } from '../../testing/undrawn';

/** What the main process answers, by call; a function is given the input. */
export type Answers = Partial<Record<CallName, unknown>>;

export interface Mounted {
  readonly page: VueWrapper;
  readonly router: Router;
  /** The stores of this page. The active ones may by then be those of a page of an earlier file. */
  readonly pinia: Pinia;
  readonly call: Mock;
  /** Inputs of every such call so far. */
  readonly asked: (name: CallName) => unknown[];
  /** Sends an event from the main process. */
  readonly send: (name: string, payload: unknown) => void;
  /** Takes the page away and everything that was stubbed for it. */
  readonly unmount: () => void;
}

/** Mounts a screen at an address, with a main process that gives the answers named; null to any other call. */
export async function mountScreen(
  screen: Component,
  address: string,
  path: string,
  answers: Answers,
): Promise<Mounted> {
  furnishBrowser();
  stillElements();
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const call = vi.fn();
  call.mockImplementation(async (name: CallName, input: unknown) => {
    const answer = answers[name] ?? null;
    return typeof answer === 'function' ? answer(input) : answer;
  });
  const on = (name: string, listener: (payload: never) => void): (() => void) => {
    const heard = (payload: unknown): void => Reflect.apply(listener, undefined, [payload]);
    listeners.set(name, [...(listeners.get(name) ?? []), heard]);
    return () => {
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== heard),
      );
    };
  };
  const pinia = createPinia();
  setActivePinia(pinia);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path, component: screen, props: true },
      { path: '/:anything(.*)*', component: Blank },
      { path: '/', name: 'home', component: Blank },
      { path: '/table/:id', name: 'table', component: Blank },
      { path: '/quests', name: 'quests', component: Blank },
      { path: '/statistics', name: 'statistics', component: Blank },
    ],
  });
  await router.push(address);
  const Shell = defineComponent(() => () => h(TooltipProvider, () => h(RouterView)));
  const page = mount(Shell, {
    attachTo: document.body,
    global: {
      stubs: undrawn,
      plugins: [
        pinia,
        i18n,
        router,
        {
          install: (app) => provideConnection(app, { client: { call, on }, status: shallowRef('open') }),
        },
      ],
    },
  });
  useLibraryStore(pinia).snapshot = { sets: [], cards: { ...CARDS }, variants: {}, problems: [] };
  return {
    page,
    router,
    pinia,
    call,
    asked: (name) => call.mock.calls.filter(([asked]) => asked === name).map(([, input]) => input),
    send: (name, payload) => listeners.get(name)?.forEach((listener) => listener(payload)),
    unmount() {
      page.unmount();
      document.body.replaceChildren();
      vi.unstubAllGlobals();
    },
  };
}

/** Presses a key where the focus is; false when somebody took it. */
export const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
