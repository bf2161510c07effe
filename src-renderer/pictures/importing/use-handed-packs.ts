import { onMounted, watch } from 'vue';
import { useHandedStore } from '../../stores/handed';
import { useNoticesStore } from '../../stores/notices';
import { gatherFiles, type GatheredFile } from './gather';

/** Takes in what the system handed to the program, as if it had been dropped on the room. */
export function useHandedPacks(add: (files: readonly GatheredFile[]) => Promise<void>): void {
  const handed = useHandedStore();
  const notices = useNoticesStore();

  async function takeAll(): Promise<void> {
    for (const { address, name } of handed.take()) {
      try {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
        await add(gatherFiles([new File([await answer.arrayBuffer()], name)]));
      } catch {
        notices.tell('error', { key: 'pictures.refusals.unreadable' });
      }
    }
  }
  watch(() => handed.waiting, takeAll);
  onMounted(takeAll);
}
