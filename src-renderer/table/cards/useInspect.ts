import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';

/** A card held up to be read, and where it lies, so that the large one does not cover it. */
export interface Inspected {
  readonly cardId: string;
  readonly at: DOMRect;
}

export interface Inspecting {
  readonly card: ShallowRef<Inspected | null>;
  /** The last card that was pointed at: shown where a large card has a place of its own. */
  readonly last: ShallowRef<string | null>;
  /** The pointer rests on a card: it is held up after a moment. */
  readonly over: (cardId: string, element: Element) => void;
  readonly leave: () => void;
  /** Holds a card up at once (long press, key), or puts it down again. */
  readonly toggle: (cardId: string, element: Element) => void;
}

/** How long a pointer must rest before the large card comes, in milliseconds. */
const REST = 350;

export function useInspect(): Inspecting {
  const card = shallowRef<Inspected | null>(null);
  const last = shallowRef<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (cardId: string, element: Element): void => {
    card.value = { cardId, at: element.getBoundingClientRect() };
  };

  function leave(): void {
    clearTimeout(timer);
    card.value = null;
  }

  onScopeDispose(() => clearTimeout(timer));

  return {
    card,
    last,
    over(cardId, element) {
      leave();
      last.value = cardId;
      timer = setTimeout(() => show(cardId, element), REST);
    },
    leave,
    toggle(cardId, element) {
      clearTimeout(timer);
      last.value = cardId;
      if (card.value?.cardId === cardId) card.value = null;
      else show(cardId, element);
    },
  };
}
