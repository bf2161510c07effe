import { prepareStep, type PreparedStep } from '@shared/abilities/effects';
import type { When } from '@shared/abilities/host';
import type { Step } from '@shared/abilities/step';
import { meaningOf } from '@shared/abilities/steps';

/** A card's steps, made ready and sorted by when they are carried out, each list in the order written. */
export type CompiledEffects = Readonly<Record<When, readonly PreparedStep[]>>;

/** Sorts an ability's steps once, so that a match need not. */
export function compileEffects(effects: readonly Step[]): CompiledEffects {
  const during = (when: When): PreparedStep[] =>
    effects.filter((step) => meaningOf(step).when === when).map(prepareStep);
  return { now: during('now'), get: during('get'), after: during('after') };
}
