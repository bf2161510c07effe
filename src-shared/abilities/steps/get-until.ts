import { z } from 'zod';
import { numberField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';
import { wide } from '../japanese';

/** After the get phase, get cards one by one until the hand holds n (CT-C8). */
export const getUntil = defineStep<StepOf<'getUntil'>>({
  kind: 'getUntil',
  when: 'after',
  is: (step) => 'getUntil' in step,
  schema: z.strictObject({ getUntil: z.int().min(1).max(7), if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addGetUntil(step.getUntil);
  },
  text: {
    en: (step) => [`Get cards until you hold ${step.getUntil}`],
    ja: (step) => [`手札《てふだ》が${wide(step.getUntil)}まいに なるまで とる`],
  },
  glyphs: (step) => [{ text: String(step.getUntil) }],
  block: {
    fresh: { getUntil: 5 },
    fields: (step) => [numberField('to', [1, 7], step.getUntil, (getUntil) => ({ ...step, getUntil }))],
  },
});
