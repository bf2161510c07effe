import { eachCopy, makeFaces, type CardInPlay, type Faces } from './faces';
import { refuse, type MatchInput, type Refused } from './prepared';

/** The cards of a match: the box, each copy after the other, then the designs that join. */
export interface Gathered {
  readonly ok: true;
  readonly faces: Faces;
  /** The first instance that is a joined design. */
  readonly designsFrom: number;
}

/** Gathers the cards of a match; refused when a design is not in the library. */
export function gatherCards(input: MatchInput, designs: readonly string[]): Gathered | Refused {
  const box = eachCopy(input.cards.filter(({ ref }) => ref.startsWith(`${input.box}/`)));
  const joining = findDesigns(input.cards, designs);
  if (!joining.ok) return joining;
  return { ok: true, faces: makeFaces([...box, ...joining.cards]), designsFrom: box.length };
}

/** The designs that join, one card for each time they are named; refused when one is not in the library. */
function findDesigns(
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
