// @vitest-environment jsdom
import { flushPromises } from '@vue/test-utils';
import { defineComponent, h } from 'vue';
import { afterEach, describe, expect, it } from 'vitest';
import { mountScreen, type Mounted } from '../records/testing/mounted';
import { summaryOf } from '../records/testing/summaries';
import UnfinishedList from './UnfinishedList.vue';

let mounted: Mounted;
afterEach(() => mounted.unmount());

/** Presses the button of this name, wherever it stands on the page. */
async function press(name: RegExp): Promise<void> {
  const named = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
  const button = [...document.querySelectorAll('button')].find((each) => name.test(named(each)));
  button?.click();
  await flushPromises();
}

describe('the list of unfinished matches', () => {
  it('deletes the match that was asked about, and only once that is confirmed', async () => {
    const deleted: string[] = [];
    const match = summaryOf({
      id: 'doomed',
      game: 'easy-battle',
      names: ['Aoi', 'Kenji'],
      updated: new Date(2026, 10, 1),
    });
    const Screen = defineComponent(
      () => () => h(UnfinishedList, { matches: [match], onDelete: (id: string) => deleted.push(id) }),
    );
    mounted = await mountScreen(Screen, '/', '/', {});
    await press(/^Delete /);
    await press(/^Cancel$/);
    expect(deleted).toEqual([]);
    await press(/^Delete /);
    await press(/^Delete it$/);
    expect(deleted).toEqual(['doomed']);
  });
});
