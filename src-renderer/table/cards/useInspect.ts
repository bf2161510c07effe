import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';

/** A card, and the look it shows: `set-id/variant-id`, or null for its own. */
export interface CardShown {
  readonly cardId: string;
  readonly look: string | null;
}

/** A card held up to be read, and where it lies, so that the large one does not cover it. */
export interface Inspected extends CardShown {
  readonly at: DOMRect;
}

export interface Inspecting {
  readonly card: ShallowRef<Inspected | null>;
  /** The last card that was pointed at: shown where a large card has a place of its own. */
  readonly last: ShallowRef<CardShown | null>;
  /** The pointer rests on a card: it is held up after a moment. */
  readonly over: (shown: CardShown, element: Element) => void;
  readonly leave: () => void;
  /** Holds a card up at once (long press, key), or puts it down again. */
  readonly toggle: (shown: CardShown, element: Element) => void;
}

/** How long a pointer must rest before the large card comes, in milliseconds. */
const REST = 350;

export function useInspect(): Inspecting {
  const card = shallowRef<Inspected | null>(null);
  const last = shallowRef<CardShown | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (shown: CardShown, element: Element): void => {
    card.value = { ...shown, at: element.getBoundingClientRect() };
  };

  function leave(): void {
    clearTimeout(timer);
    card.value = null;
  }

  onScopeDispose(() => clearTimeout(timer));

  return {
    card,
    last,
    over(shown, element) {
      leave();
      last.value = shown;
      timer = setTimeout(() => show(shown, element), REST);
    },
    leave,
    toggle(shown, element) {
      clearTimeout(timer);
      last.value = shown;
      if (card.value?.cardId === shown.cardId) card.value = null;
      else show(shown, element);
    },
  };
}
