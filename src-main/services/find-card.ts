import { isPlayed } from '@shared/cards';
import type { CardInPlay } from '@shared/games';
import type { LibraryService } from './library';
import type { Outcome } from './outcome';

/**
 * The card of this name as it lies on disk, or why it cannot join a match.
 *
 * @param ref `set-id/card-id`
 * @param mistakes the refusal for a set that is kept out of matches because of its mistakes
 */
export function findCard(library: LibraryService, ref: string, mistakes: string): Outcome<CardInPlay> {
  const [setId = '', cardId = ''] = ref.split('/');
  const set = library.set(setId)?.set;
  if (set === undefined) {
    const known = library.own().some(({ id }) => id === setId);
    return { ok: false, refusal: { key: known ? mistakes : 'lab.refusals.no-card' } };
  }
  const card = set.cards.find(({ id }) => id === cardId);
  if (card === undefined || !isPlayed(card)) return { ok: false, refusal: { key: 'lab.refusals.no-card' } };
  return { ok: true, value: { ref, card } };
}
