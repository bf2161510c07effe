// @vitest-environment jsdom
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, it, vi } from 'vitest';
import { defineComponent, h, shallowRef } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { provideConnection } from '../client/connection';
import { CallFailed } from '../client/status';
import { i18n } from '../setup/i18n';
import TableScreen from './TableScreen.vue';
import { Blank } from '../testing/undrawn';
import { viewOf } from './testing/fixture';

async function open(answer: (name: string) => Promise<unknown>) {
  const call = vi.fn();
  call.mockImplementation(answer);
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: Blank },
      { path: '/end', name: 'end', component: Blank },
    ],
  });
  const Shell = defineComponent(() => () => h(TableScreen, { id: 'm1' }));
  const page = mount(Shell, {
    global: {
      stubs: { TableBoard: { template: '<b class="board" />' } },
      plugins: [
        createPinia(),
        i18n,
        router,
        {
          install: (app) =>
            provideConnection(app, {
              client: { call, on: () => () => {} },
              status: shallowRef('open'),
            }),
        },
      ],
    },
  });
  await flushPromises();
  return page;
}

it('says that a match could not be laid out, and lays it out at the next try', async () => {
  let tries = 0;
  const page = await open(async () => {
    tries += 1;
    if (tries === 1) throw new CallFailed('matches.open');
    return { ok: true, value: viewOf() };
  });
  expect(page.get('[role="alert"]').text()).toBe(i18n.global.t('table.notLaidOut'));
  expect(page.text()).toContain(i18n.global.t('table.toHome'));
  const again = page.findAll('button').find((button) => button.text() === i18n.global.t('table.tryAgain'));
  await again?.trigger('click');
  await expect.poll(() => page.find('.board').exists()).toBe(true);
});

it('gives the reason of a refusal and the way home', async () => {
  const page = await open(async () => ({ ok: false, refusal: { key: 'main.refusals.no-such-match' } }));
  expect(page.get('[role="alert"]').text()).toBe(i18n.global.t('main.refusals.no-such-match'));
  expect(page.findAll('button')).toHaveLength(1);
});
