import type { PlayedCard } from '@shared/abilities/card';
import { useLibraryStore } from '../../stores/library';

/** The set that is the box: pictures of rules are made of its cards. */
const BOX = 'copytoru-base';
/** The box of Kokopelli. */
const KOKOPELLI = 'kokopelli-base';

/** The full id of a card of the box; one that is full already stays. */
export const boxId = (id: string): string => (id.includes('/') ? id : `${BOX}/${id}`);

/** The full id of a card of Kokopelli's box. */
export const festivalId = (id: string): string => `${KOKOPELLI}/${id}`;

/** The box's cards, as the library has them. */
export function useBox(): { readonly cardOf: (id: string) => PlayedCard | undefined } {
  const library = useLibraryStore();
  return { cardOf: (id) => library.card(boxId(id)) };
}
