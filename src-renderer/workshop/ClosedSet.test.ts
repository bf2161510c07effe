// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { describe, expect, it } from 'vitest';
import { shallowRef, type App } from 'vue';
import type { OwnSet } from '@shared/contract/designs';
import { provideConnection } from '../client/connection';
import type { ConnectionStatus } from '../client/status';
import { i18n } from '../setup/i18n';
import ClosedSet from './ClosedSet.vue';
import SetSection from './sets/SetSection.vue';

const NEWER = 'tefuda-card-set/9';

/** A set whose file the editor cannot take up. */
const closed = (code: string): OwnSet => ({
  ...{ id: 'theirs', game: 'copytoru', kind: 'designs', name: { en: 'Theirs' }, entries: 2 },
  ...{ printTrue: false, openable: false, revision: null },
  problems: [
    {
      ...{ file: 'theirs/set.json', path: 'format', severity: 'error', code },
      ...{ found: `"${NEWER}"`, expected: '"tefuda-card-set/1"' },
    },
  ],
});

const connected = (app: App): void => {
  const call = (): Promise<never> => Promise.reject(new Error('nothing is asked here'));
  provideConnection(app, {
    client: { call, on: () => () => {} },
    status: shallowRef<ConnectionStatus>('open'),
  });
};
const global = { plugins: [i18n, createPinia(), connected], stubs: { ActionMenu: true } };
const deskText = (set: OwnSet): string => mount(ClosedSet, { props: { set }, global }).text();
const listText = (own: OwnSet): string =>
  mount(SetSection, { props: { own, draft: null, cards: [], chosen: null, others: [] }, global }).text();

describe('a set that a newer version wrote', () => {
  it('is called so in the list and on the desk, and not mistaken', () => {
    const set = closed('format-newer');
    expect(listText(set)).toContain('A newer Tefuda wrote it. It stays as it is.');
    expect(deskText(set)).toContain('A newer version of Tefuda wrote this set. It stays as it is.');
    expect(listText(set) + deskText(set)).not.toContain('mistakes');
  });

  it('is not what a set with mistakes is called', () => {
    const set = closed('format-unknown');
    expect(listText(set)).toContain('Its file has mistakes.');
    expect(deskText(set)).toContain('The file of this set has mistakes');
  });
});
