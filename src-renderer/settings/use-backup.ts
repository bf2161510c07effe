import { onMounted, onScopeDispose, readonly, ref, shallowRef, type DeepReadonly, type Ref } from 'vue';
import type { WireMessage } from '@shared/contract/view';
import { useConnection } from '../client/connection';
import { CANCELLED, failed, upload } from '../pictures/upload';
import { saveMade } from '../pictures/save-made';
import { useAppStore } from '../stores/app';

/** What goes on with the data, and how far it is. */
export interface Doing {
  readonly what: 'making' | 'handing' | 'taking';
  readonly done: number;
  readonly of: number;
}

/** How it ended. */
export type Ended =
  | { readonly how: 'saved'; readonly name: string; readonly leftOut: number }
  | { readonly how: 'kept' }
  | { readonly how: 'refused'; readonly refusal: WireMessage };

/** Backs the data up into one file and takes such a file in, one at a time. What is under way goes with the screen. */
export function useBackup(): {
  readonly doing: DeepReadonly<Ref<Doing | null>>;
  readonly ended: DeepReadonly<Ref<Ended | null>>;
  /** Whether a backup waits for the next start. */
  readonly waiting: DeepReadonly<Ref<boolean>>;
  show(): Promise<void>;
  backUp(): Promise<void>;
  restore(file: File): Promise<void>;
  keepPresent(): Promise<void>;
  cancel(): void;
} {
  const { client } = useConnection();
  const app = useAppStore();
  const doing = shallowRef<Doing | null>(null);
  const ended = shallowRef<Ended | null>(null);
  const waiting = ref(false);
  let given = new AbortController();

  const stop = client.on('data.progress', ({ done, of }) => {
    const now = doing.value;
    if (now !== null && now.what !== 'handing') doing.value = { ...now, done, of };
  });
  onMounted(async () => {
    waiting.value = (await client.call('data.get', null)).waiting;
  });

  const refuse = (refusal: WireMessage): void => {
    ended.value = { how: 'refused', refusal };
  };

  /** Does one thing after which nothing is under way, whatever became of it. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (doing.value !== null) return;
    given = new AbortController();
    ended.value = null;
    try {
      await work();
    } catch (problem) {
      refuse(failed(problem).refusal);
    } finally {
      doing.value = null;
    }
  }

  const show = (): Promise<void> =>
    alone(async () => {
      const shown = await client.call('data.show', null);
      if (!shown.ok) refuse(shown.refusal);
    });

  const backUp = (): Promise<void> =>
    alone(async () => {
      doing.value = { what: 'making', done: 0, of: 0 };
      const made = await client.call('data.backUp', null);
      if (!made.ok) return refuse(made.refusal);
      const saved = await saveMade(client, app.info?.host ?? 'web', made.value);
      if (saved.outcome === 'refused') refuse(saved.refusal);
      if (saved.outcome === 'saved') {
        ended.value = { how: 'saved', name: made.value.name, leftOut: made.value.leftOut };
      }
    });

  const restore = (file: File): Promise<void> =>
    alone(async () => {
      doing.value = { what: 'handing', done: 0, of: file.size };
      const handed = await upload(client, file, file.name, {
        signal: given.signal,
        onProgress: (done) => (doing.value = { what: 'handing', done, of: file.size }),
      });
      if (!handed.ok) return refuse(handed.refusal);
      doing.value = { what: 'taking', done: 0, of: 0 };
      const taken = await client.call('data.restore', { upload: handed.upload });
      if (!taken.ok) return refuse(taken.refusal);
      waiting.value = true;
    });

  const keepPresent = (): Promise<void> =>
    alone(async () => {
      const kept = await client.call('data.keepPresent', null);
      if (!kept.ok) return refuse(kept.refusal);
      waiting.value = false;
      ended.value = { how: 'kept' };
    });

  function cancel(): void {
    given.abort(CANCELLED);
    if (doing.value !== null && doing.value.what !== 'handing') void client.call('data.cancel', null);
  }

  onScopeDispose(() => {
    stop();
    cancel();
  });

  return {
    ...{ doing: readonly(doing), ended: readonly(ended), waiting: readonly(waiting) },
    ...{ show, backUp, restore, keepPresent, cancel },
  };
}
