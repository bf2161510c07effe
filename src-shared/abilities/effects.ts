import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import type { Complaint } from '@shared/cards/problem';
import { cardVocabulary } from '@shared/cards/schema';
import { didYouMean } from '@shared/cards/suggest';
import type { EffectVocabulary } from '@shared/cards/vocabulary';
import type { AbilityHost } from './host';
import { conditionHolds } from './conditions';
import { kindsIn, meaningOf, STEPS } from './steps';
import { STEP_KINDS, STEP_LIMIT, type Step } from './step';

const schemas = STEP_KINDS.map((kind) => STEPS[kind].schema);

/** What a set file may say for one step. */
export const stepSchema: z.ZodType<Step> = chosen<Step>((value) => {
  const expected = STEP_KINDS.join(' | ');
  if (typeof value !== 'object' || value === null) return { code: 'wrong-type', expected: '{…}' };
  const [kind, another] = kindsIn(value);
  if (another !== undefined) return { code: 'several-steps', expected };
  if (kind !== undefined) return STEPS[kind].schema;
  const hint = Object.keys(value)
    .map((key) => didYouMean(key, STEP_KINDS))
    .find((word) => word !== undefined);
  return { code: 'unknown-step', expected, ...(hint === undefined ? {} : { hint }) };
}, z.union(schemas));

/** What a set file may say under `effects`. */
const effectsSchema: z.ZodType<readonly Step[]> = z.array(stepSchema).max(STEP_LIMIT);

/** A step made ready to be carried out: what it means has been looked up. */
export type PreparedStep = (host: AbilityHost) => void;

/**
 * Makes a step ready. Carried out, it acts if its condition holds at that moment (CT-C6, CT-C17), and never
 * waits: a step that needs a choice opens the question and returns.
 */
export function prepareStep(step: Step): PreparedStep {
  const carryOut = meaningOf(step).prepare(step);
  const condition = step.if;
  if (condition === undefined) return carryOut;
  return (host) => {
    if (conditionHolds(condition, host)) carryOut(host);
  };
}

function reviewAmount(step: Step, index: number, discards: boolean): Complaint[] {
  const meaning = meaningOf(step);
  const field = meaning.fields(step).find(({ control }) => control === 'amount');
  if (field?.control !== 'amount') return [];
  const amount = field.value;
  if (amount === 0) return [{ code: 'step-without-effect', path: [index, meaning.kind], expected: '1–9' }];
  if (typeof amount === 'number' || amount.per !== 'discarded' || discards) return [];
  return [{ code: 'nothing-discarded', path: [index, meaning.kind, 'per'], expected: 'discardHand' }];
}

/** What an ability says that can never do anything: it does no harm, but it was meant otherwise. */
function reviewEffects(effects: readonly Step[]): readonly Complaint[] {
  const findings: Complaint[] = [];
  let discardable = 0;
  effects.forEach((step, index) => {
    if (step.if !== undefined && 'discarded' in step.if && step.if.discarded > discardable) {
      const expected = discardable === 0 ? 'discardHand' : `1–${discardable}`;
      findings.push({ code: 'nothing-discarded', path: [index, 'if', 'discarded'], expected });
    }
    findings.push(...reviewAmount(step, index, discardable > 0));
    if ('discardHand' in step) discardable += step.discardHand.upTo;
  });
  return findings;
}

/** What an ability can say, and what of it can never do anything. */
export const copytoruEffects: EffectVocabulary<readonly Step[]> = {
  schema: effectsSchema,
  none: [],
  fields: [...STEP_KINDS, 'if', 'to', 'upTo', 'per', 'times', 'plus', 'defeated', 'atLeast', 'discarded'],
  review: reviewEffects,
};

/** What cards of Copy-toru can say, for the reader of card sets. */
export const copytoruVocabulary = cardVocabulary(copytoruEffects);
