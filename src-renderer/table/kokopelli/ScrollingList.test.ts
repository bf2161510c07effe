// @vitest-environment jsdom
import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ScrollingList from './ScrollingList.vue';

let resized = (): void => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('stops Tab only while there is something to scroll', async () => {
  const list = mount(ScrollingList, { props: { label: 'Effects of Aoi' }, slots: { default: 'Many lines' } });
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(120);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  resized();
  await nextTick();
  expect(list.attributes()).toMatchObject({ tabindex: '0', role: 'group', 'aria-label': 'Effects of Aoi' });
  height.mockReturnValue(100);
  resized();
  await nextTick();
  expect(list.attributes('tabindex')).toBeUndefined();
  expect(list.attributes('aria-label')).toBeUndefined();
});
