import { z } from 'zod';
import { choiceField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';

/** Choose one card of the table or of the row and discard the others; compulsory (CT-C2, CT-C7). */
export const keepOne = defineStep<StepOf<'keepOne'>>({
  kind: 'keepOne',
  when: 'now',
  is: (step) => 'keepOne' in step,
  schema: z.strictObject({
    keepOne: z.enum(['enemies', 'kirby']),
    if: z.exactOptional(conditionSchema),
  }),
  carryOut: (step, host) => {
    host.askKeepOne(step.keepOne);
  },
  text: {
    en: (step) => [
      step.keepOne === 'kirby' ? 'Keep one card of the row,' : 'Keep one enemy,',
      'discard the others',
    ],
    ja: (step) => [
      step.keepOne === 'kirby' ? '場札《ばふだ》を１まい のこし' : '敵《てき》を１まい のこし',
      'ほかを すてる',
    ],
  },
  glyphs: () => [],
  reach: (step) => step.keepOne,
  block: {
    fresh: { keepOne: 'enemies' },
    fields: (step) => [
      choiceField(
        'what',
        { options: ['enemies', 'kirby'], words: 'blocks.keep' },
        step.keepOne,
        (keepOne) => ({ ...step, keepOne }),
      ),
    ],
  },
});
