import { meaningOf, STEPS } from './steps';
import type { BlockField } from './block';
import { STEP_LIMIT, type Condition, type Step, type StepKind } from './step';

type Steps = readonly Step[];

/** A step of a kind as it is when it was just added. */
export const freshStep = (kind: StepKind): Step => STEPS[kind].fresh;

/** What can be changed in a step, apart from its condition. */
export const stepFields = (step: Step): readonly BlockField<Step>[] => meaningOf(step).fields(step);

/** The step with another condition, or without one. */
export function withCondition(step: Step, condition: Condition | null): Step {
  if (condition !== null) return { ...step, if: condition };
  const { if: _gone, ...free } = step;
  return free;
}

/** The ability with a step put in front of the one at `index`; at the end when absent. A full one stays as it is. */
export function withStep(steps: Steps, step: Step, index = steps.length): Steps {
  return steps.length < STEP_LIMIT ? steps.toSpliced(index, 0, step) : steps;
}

/** The ability without the step at `index`. */
export const withoutStep = (steps: Steps, index: number): Steps => steps.filter((_, i) => i !== index);

/** The ability with the step at `index` replaced. */
export const withStepAt = (steps: Steps, index: number, step: Step): Steps =>
  steps.map((old, i) => (i === index ? step : old));

/** A list with the entry at `from` standing at `to`; a place that does not exist counts as the nearest one. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined) return list;
  const place = Math.min(list.length - 1, Math.max(0, to));
  return list.toSpliced(from, 1).toSpliced(place, 0, entry);
}
