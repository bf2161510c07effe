import { fold } from '../../rules/fold';
import type { DesignsDraft, DraftCard, DraftText } from '@shared/contract/drafts';

const says = (text: DraftText, wanted: string): boolean =>
  [text.en, text.ja].some((words) => words !== undefined && fold(words).includes(wanted));

/** The cards of a set that fit a search in either language; all of them where the set's own name fits. */
export function cardsFound(set: DesignsDraft, query: string): readonly DraftCard[] {
  const wanted = fold(query);
  if (wanted === '' || says(set.name, wanted)) return set.cards;
  return set.cards.filter(({ name }) => says(name, wanted));
}
