import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { PlayedCard, Variant } from '@shared/abilities/card';
import type { LibrarySnapshot } from '@shared/contract/library';
import type { HouseCard } from '@shared/vocabularies';
import { useConnection } from '../client/connection';
import { forgetMissing } from '../cards/painter';
import { allCards, playedCards, variants as readVariants } from '../cards/played-card';

const EMPTY: LibrarySnapshot = { sets: [], cards: {}, variants: {}, problems: [] };

/** How the addresses of pictures begin that a set names and that are nowhere; problems tell long names cut. */
const missingIn = ({ problems }: LibrarySnapshot): ReadonlySet<string> =>
  new Set(
    problems.flatMap(({ code, found }) => {
      const hash = code === 'missing-picture' ? /[0-9a-f]{60,64}/.exec(found)?.[0] : undefined;
      return hash === undefined ? [] : [`/art/${hash}`];
    }),
  );

/** Every card of every set, by `set-id/card-id`, and every other look. `cards` are those of Copy-toru that are played. */
export const useLibraryStore = defineStore('library', () => {
  const { client } = useConnection();
  const snapshot = shallowRef<LibrarySnapshot>(EMPTY);
  const cards = computed<ReadonlyMap<string, PlayedCard>>(() => playedCards(snapshot.value.cards));

  /** Of every game, with number, rules and blank cards, which are shown but never lie on a table. */
  const everyCard = computed<ReadonlyMap<string, HouseCard>>(() => allCards(snapshot.value.cards));
  /** The other looks of cards, by `set-id/variant-id`. */
  const variants = computed<ReadonlyMap<string, Variant>>(() => readVariants(snapshot.value.variants));

  client.on('library.changed', (changed) => {
    // A picture that was missing may have come with it.
    forgetMissing(missingIn(changed));
    snapshot.value = changed;
  });

  async function load(): Promise<void> {
    const loaded = await client.call('library.get', null);
    forgetMissing(missingIn(loaded));
    snapshot.value = loaded;
  }

  const card = (id: string): PlayedCard | undefined => cards.value.get(id);

  const anyCard = (id: string): HouseCard | undefined => everyCard.value.get(id);
  const variant = (id: string): Variant | undefined => variants.value.get(id);

  return { snapshot, cards, card, everyCard, anyCard, variants, variant, load };
});
