import { z } from 'zod';
import { amountGlyphs, amountNow, amountSchema, growth } from '../amounts';
import { amountField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** This card's power +A for this attack. */
export const power = defineStep<StepOf<'power'>>({
  kind: 'power',
  when: 'now',
  is: (step) => 'power' in step,
  schema: z.strictObject({ power: amountSchema, if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addPower(amountNow(step.power, host));
  },
  text: {
    en: (step) => growth('Power', step.power, 'en'),
    ja: (step) => growth('パワー', step.power, 'ja'),
  },
  glyphs: (step) => amountGlyphs(step.power),
  block: {
    fresh: { power: 1 },
    fields: (step) => [amountField('amount', step.power, (power) => ({ ...step, power }))],
  },
});
