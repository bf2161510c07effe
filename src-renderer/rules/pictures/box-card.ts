import type { PlayedCard } from '@shared/abilities/card';
import { useLibraryStore } from '../../stores/library';

/** The set that is the box: pictures of rules are made of its cards. */
const BOX = 'copytoru-base';

/** The full id of a card of the box. */
export const boxId = (id: string): string => `${BOX}/${id}`;

/** The box's cards, as the library has them. */
export function useBox(): { readonly cardOf: (id: string) => PlayedCard | undefined } {
  const library = useLibraryStore();
  return { cardOf: (id) => library.card(boxId(id)) };
}
