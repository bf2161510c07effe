import type { Problem } from '@shared/cards/problem';
import { fixedPart, withCounting, withFixed } from './counting';
import { moved, stepFields, withCondition, withoutStep, withStep, withStepAt } from './editing';
import { STEP_LIMIT, type Amount, type Step } from './step';

type Steps = readonly Step[];

/** One press that mends a problem. Its words are `blocks.waysOut.<key>`. */
export interface WayOut {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
  readonly effects: Steps;
}

/** The step a problem of an ability speaks of: `effects[1].get` is 1. Null when it speaks of something else. */
export function stepOfPath(path: string): number | null {
  const found = /^effects\[(\d+)\]/.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/** The most cards a step may have discarded. */
const mayDiscard = (step: Step): number => ('discardHand' in step ? step.discardHand.upTo : 0);

/** The step with its amounts changed. */
function withAmounts(step: Step, change: (amount: Amount) => Amount): Step {
  for (const field of stepFields(step)) {
    if (field.control === 'amount') return field.set(change(field.value));
  }
  return step;
}

/** Ways to have `missing` more cards discarded before a step. */
function discardBefore(effects: Steps, index: number, missing: number): readonly WayOut[] {
  const later = effects.findIndex(
    (step, i) => i > index && step.if === undefined && mayDiscard(step) >= missing,
  );
  if (later !== -1) return [{ key: 'discardSooner', values: {}, effects: moved(effects, later, index) }];
  if (effects.length === STEP_LIMIT) return [];
  const discard: Step = { discardHand: { upTo: missing } };
  return [{ key: 'discard', values: { n: missing }, effects: withStep(effects, discard, index) }];
}

function nothingDiscarded(effects: Steps, index: number, step: Step, path: string): readonly WayOut[] {
  const { if: condition } = step;
  const ofCondition = path === `effects[${index}].if.discarded`;
  if (!ofCondition || condition === undefined || !('discarded' in condition)) {
    const fixed = withAmounts(step, (amount) => withCounting(amount, 'fixed'));
    return [
      ...discardBefore(effects, index, 1),
      { key: 'fixed', values: {}, effects: withStepAt(effects, index, fixed) },
    ];
  }
  const possible = effects.slice(0, index).reduce((sum, before) => sum + mayDiscard(before), 0);
  const softer = withCondition(step, possible > 0 ? { discarded: possible } : null);
  return [
    ...discardBefore(effects, index, condition.discarded - possible),
    {
      key: possible > 0 ? 'askFewer' : 'unconditional',
      values: { n: possible },
      effects: withStepAt(effects, index, softer),
    },
  ];
}

/** What one press can do about a problem of an ability, the likeliest first. Each way is an ability the schema accepts. */
export function waysOut(effects: Steps, { code, path }: Pick<Problem, 'code' | 'path'>): readonly WayOut[] {
  if (code === 'effects-on-white') return [{ key: 'removeAll', values: {}, effects: [] }];
  const index = stepOfPath(path);
  const step = index === null ? undefined : effects[index];
  if (index === null || step === undefined) return [];
  if (code === 'nothing-discarded') return nothingDiscarded(effects, index, step, path);
  if (code !== 'step-without-effect') return [];
  const some = withAmounts(step, (amount) => withFixed(amount, Math.max(1, fixedPart(amount))));
  return [
    { key: 'one', values: {}, effects: withStepAt(effects, index, some) },
    { key: 'remove', values: {}, effects: withoutStep(effects, index) },
  ];
}
