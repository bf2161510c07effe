import type { When } from '@shared/abilities/host';
import type { Step } from '@shared/abilities/step';
import { meaningOf } from '@shared/abilities/steps';

/** A card's steps, sorted by when they are carried out, each list in the order written. */
export type CompiledEffects = Readonly<Record<When, readonly Step[]>>;

/** Sorts an ability's steps once, so that a match need not. */
export function compileEffects(effects: readonly Step[]): CompiledEffects {
  const during = (when: When): Step[] => effects.filter((step) => meaningOf(step).when === when);
  return { now: during('now'), get: during('get'), after: during('after') };
}
