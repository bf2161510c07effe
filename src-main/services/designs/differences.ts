import type { Backup } from '@shared/contract/designs';
import { draftText, type DraftText } from '@shared/contract/drafts';
import { valueAt } from '@shared/cards/problem';

/** So many names of each kind are told: one more than is shown, so that it can be said that there are others. */
const MOST = 4;

/** What distinguishes an earlier version of a set's file from the one there is now, by the names of its cards. */
export function differences(earlier: string, now: string): NonNullable<Backup['against']> {
  const before = cardsIn(earlier);
  const after = cardsIn(now);
  const names = (cards: ReadonlyMap<string, Entry>, keeps: (id: string) => boolean): DraftText[] =>
    [...cards]
      .filter(([id]) => keeps(id))
      .slice(0, MOST)
      .map(([, { name }]) => name);
  return {
    only: names(before, (id) => !after.has(id)),
    lacks: names(after, (id) => !before.has(id)),
    other: names(before, (id) => after.has(id) && after.get(id)?.text !== before.get(id)?.text),
  };
}

interface Entry {
  readonly name: DraftText;
  readonly text: string;
}

/** The cards of a file by their ids; none of one that is damaged. */
function cardsIn(text: string): ReadonlyMap<string, Entry> {
  const cards = new Map<string, Entry>();
  try {
    const root: unknown = JSON.parse(text);
    const list: unknown = valueAt(root, ['cards']) ?? valueAt(root, ['variants']);
    for (const entry of Array.isArray(list) ? list : []) {
      const name = draftText.safeParse(valueAt(entry, ['name']));
      const id = String(valueAt(entry, ['id']));
      cards.set(id, { name: name.success ? name.data : {}, text: JSON.stringify(entry) });
    }
  } catch {
    // A damaged version is told of by its number of cards: none.
  }
  return cards;
}
