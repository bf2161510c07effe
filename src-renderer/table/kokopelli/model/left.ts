import { CEREMONY_COPIES, WILD_COPIES } from '@shared/ceremonies/vocabulary';
import type { MatchView } from '@shared/contract/view';
import { ownerOf } from './places';

/** How many cards of a type each seat still has that this viewer has not seen: in its draw pile or its hand. */
export interface LeftOfType {
  /** `set-id/card-id`. */
  readonly ref: string;
  /** By seat. */
  readonly bySeat: readonly number[];
}

/**
 * Counts the cards whose place the viewer cannot know, by type and owner. Of my own that is my draw pile.
 *
 * @param types refs of the types in play
 * @param wild ref of the wild card
 */
export function leftToSee(view: MatchView, types: readonly string[], wild: string): readonly LeftOfType[] {
  const seen = new Map<string, number>();
  const key = (ref: string, seat: number): string => `${seat} ${ref}`;
  for (const [instance, ref] of Object.entries(view.cards)) {
    const at = key(ref, ownerOf(Number(instance)));
    seen.set(at, (seen.get(at) ?? 0) + 1);
  }
  const rows = [
    ...types.map((ref) => ({ ref, copies: CEREMONY_COPIES })),
    { ref: wild, copies: WILD_COPIES },
  ];
  return rows.map(({ ref, copies }) => ({
    ref,
    bySeat: view.seats.map((_, seat) => copies - (seen.get(key(ref, seat)) ?? 0)),
  }));
}
