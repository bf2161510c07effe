import { z } from 'zod';
import { amountGlyphs, amountNow, amountSchema, growth } from '../amounts';
import { amountField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** Until the turn ends every Kirby card of this seat gets +A, this one included (CT-C4). */
export const boost = defineStep<StepOf<'boost'>>({
  kind: 'boost',
  when: 'now',
  is: (step) => 'boost' in step,
  schema: z.strictObject({ boost: amountSchema, if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addBoost(amountNow(step.boost, host));
  },
  text: {
    en: ({ boost: amount }) =>
      typeof amount === 'number' ? [`Power +${amount} this turn`] : growth('This turn: power', amount, 'en'),
    ja: (step) => growth('このターン パワー', step.boost, 'ja'),
  },
  glyphs: (step) => amountGlyphs(step.boost),
  block: {
    fresh: { boost: 1 },
    fields: (step) => [amountField('amount', step.boost, (boost) => ({ ...step, boost }))],
  },
});
