import { nextTick, watch, type ShallowRef } from 'vue';

/** How long a block glides to its new place, in milliseconds at normal speed. */
const GLIDE = 150;

/**
 * Lets the children of a list glide to their new places whenever their order changes or a hand lets go of them,
 * each from where it is seen at that moment.
 * @param order what tells the children apart, in their order
 * @param free whether no hand holds any of them
 */
export function useGlide(
  list: Readonly<ShallowRef<HTMLElement | null>>,
  order: () => readonly number[],
  free: () => boolean,
): void {
  const children = (): Element[] => [...(list.value?.children ?? [])];
  watch([order, free], async ([now], [before]) => {
    const tops = new Map(before.map((id, i) => [id, children()[i]?.getBoundingClientRect().top]));
    await nextTick();
    const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--motion-scale')) || 0;
    if (scale === 0) return;
    children().forEach((child, i) => {
      const from = tops.get(now[i] ?? -1);
      const by = from === undefined ? 0 : from - child.getBoundingClientRect().top;
      if (Math.abs(by) < 1) return;
      child.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: GLIDE * scale,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      });
    });
  });
}
