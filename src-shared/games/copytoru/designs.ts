import type { CardInPlay } from './faces';
import { refuse, type Refused } from './prepared';

/** The designs that join, one card for each time they are named; refused when one is not in the library. */
export function findDesigns(
  cards: readonly CardInPlay[],
  named: readonly string[],
): Refused | { readonly ok: true; readonly cards: readonly CardInPlay[] } {
  const byRef = new Map(cards.map((entry) => [entry.ref, entry]));
  const unknown = named.filter((ref) => !byRef.has(ref));
  if (unknown.length > 0) {
    return refuse(unknown.map((card) => ({ key: 'prompts.options.unknown-design', values: { card } })));
  }
  return { ok: true, cards: named.flatMap((ref) => byRef.get(ref) ?? []) };
}
