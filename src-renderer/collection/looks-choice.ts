import type { CallInput } from '@shared/contract/calls';
import type { Looks } from '@shared/contract/pictures';

/** What a change of the looks is told as. */
type LooksChange = CallInput<'looks.change'>;

/** The copies of one card that something is chosen for: one, counted from 0, or all of them. */
export type Copies = number | 'all';

/** What each copy of a card shows: a look, or null for its own picture. */
export const shownBy = (looks: Looks, ref: string, copies: number): (string | null)[] =>
  Array.from({ length: copies }, (_one, copy) => looks.copies[ref]?.[copy] ?? null);

/** The copies of a card by what they show: what is printed of it. */
export function byLook(
  looks: Looks,
  ref: string,
  copies: number,
): { readonly look: string | null; readonly copies: number }[] {
  const counts = new Map<string | null, number>();
  for (const look of shownBy(looks, ref, copies)) counts.set(look, (counts.get(look) ?? 0) + 1);
  return Array.from(counts, ([look, count]) => ({ look, copies: count }));
}

function withCard(copies: Looks['copies'], ref: string, shown: readonly (string | null)[]): Looks['copies'] {
  const { [ref]: _before, ...others } = copies;
  // A card that shows its own picture everywhere needs no entry.
  return shown.every((look) => look === null) ? others : { ...others, [ref]: [...shown] };
}

/**
 * Chooses what copies of a card show.
 * @param copies how many there are in the box
 * @param look `set-id/variant-id`, or null for the card's own picture
 */
export function choose(
  looks: Looks,
  { ref, copies }: { readonly ref: string; readonly copies: number },
  which: Copies,
  look: string | null,
): LooksChange {
  const shown = shownBy(looks, ref, copies).map((before, copy) =>
    which === 'all' || which === copy ? look : before,
  );
  return { copies: withCard(looks.copies, ref, shown) };
}

/** Chooses looks for all copies of many cards at once: those of a whole set of pictures. */
export function chooseAll(
  looks: Looks,
  chosen: readonly { readonly of: string; readonly ref: string }[],
  copiesOf: (ref: string) => number,
): LooksChange {
  let { copies } = looks;
  for (const { of, ref } of chosen) {
    copies = withCard(
      copies,
      of,
      Array.from({ length: copiesOf(of) }, () => ref),
    );
  }
  return { copies };
}

/** Gives every card that shows a look that is taken away its own picture back. */
export function without(looks: Looks, gone: string): LooksChange {
  let { copies } = looks;
  for (const [ref, shown] of Object.entries(looks.copies)) {
    if (!shown.includes(gone)) continue;
    copies = withCard(
      copies,
      ref,
      shown.map((look) => (look === gone ? null : look)),
    );
  }
  return { copies };
}
