import { KOKOPELLI_BOX } from '@shared/games/box';
import type { LibraryService } from '../library';

/** Types of ceremony in a match of Kokopelli. */
const TYPES = 10;

/**
 * Ten types with these ceremonies among them: they come first, and the starter ten (KO-15) fill what is left.
 *
 * @param refs `set-id/card-id` of ceremonies that do not belong to the box; more than ten are cut
 */
export function typesWith(refs: readonly string[], library: LibraryService): string[] {
  const box = library.set(KOKOPELLI_BOX)?.set.cards ?? [];
  const starters = box.flatMap((card) =>
    card.type === 'ceremony' && card.starter === true ? [card.id] : [],
  );
  return [...refs, ...starters].slice(0, TYPES);
}
