import { computed, shallowRef, type ComputedRef } from 'vue';
import { moved } from '@shared/abilities';
import { isComposing } from '../../app/use-shortcuts';

/** What happened to a lifted block, to be told to those who cannot see it. */
export type LiftNews = 'lifted' | 'moved' | 'dropped' | 'cancelled';

interface Lifted {
  readonly from: number;
  readonly to: number;
}

/**
 * Moving a block by its handle with keys: Space or Enter lifts it and puts it down, arrows move it, Home and End to the
 * ends, Escape takes it back. Nothing is changed before it is put down, so that one undo takes the whole way back.
 */
export function useBlockLift<Entry>(
  entries: () => readonly Entry[],
  on: {
    /** The block was put down somewhere else. */
    readonly move: (from: number, to: number) => void;
    readonly tell: (news: LiftNews, place: number) => void;
    /** The block now at this place is to have the focus again. */
    readonly focus: (place: number) => void;
  },
): {
  /** The entries as they lie at the moment. */
  readonly shown: ComputedRef<readonly Entry[]>;
  /** The place of the lifted one, or null. */
  readonly place: ComputedRef<number | null>;
  readonly key: (press: KeyboardEvent, place: number) => void;
  readonly putDown: () => void;
} {
  const lifted = shallowRef<Lifted | null>(null);
  const shown = computed(() => {
    const { value } = lifted;
    return value === null ? entries() : moved(entries(), value.from, value.to);
  });
  const place = computed(() => lifted.value?.to ?? null);

  function putDown(): void {
    const { value } = lifted;
    if (value === null) return;
    lifted.value = null;
    if (value.to !== value.from) on.move(value.from, value.to);
    on.tell('dropped', value.to);
    on.focus(value.to);
  }

  function cancel({ from }: Lifted): void {
    lifted.value = null;
    on.tell('cancelled', from);
    on.focus(from);
  }

  function go(value: Lifted, to: number): void {
    const place = Math.min(entries().length - 1, Math.max(0, to));
    if (place === value.to) return;
    lifted.value = { ...value, to: place };
    on.tell('moved', place);
    on.focus(place);
  }

  function lift(from: number): void {
    lifted.value = { from, to: from };
    on.tell('lifted', from);
  }

  const ways: Readonly<Record<string, (value: Lifted) => void>> = {
    ' ': putDown,
    Enter: putDown,
    Escape: cancel,
    ArrowUp: (value) => go(value, value.to - 1),
    ArrowLeft: (value) => go(value, value.to - 1),
    ArrowDown: (value) => go(value, value.to + 1),
    ArrowRight: (value) => go(value, value.to + 1),
    Home: (value) => go(value, 0),
    End: (value) => go(value, entries().length - 1),
  };

  function key(press: KeyboardEvent, at: number): void {
    if (isComposing(press) || press.ctrlKey || press.metaKey || press.altKey) return;
    const { value } = lifted;
    if (value === null) {
      if (press.key !== ' ' && press.key !== 'Enter') return;
      press.preventDefault();
      lift(at);
      return;
    }
    if (press.key === 'Tab') return putDown();
    const way = ways[press.key];
    if (way === undefined) return;
    press.preventDefault();
    // Escape means the lifted block here, not the panel around it.
    press.stopPropagation();
    way(value);
  }

  return { shown, place, key, putDown };
}
