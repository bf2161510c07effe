import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { CallInput, CallOutput } from '@shared/contract/calls';
import { defaultLooks, type Looks } from '@shared/contract/pictures';
import { chosenLook, copyOf, drawnLook } from '../cards/looks';
import { useConnection } from '../client/connection';
import { useLibraryStore } from './library';

/** Which look each copy of a card shows. */
export const useLooksStore = defineStore('looks', () => {
  const { client } = useConnection();
  const library = useLibraryStore();
  const looks = shallowRef<Looks>(defaultLooks);

  client.on('looks.changed', (changed) => {
    looks.value = changed;
  });

  async function load(): Promise<void> {
    looks.value = await client.call('looks.get', null);
  }

  /** Sends a change; what counts is what the main process made of it, or why it could not. */
  async function change(patch: CallInput<'looks.change'>): Promise<CallOutput<'looks.change'>> {
    const changed = await client.call('looks.change', patch);
    if (changed.ok) looks.value = changed.value;
    return changed;
  }

  /** The look of a copy of a card, away from any match: `set-id/variant-id`, or null for its own. */
  const lookOf = (cardId: string, copy = 0): string | null =>
    chosenLook(looks.value, library.variants, cardId, copy);

  /** The look of an instance of a match. */
  function lookInMatch(match: string, instance: number, cardId: string): string | null {
    if (looks.value.surprise) return drawnLook(library.variants, cardId, match, instance);
    return lookOf(cardId, copyOf(instance, library.anyCard(cardId)?.copies ?? 1));
  }

  return { looks, load, change, lookOf, lookInMatch };
});
