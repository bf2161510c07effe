// @vitest-environment jsdom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp, shallowRef } from 'vue';
import type { DesignsDraft } from '@shared/contract/drafts';
import { setFileText } from '@shared/contract/set-file';
import { provideConnection } from '../client/connection';
import { HostGone, type ConnectionStatus } from '../client/status';
import { i18n } from '../setup/i18n';
import { useDeskStore } from '../workshop/desk';
import { blankCard } from '../workshop/model/cards';
import { withName } from '../workshop/model/edits';
import LostConnection from './LostConnection.vue';

const garden: DesignsDraft = {
  kind: 'designs',
  game: 'copytoru',
  id: 'garden',
  name: { en: 'Garden' },
  cards: [blankCard('kirby', 'owl', { en: 'Owl' })],
};
const listed = {
  id: 'garden',
  game: 'copytoru',
  kind: 'designs',
  name: { en: 'Garden' },
  entries: 1,
  printTrue: false,
  problems: [],
  openable: true,
  revision: 'r1',
};

/** What the page handed over to be copied. */
let copied: string | null = null;
/** Whether the browser obeys the command to copy, as one does at a press. */
let obeys = true;
let shown: VueWrapper | null = null;

beforeEach(() => {
  copied = null;
  obeys = true;
  const { prototype } = HTMLDialogElement;
  Object.assign(prototype, { showModal: () => undefined, close: () => undefined });
  const command = (): boolean => {
    const clipboardData = { setData: (_: string, text: string) => (copied = text) };
    if (obeys) document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
    return obeys;
  };
  Object.defineProperty(document, 'execCommand', { value: command, configurable: true });
});
afterEach(() => {
  shown?.unmount();
  Reflect.deleteProperty(document, 'execCommand');
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

/** The screen over a set whose last change is not on disk. */
async function open() {
  const call = vi.fn();
  call.mockImplementation(async (name: string) => {
    if (name === 'designs.list') return [listed];
    if (name === 'designs.open') return { ok: true, value: { draft: garden, revision: 'r1' } };
    throw new HostGone();
  });
  const app = createApp({});
  const pinia = createPinia();
  app.use(pinia);
  setActivePinia(pinia);
  provideConnection(app, {
    client: { call, on: () => () => {} },
    status: shallowRef<ConnectionStatus>('lost'),
  });
  const desk = app.runWithContext(() => useDeskStore());
  await desk.load();
  desk.changeCard({ set: 'garden', card: 'owl' }, (card) => withName(card, 'en', 'Barn owl'));
  await desk.flush();
  shown = mount(LostConnection, {
    props: { startedAnew: false },
    global: { plugins: [pinia, i18n] },
    attachTo: document.body,
  });
  const press = async (words: string): Promise<void> => {
    const all = [...document.querySelectorAll<HTMLElement>('.lost button')];
    all.find(({ textContent }) => textContent.trim() === words)?.click();
    await flushPromises();
  };
  const told = (): string => document.querySelector('.lost-set p:not(:first-child)')?.textContent ?? '';
  return { desk, press, told };
}

it('lets the text of a set that is not on disk be copied, as its file would be', async () => {
  const { desk, press, told } = await open();
  const set = desk.sets.get('garden');
  await press('Copy its text');
  expect(copied).toBe(set === undefined ? '' : setFileText(set));
  expect(copied).toContain('Barn owl');
  expect(told()).toBe('The text is copied. Put it into a file whose name ends in .json.');
});

it('says when the text could not be copied, until it is', async () => {
  const { press, told } = await open();
  obeys = false;
  await press('Copy its text');
  expect(told()).toBe('The text could not be copied. Save it as a file.');
  obeys = true;
  await press('Copy its text');
  expect(told()).toBe('The text is copied. Put it into a file whose name ends in .json.');
});
