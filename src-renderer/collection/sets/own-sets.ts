import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { useConnection } from '../../client/connection';
import type { OwnSet } from '@shared/contract/designs';
import type { DraftText } from '@shared/contract/drafts';
import type { Language } from '@shared/cards/words';
import { changePictureSet } from '../../pictures/importing/picture-sets';
import { saveMade } from '../../pictures/save-made';
import { failed } from '../../pictures/upload';
import { useAppStore } from '../../stores/app';
import { useNoticesStore } from '../../stores/notices';

/** The sets people have made or taken in, and what can be done with them as wholes. */
export const useOwnSetsStore = defineStore('own-sets', () => {
  const { client } = useConnection();
  const app = useAppStore();
  const notices = useNoticesStore();
  const sets = shallowRef<readonly OwnSet[]>([]);
  const phase = shallowRef<'loading' | 'ready' | 'failed'>('loading');
  const removed = shallowRef<readonly OwnSet[]>([]);
  /** Taken away since the page was opened: they can be put back. */
  const gone = computed(() => removed.value.filter(({ id }) => !sets.value.some((set) => set.id === id)));

  async function load(): Promise<void> {
    try {
      sets.value = await client.call('designs.list', null);
      phase.value = 'ready';
    } catch {
      if (sets.value.length === 0) phase.value = 'failed';
    }
  }
  client.on('library.changed', () => void load());

  async function remove(set: OwnSet): Promise<void> {
    try {
      const answer = await client.call('designs.remove', { id: set.id });
      if (!answer.ok) return notices.tell('error', answer.refusal);
      removed.value = [...removed.value.filter(({ id }) => id !== set.id), set];
      await load();
    } catch (problem) {
      notices.tell('error', failed(problem).refusal);
    }
  }

  async function putBack(set: OwnSet): Promise<void> {
    try {
      const back = await client.call('designs.putBack', { id: set.id });
      if (!back.ok) return notices.tell('error', back.refusal);
      removed.value = removed.value.filter(({ id }) => id !== set.id);
      await load();
    } catch (problem) {
      notices.tell('error', failed(problem).refusal);
    }
  }

  async function rename({ id }: OwnSet, language: Language, name: string): Promise<void> {
    const renamed = await changePictureSet(client, id, (draft) => {
      const names: DraftText = { ...draft.name, [language]: name };
      return { ...draft, name: names };
    });
    if (!renamed.ok) notices.tell('error', renamed.refusal);
    else await load();
  }

  async function exportSet({ id }: OwnSet): Promise<void> {
    try {
      const made = await client.call('designs.export', { id });
      if (!made.ok) return notices.tell('error', made.refusal);
      const saved = await saveMade(client, app.info?.host ?? 'web', made.value);
      if (saved.outcome === 'refused') notices.tell('error', saved.refusal);
      else if (saved.outcome === 'saved') {
        notices.tell('info', { key: 'collection.sets.exported', values: { name: made.value.name } });
      }
    } catch (problem) {
      notices.tell('error', failed(problem).refusal);
    }
  }

  return { sets, phase, gone, load, remove, putBack, rename, exportSet };
});
