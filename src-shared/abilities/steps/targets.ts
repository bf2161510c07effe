import { z } from 'zod';
import { amountGlyphs, amountNow, amountSchema, growth } from '../amounts';
import { amountField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** Choose up to A more enemies for this attack; the full power meets each of them (CT-C1). */
export const targets = defineStep<StepOf<'targets'>>({
  kind: 'targets',
  when: 'now',
  is: (step) => 'targets' in step,
  schema: z.strictObject({ targets: amountSchema, if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addTargets(amountNow(step.targets, host));
  },
  text: {
    en: ({ targets: amount }) =>
      typeof amount === 'number'
        ? [`Choose up to ${amount} more ${amount === 1 ? 'enemy' : 'enemies'}`]
        : growth('Targets', amount, 'en'),
    ja: (step) => growth('ねらえる敵《てき》', step.targets, 'ja'),
  },
  glyphs: (step) => amountGlyphs(step.targets),
  reach: () => 'enemies',
  block: {
    fresh: { targets: 1 },
    fields: (step) => [amountField('amount', step.targets, (targets) => ({ ...step, targets }))],
  },
});
