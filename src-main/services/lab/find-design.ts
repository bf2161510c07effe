import { measurable, type LabEntry } from '@shared/lab';
import { findCard } from '../find-card';
import type { LibraryService } from '../library';
import type { Outcome } from '../outcome';

/**
 * The card of this name as it lies on disk, or why it cannot be measured.
 *
 * @param ref `set-id/card-id`
 * @param mistakes the refusal for a set that is kept out of matches because of its mistakes
 */
export function findDesign(library: LibraryService, ref: string, mistakes: string): Outcome<LabEntry> {
  const found = findCard(library, ref, mistakes);
  if (!found.ok) return found;
  const [card] = measurable([found.value]);
  return card === undefined
    ? { ok: false, refusal: { key: 'lab.refusals.no-card' } }
    : { ok: true, value: card };
}
