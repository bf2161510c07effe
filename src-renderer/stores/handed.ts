import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { MadeFile } from '@shared/contract/designs';
import { useConnection } from '../client/connection';

/** Packs the system handed to the program: they wait for a room that can take them in. */
export const useHandedStore = defineStore('handed', () => {
  const { client } = useConnection();
  const waiting = shallowRef<readonly MadeFile[]>([]);

  client.on('packs.handed', ask);

  /** Asks for what was handed over meanwhile. */
  async function ask(): Promise<void> {
    const more = await client.call('packs.handed', null);
    if (more.length > 0) waiting.value = [...waiting.value, ...more];
  }

  /** Gives what waits to one room. */
  function take(): readonly MadeFile[] {
    const taken = waiting.value;
    if (taken.length > 0) waiting.value = [];
    return taken;
  }

  return { waiting, ask, take };
});
