import type { Step } from '@shared/abilities';

/** A step with a name of its own on the page, so that a block that moves stays the same block. */
export interface NamedStep {
  readonly id: number;
  readonly step: Step;
}

/**
 * Gives steps the names they had before, also when the change came from elsewhere (undo, another card's
 * ability): the same step keeps its name wherever it went, an edited one keeps it in its place.
 * @param fresh a name nothing else bears
 */
export function namedSteps(
  before: readonly NamedStep[],
  steps: readonly Step[],
  fresh: () => number,
): readonly NamedStep[] {
  const free = new Map(before.map((named) => [named.id, JSON.stringify(named.step)]));
  const names: (number | undefined)[] = steps.map(() => undefined);
  const take = (index: number, id: number | undefined): void => {
    if (id === undefined || names[index] !== undefined || !free.delete(id)) return;
    names[index] = id;
  };
  const texts = steps.map((step) => JSON.stringify(step));
  texts.forEach((text, i) => {
    const there = before[i];
    if (there !== undefined && free.get(there.id) === text) take(i, there.id);
  });
  texts.forEach((text, i) => {
    take(i, [...free].find(([, other]) => other === text)?.[0]);
  });
  if (before.length === steps.length) steps.forEach((_, i) => take(i, before[i]?.id));
  return steps.map((step, i) => ({ id: names[i] ?? fresh(), step }));
}
