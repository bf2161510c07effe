import type { LibrarySnapshot } from '@shared/contract/library';

/** Copies that join, by `set-id/card-id`; those that stay away are not in it. */
export type DesignCopies = Record<string, number>;

/** The most copies of one design, and cards of designs in one match. */
export const MOST_COPIES = 3;
export const MOST_DESIGNS = 100;

/** A set of designs that can join. */
export interface DesignSet {
  readonly id: string;
  readonly name: { readonly en?: string | undefined; readonly ja?: string | undefined };
  /** Its cards that are played, by `set-id/card-id`. */
  readonly cards: readonly string[];
}

/** Every set of designs for Copy-toru with a card that can be played. */
export function designSets(
  { sets }: Pick<LibrarySnapshot, 'sets'>,
  cards: ReadonlyMap<string, unknown>,
): DesignSet[] {
  return sets
    .filter(({ game, kind }) => game === 'copytoru' && kind === 'designs')
    .map(({ id, name }) => ({
      id,
      name,
      cards: [...cards.keys()].filter((ref) => ref.startsWith(`${id}/`)),
    }))
    .filter((set) => set.cards.length > 0);
}

/** Counts the designs an option names, up to the most copies; whatever is not known stays away. */
export function readDesigns(option: unknown, known: (ref: string) => boolean): DesignCopies {
  const copies: DesignCopies = {};
  for (const ref of Array.isArray(option) ? option : []) {
    if (typeof ref !== 'string' || !known(ref)) continue;
    copies[ref] = Math.min(MOST_COPIES, (copies[ref] ?? 0) + 1);
  }
  return copies;
}

/** The designs as the option names them: each as often as it joins. */
export const writeDesigns = (copies: Readonly<DesignCopies>): string[] =>
  Object.entries(copies).flatMap(([ref, count]) => Array<string>(count).fill(ref));

/** How many copies every card of a set has; null when they differ. */
export function copiesOfEach(set: DesignSet, copies: Readonly<DesignCopies>): number | null {
  const counts = new Set(set.cards.map((ref) => copies[ref] ?? 0));
  const [count = 0] = counts;
  return counts.size > 1 ? null : count;
}

/** Lets so many copies of these cards join. */
export function setCopies(copies: DesignCopies, refs: readonly string[], count: number): DesignCopies {
  const kept = Object.entries(copies).filter(([ref]) => !refs.includes(ref));
  const chosen = count > 0 ? refs.map((ref): [string, number] => [ref, count]) : [];
  return Object.fromEntries([...kept, ...chosen]);
}
