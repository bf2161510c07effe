import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { useConnection } from '../../client/connection';
import { useMatchesStore } from '../../stores/matches';
import { importFile, type FileFate, type RecordFile } from './imports';

/** Files that are being taken in, or were. */
export interface ImportState {
  readonly of: number;
  readonly fates: readonly FileFate[];
  /** Stopped by the person before all were read. */
  readonly stopped: boolean;
}

export interface Imports {
  /** The latest import; null when there was none, or its report was closed. */
  readonly state: ShallowRef<ImportState | null>;
  readonly running: ComputedRef<boolean>;
  /** Takes files in, one after the other. While some are under way, more join them. */
  readonly add: (files: readonly RecordFile[]) => Promise<void>;
  readonly stop: () => void;
  readonly close: () => void;
}

/** Takes record files in; lists them as they come. */
export function useImports(onTaken: (id: string) => void): Imports {
  const { client } = useConnection();
  const matches = useMatchesStore();
  const state = shallowRef<ImportState | null>(null);
  const running = computed(
    () => state.value !== null && !state.value.stopped && state.value.fates.length < state.value.of,
  );
  let waiting: RecordFile[] = [];
  let working = false;

  async function take(file: RecordFile): Promise<void> {
    const fate = await importFile(client, file);
    if (state.value !== null) state.value = { ...state.value, fates: [...state.value.fates, fate] };
  }

  async function takeAll(): Promise<void> {
    working = true;
    try {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await take(file);
    } finally {
      working = false;
    }
    await matches.load();
    const taken = (state.value?.fates ?? []).flatMap((fate) => (fate.taken ? [fate.id] : []));
    const shown = matches.finished.find(({ id }) => taken.includes(id));
    if (shown !== undefined) onTaken(shown.id);
  }

  async function add(files: readonly RecordFile[]): Promise<void> {
    if (files.length === 0) return;
    const before = state.value;
    waiting.push(...files);
    if (working && before !== null) {
      // The one being read at this moment is neither waiting nor told yet.
      state.value = { ...before, of: before.fates.length + 1 + waiting.length, stopped: false };
      return;
    }
    state.value = { of: files.length, fates: [], stopped: false };
    await takeAll();
  }

  return {
    state,
    running,
    add,
    stop() {
      waiting = [];
      if (state.value !== null) state.value = { ...state.value, stopped: true };
    },
    close() {
      if (!running.value) state.value = null;
    },
  };
}
