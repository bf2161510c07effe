/** One pick on the way to where a card is let go: the kind of decision it answers, and the option. */
export interface Step {
  readonly kind: string;
  readonly pick: string;
}

/**
 * Where a card can go by more than one pick, by instance and by the place it is let go over. Only what surely
 * leads there: the picks are made one after the other, as each is asked for.
 */
export type Ways = ReadonlyMap<number, ReadonlyMap<string, readonly Step[]>>;

export const NO_WAYS: Ways = new Map();

/**
 * The rest of a way, the pick for the open decision first; none where it leads no further. A pick that was the
 * only one possible is not asked for and left out.
 */
export function restOf(
  steps: readonly Step[],
  kind: string,
  offered: (id: string) => boolean,
): readonly Step[] {
  const at = steps.findIndex((step) => step.kind === kind);
  const next = steps[at];
  return next !== undefined && offered(next.pick) ? steps.slice(at) : [];
}
