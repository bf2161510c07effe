import { useResizeObserver } from '@vueuse/core';
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';

/**
 * The room inside a box, in CSS pixels; 0 until the first frame. Measured there and not while the box is put into
 * the page: that would lay out the whole table in the same piece of work that makes it.
 */
export function useRoom(box: Readonly<Ref<HTMLElement | null>>): { width: Ref<number>; height: Ref<number> } {
  const width = ref(0);
  const height = ref(0);
  let told = false;
  useResizeObserver(box, ([entry]) => {
    if (entry === undefined) return;
    told = true;
    width.value = entry.contentRect.width;
    height.value = entry.contentRect.height;
  });
  let frame = 0;
  onMounted(() => {
    frame = requestAnimationFrame(() => {
      if (told || box.value === null) return;
      width.value = box.value.offsetWidth;
      height.value = box.value.offsetHeight;
    });
  });
  onBeforeUnmount(() => cancelAnimationFrame(frame));
  return { width, height };
}
