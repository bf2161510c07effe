import type { StepMeaning } from '../definition';
import { STEP_KINDS, type Step, type StepKind } from '../step';
import { action } from './action';
import { boost } from './boost';
import { discardEnemies } from './discard-enemies';
import { discardHand } from './discard-hand';
import { get } from './get';
import { getUntil } from './get-until';
import { keepOne } from './keep-one';
import { power } from './power';
import { refill } from './refill';
import { targets } from './targets';

/** Every kind of step. A new kind is a file beside these and a line here. */
export const STEPS: Readonly<Record<StepKind, StepMeaning>> = {
  power,
  boost,
  targets,
  action,
  discardHand,
  discardEnemies,
  keepOne,
  refill,
  get,
  getUntil,
};

/** The kinds of step an object names: one, if it is a step. */
export const kindsIn = (value: object): readonly StepKind[] =>
  STEP_KINDS.filter((kind) => Object.hasOwn(value, kind));

/** The kind of a step. */
export function stepKind(step: Step): StepKind {
  for (const kind of STEP_KINDS) if (kind in step) return kind;
  throw new Error('A step of no kind: it cannot have passed the schema.');
}

/** What the program knows about a step. */
export const meaningOf = (step: Step): StepMeaning => STEPS[stepKind(step)];
