import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';

/** A short note on a card: why it cannot be chosen. One for the whole table. */
export interface CardNote {
  readonly text: string;
  /** The element of the card it speaks of. */
  readonly of: HTMLElement;
}

export interface CardNotes {
  readonly shown: ShallowRef<CardNote | null>;
  /** Shows a note at once, or where it can wait, when the pointer has rested for a moment. */
  readonly show: (note: CardNote, when: 'now' | 'resting') => void;
  readonly hide: () => void;
}

/** How long a pointer must rest before a note comes that nobody is waiting for, in milliseconds. */
const REST = 350;

export function useCardNotes(): CardNotes {
  const shown = shallowRef<CardNote | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    shown.value = null;
  }

  onScopeDispose(() => clearTimeout(timer));
  return {
    shown,
    hide,
    show(note, when) {
      hide();
      if (when === 'now') shown.value = note;
      else
        timer = setTimeout(() => {
          shown.value = note;
        }, REST);
    },
  };
}
