import type { AbilityHost } from '@shared/abilities/host';
import type { Amount, Step } from '@shared/abilities/step';

function amount(a: Amount, host: AbilityHost): number {
  if (typeof a === 'number') return a;
  const n =
    a.per === 'defeated'
      ? host.defeated(a.color ?? null)
      : a.per === 'hand'
        ? host.handSize()
        : host.discarded();
  return n * (a.times ?? 1) + (a.plus ?? 0);
}
export function carryOut(step: Step, host: AbilityHost): void {
  const c = step.if;
  if (c !== undefined) {
    if ('discarded' in c) {
      if (host.discarded() < c.discarded) return;
    } else if (host.defeated(c.defeated) < c.atLeast) return;
  }
  if ('power' in step) host.addPower(amount(step.power, host));
  else if ('boost' in step) host.addBoost(amount(step.boost, host));
  else if ('targets' in step) host.addTargets(amount(step.targets, host));
  else if ('action' in step) host.addActions(1);
  else if ('discardHand' in step) host.askDiscardHand(step.discardHand.upTo);
  else if ('discardEnemies' in step) host.askDiscardEnemies(step.discardEnemies.upTo);
  else if ('keepOne' in step) host.askKeepOne(step.keepOne);
  else if ('refill' in step) host.refill(step.refill, step.to);
  else if ('get' in step) host.addGets(amount(step.get, host));
  else host.addGetUntil(step.getUntil);
}
