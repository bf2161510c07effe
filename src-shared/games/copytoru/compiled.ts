import type { Step } from '@shared/abilities/step';

/** A card's steps, sorted by when they are carried out, each list in the order written. */
export interface CompiledEffects {
  /** As the card is played. */
  readonly now: readonly Step[];
  /** When the get phase begins. */
  readonly get: readonly Step[];
  /** After the get phase. */
  readonly after: readonly Step[];
}

/** Sorts an ability's steps once, so that a match need not. */
export function compileEffects(effects: readonly Step[]): CompiledEffects {
  return {
    now: effects.filter((step) => !('get' in step) && !('getUntil' in step)),
    get: effects.filter((step) => 'get' in step),
    after: effects.filter((step) => 'getUntil' in step),
  };
}
