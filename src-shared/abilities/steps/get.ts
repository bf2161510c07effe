import { z } from 'zod';
import { amountGlyphs, amountNow, amountSchema, growth } from '../amounts';
import { amountField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** In this turn's get phase up to A more cards, each from the row or the Normal deck (CT-C11, CT-C12). */
export const get = defineStep<StepOf<'get'>>({
  kind: 'get',
  when: 'get',
  is: (step) => 'get' in step,
  schema: z.strictObject({ get: amountSchema, if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addGets(amountNow(step.get, host));
  },
  text: {
    en: ({ get: amount }) =>
      typeof amount === 'number'
        ? [`Get up to ${amount} more ${amount === 1 ? 'card' : 'cards'}`]
        : growth('Extra cards', amount, 'en'),
    ja: (step) => growth('とれるカード', step.get, 'ja'),
  },
  glyphs: (step) => amountGlyphs(step.get),
  block: {
    fresh: { get: 1 },
    fields: (step) => [amountField('amount', step.get, (get) => ({ ...step, get }))],
  },
});
