import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { PlayedCard } from '@shared/abilities/card';
import type { LibrarySnapshot } from '@shared/contract/library';
import { useConnection } from '../client/connection';
import { playedCards } from '../cards/played-card';

const EMPTY: LibrarySnapshot = { sets: [], cards: {}, variants: {}, problems: [] };

/** Every card that can be played, by `set-id/card-id`. */
export const useLibraryStore = defineStore('library', () => {
  const { client } = useConnection();
  const snapshot = shallowRef<LibrarySnapshot>(EMPTY);
  const cards = computed<ReadonlyMap<string, PlayedCard>>(() => playedCards(snapshot.value.cards));

  client.on('library.changed', (changed) => {
    snapshot.value = changed;
  });

  async function load(): Promise<void> {
    snapshot.value = await client.call('library.get', null);
  }

  const card = (id: string): PlayedCard | undefined => cards.value.get(id);

  return { snapshot, cards, card, load };
});
