import { z } from 'zod';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** One more action phase after this one. Not a turn: there is no further get phase. */
export const action = defineStep<StepOf<'action'>>({
  kind: 'action',
  when: 'now',
  is: (step) => 'action' in step,
  schema: z.strictObject({ action: z.literal(1), if: z.exactOptional(conditionSchema) }),
  carryOut: (step, host) => {
    host.addActions(step.action);
  },
  text: {
    en: () => ['One more action'],
    ja: () => ['もう１回《かい》 行動《こうどう》できる'],
  },
  glyphs: () => [{ text: '1' }],
  block: { fresh: { action: 1 }, fields: () => [] },
});
