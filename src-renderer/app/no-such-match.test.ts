// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, it, vi } from 'vitest';
import { shallowRef } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { provideConnection } from '../client/connection';
import EndScreen from '../end/EndScreen.vue';
import { i18n } from '../setup/i18n';
import TableScreen from '../table/TableScreen.vue';
import { Blank, undrawn } from '../testing/undrawn';

async function open(room: string) {
  const call = vi.fn();
  call.mockResolvedValue({ ok: false, refusal: { key: 'main.refusals.no-such-match' } });
  const pinia = createPinia();
  setActivePinia(pinia);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: Blank },
      { path: '/table/:id', name: 'table', props: true, component: TableScreen },
      { path: '/end/:id', name: 'end', props: true, component: EndScreen },
    ],
  });
  await router.push(room);
  const page = mount(
    { template: '<RouterView />' },
    {
      global: {
        stubs: { ...undrawn, TableBoard: true },
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
  return { page, call, router };
}

describe('an address of no match', () => {
  it.each(['/table/nope', '/table/%00..%2f', '/table/UPPER', '/end/nope', '/end/%00..%2f'])(
    '%s says so and leads back home',
    async (room) => {
      const { page, router } = await open(room);
      expect(page.text()).toContain('This match is no longer there.');
      await page.get('button').trigger('click');
      await flushPromises();
      expect(router.currentRoute.value.name).toBe('home');
      page.unmount();
    },
  );

  it.each(['/table/%00..%2f', '/end/%00..%2f'])('%s is not asked for', async (room) => {
    const { page, call } = await open(room);
    expect(call).not.toHaveBeenCalled();
    page.unmount();
  });
});
