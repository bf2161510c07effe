// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it, vi } from 'vitest';
import { shallowRef } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { provideConnection } from '../client/connection';
import { i18n } from '../setup/i18n';
import { useRooms } from './use-rooms';
import { Blank } from '../testing/undrawn';

const standing = (quest: number, wins: number) => ({ quest, tries: 2, wins, best: null });

async function roomsWith(names: readonly string[]) {
  const call = vi.fn();
  call.mockResolvedValue([standing(1, 1), standing(2, 3), standing(3, 0)]);
  const pinia = createPinia();
  setActivePinia(pinia);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: ['', ...names].map((name) => ({ path: `/${name}`, name: name || 'home', component: Blank })),
  });
  const page = mount(
    {
      setup: () => useRooms(),
      template: '<p v-for="room in rooms" :key="room.name">{{ room.head }}: {{ room.text }}</p>',
    },
    {
      global: {
        plugins: [
          pinia,
          i18n,
          router,
          {
            install: (app) =>
              provideConnection(app, { client: { call, on: () => () => {} }, status: shallowRef('open') }),
          },
        ],
      },
    },
  );
  await flushPromises();
  return { said: page.findAll('p').map((line) => line.text()), call };
}

describe('rooms at home', () => {
  it('are those that exist, each with what is in it', async () => {
    const { said } = await roomsWith(['statistics', 'quests', 'records', 'somewhere-else']);
    expect(said).toEqual([
      'Quests: 2 of 10 reached',
      'Records: Matches to look back at',
      'Statistics: Wins and scores, game by game',
    ]);
  });

  it('ask nothing of a room that does not exist', async () => {
    const { said, call } = await roomsWith(['records']);
    expect(said).toHaveLength(1);
    expect(call).not.toHaveBeenCalled();
  });
});
