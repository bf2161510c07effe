import { onMounted, onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { OwnSet } from '@shared/contract/designs';
import { useConnection } from '../client/connection';

/** Sets of designs for a game's cards that cannot join, because something in their files is wrong. */
export function useClosedSets(cards: OwnSet['game']): ShallowRef<readonly OwnSet[]> {
  const { client } = useConnection();
  const closed = shallowRef<readonly OwnSet[]>([]);

  async function load(): Promise<void> {
    try {
      const all = await client.call('designs.list', null);
      closed.value = all.filter(
        ({ game, kind, problems }) =>
          game === cards && kind === 'designs' && problems.some(({ severity }) => severity === 'error'),
      );
    } catch {
      // They could not join anyway: a match can be set up without knowing why.
      closed.value = [];
    }
  }

  onMounted(load);
  onScopeDispose(client.on('library.changed', () => void load()));
  return closed;
}
