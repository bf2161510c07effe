import { useEventListener } from '@vueuse/core';
import { shallowRef, type Ref, type ShallowRef } from 'vue';
import { bringsSomething, cardElementAt, TRAY_TYPE } from './drag';
import { gatherDrop, type GatheredFile } from './gather';

/** What is told of drops. */
interface DropListener {
  files(files: Promise<readonly GatheredFile[]>, card: string | null): void;
  /** A picture of the tray was let go over a card. */
  tray(key: string, card: string): void;
}

/**
 * Watches an element for files and tray pictures held over it. The card under them is marked with
 * `data-drop-target`; what an element inside has taken for itself is left alone.
 * @returns whether files are held over it
 */
export function useDrops(room: Ref<HTMLElement | null>, listener: DropListener): ShallowRef<boolean> {
  const over = shallowRef(false);
  let marked: HTMLElement | null = null;
  const mark = (card: HTMLElement | null): void => {
    if (card === marked) return;
    marked?.removeAttribute('data-drop-target');
    card?.setAttribute('data-drop-target', '');
    marked = card;
  };
  const leave = (): void => {
    over.value = false;
    mark(null);
  };

  useEventListener(room, 'dragover', (drag) => {
    if (drag.defaultPrevented || !bringsSomething(drag.dataTransfer)) return leave();
    drag.preventDefault();
    const card = cardElementAt(drag.target);
    const tray = drag.dataTransfer.types.includes(TRAY_TYPE);
    drag.dataTransfer.dropEffect = tray && card === null ? 'none' : 'copy';
    over.value = !tray;
    mark(card);
  });
  useEventListener(room, 'dragleave', (drag) => {
    if (!(drag.relatedTarget instanceof Node) || room.value?.contains(drag.relatedTarget) !== true) leave();
  });
  useEventListener(room, 'drop', (drop) => {
    leave();
    if (drop.defaultPrevented || !bringsSomething(drop.dataTransfer)) return;
    drop.preventDefault();
    const card = cardElementAt(drop.target)?.dataset['importCard'] ?? null;
    const key = drop.dataTransfer.getData(TRAY_TYPE);
    if (key !== '') {
      if (card !== null) listener.tray(key, card);
    } else listener.files(gatherDrop(drop.dataTransfer), card);
  });
  return over;
}
