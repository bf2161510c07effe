import { KOKOPELLI_BOX } from '@shared/games/box';
import { kokopelliCards, starterTypes } from '@shared/games/kokopelli/choice';
import { typeName } from '@shared/games/kokopelli/type-names';
import { TYPES } from '@shared/games/kokopelli/numbers';
import { cardsInPlay } from '../cards-in-play';
import type { LibraryService } from '../library';

/**
 * Ten types with these ceremonies among them: they come first, and the starter ten (KO-15) fill what is left.
 *
 * @param refs `set-id/card-id` of ceremonies, of the box or of others; more than ten are cut
 */
export function typesWith(refs: readonly string[], library: LibraryService): string[] {
  const box = library.set(KOKOPELLI_BOX)?.set;
  const starters = box === undefined ? [] : starterTypes(kokopelliCards(cardsInPlay(box)));
  return [...new Set([...refs.map(typeName), ...starters])].slice(0, TYPES);
}
