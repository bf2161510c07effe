import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { freePlace, isAway, makeWay, placeFor, type Box } from './reorder';

/** How far a pointer travels before a press becomes a drag, in pixels. */
const DRAG_AFTER = 5;
/** Near the edge of what scrolls the list goes on by so many pixels a frame. */
const EDGE = 44;
const SCROLL_STEP = 9;

/** A block on its way. Lengths are in pixels from the list's upper edge. */
export interface Held {
  readonly from: number;
  readonly to: number;
  /** How far it is from where it was lifted. */
  readonly by: number;
  readonly height: number;
  /** How far each block makes way, by its place in the list. */
  readonly ways: readonly number[];
  /** Upper edge of the place where it would be put down. */
  readonly free: number;
}

interface Press {
  readonly index: number;
  readonly y: number;
  readonly pointer: number;
  readonly handle: Element;
}

function scrollerOf(element: HTMLElement | null): Element | null {
  for (let above = element?.parentElement ?? null; above !== null; above = above.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(above).overflowY);
    if (scrolls && above.scrollHeight > above.clientHeight) return above;
  }
  return null;
}

/** Carrying a block by its handle with mouse, pen or finger. Escape puts it back, and so does letting go far away. */
export function useBlockDrag(
  list: Readonly<ShallowRef<HTMLElement | null>>,
  move: (from: number, to: number) => void,
): {
  readonly held: Readonly<ShallowRef<Held | null>>;
  readonly press: (pointer: PointerEvent, index: number) => void;
} {
  const held = shallowRef<Held | null>(null);
  let press: Press | null = null;
  let boxes: readonly Box[] = [];
  let listTop = 0;
  let frame = 0;
  /** Far from the list: let go there, the block stays where it was. */
  let away = false;

  const topOfList = (): number => list.value?.getBoundingClientRect().top ?? 0;

  function measure(): void {
    listTop = topOfList();
    const blocks = [...(list.value?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
    boxes = blocks.map((block) => {
      const { top, height } = block.getBoundingClientRect();
      return { top: top - listTop, height };
    });
  }

  function carry(y: number): void {
    if (press === null) return;
    // The list may have been scrolled since.
    const by = y - press.y + (listTop - topOfList());
    const from = press.index;
    const to = away ? from : placeFor(boxes, from, by);
    const height = boxes[from]?.height ?? 0;
    held.value = { from, to, by, height, ways: makeWay(boxes, from, to), free: freePlace(boxes, from, to) };
  }

  function scroll(y: number): void {
    cancelAnimationFrame(frame);
    const scroller = scrollerOf(list.value);
    if (scroller === null || held.value === null) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const step = y < top + EDGE ? -SCROLL_STEP : y > bottom - EDGE ? SCROLL_STEP : 0;
    if (step === 0) return;
    frame = requestAnimationFrame(() => {
      scroller.scrollTop += step;
      carry(y);
      scroll(y);
    });
  }

  function follow(pointer: PointerEvent): void {
    if (press === null || pointer.pointerId !== press.pointer) return;
    if (held.value === null) {
      if (Math.abs(pointer.clientY - press.y) < DRAG_AFTER) return;
      measure();
    }
    const area = list.value?.getBoundingClientRect();
    away = area !== undefined && isAway({ x: pointer.clientX, y: pointer.clientY }, area);
    carry(pointer.clientY);
    scroll(pointer.clientY);
  }

  function end(): void {
    cancelAnimationFrame(frame);
    if (press?.handle.hasPointerCapture(press.pointer)) press.handle.releasePointerCapture(press.pointer);
    press = null;
    held.value = null;
    document.removeEventListener('pointermove', follow);
    document.removeEventListener('pointerup', drop);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('keydown', giveUp, true);
  }

  function drop(pointer: PointerEvent): void {
    if (pointer.pointerId !== press?.pointer) return;
    const last = held.value;
    end();
    if (last !== null && last.to !== last.from) move(last.from, last.to);
  }

  function giveUp(key: KeyboardEvent): void {
    if (key.key !== 'Escape' || held.value === null) return;
    key.preventDefault();
    key.stopPropagation();
    end();
  }

  function begin(pointer: PointerEvent, index: number): void {
    if (pointer.button !== 0 || !pointer.isPrimary || !(pointer.currentTarget instanceof Element)) return;
    end();
    press = { index, y: pointer.clientY, pointer: pointer.pointerId, handle: pointer.currentTarget };
    press.handle.setPointerCapture(pointer.pointerId);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', giveUp, true);
  }

  onScopeDispose(end);
  return { held, press: begin };
}
