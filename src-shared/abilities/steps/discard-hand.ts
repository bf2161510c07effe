import { z } from 'zod';
import { numberField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';
import { wide } from '../japanese';

/** The player may discard up to n cards from the hand; the played card is not in it (CT-C5). */
export const discardHand = defineStep<StepOf<'discardHand'>>({
  kind: 'discardHand',
  when: 'now',
  is: (step) => 'discardHand' in step,
  schema: z.strictObject({
    discardHand: z.strictObject({ upTo: z.int().min(1).max(5) }),
    if: z.exactOptional(conditionSchema),
  }),
  carryOut: (step, host) => {
    host.askDiscardHand(step.discardHand.upTo);
  },
  text: {
    en: ({ discardHand: { upTo } }) => [`Discard up to ${upTo} hand ${upTo === 1 ? 'card' : 'cards'}`],
    ja: ({ discardHand: { upTo } }) => [`手札《てふだ》を${wide(upTo)}まいまで すててよい`],
  },
  glyphs: (step) => [{ text: String(step.discardHand.upTo) }],
  block: {
    fresh: { discardHand: { upTo: 1 } },
    fields: (step) => [
      numberField('upTo', [1, 5], step.discardHand.upTo, (upTo) => ({ ...step, discardHand: { upTo } })),
    ],
  },
});
