import { z } from 'zod';
import { numberField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';
import { wide } from '../japanese';

/** The player may discard up to n enemies from the table. */
export const discardEnemies = defineStep<StepOf<'discardEnemies'>>({
  kind: 'discardEnemies',
  when: 'now',
  is: (step) => 'discardEnemies' in step,
  schema: z.strictObject({
    discardEnemies: z.strictObject({ upTo: z.int().min(1).max(5) }),
    if: z.exactOptional(conditionSchema),
  }),
  carryOut: (step, host) => {
    host.askDiscardEnemies(step.discardEnemies.upTo);
  },
  text: {
    en: ({ discardEnemies: { upTo } }) => [`Discard up to ${upTo} ${upTo === 1 ? 'enemy' : 'enemies'}`],
    ja: ({ discardEnemies: { upTo } }) => [`敵《てき》を${wide(upTo)}まいまで すててよい`],
  },
  glyphs: (step) => [{ text: String(step.discardEnemies.upTo) }],
  reach: () => 'enemies',
  block: {
    fresh: { discardEnemies: { upTo: 1 } },
    fields: (step) => [
      numberField('upTo', [1, 5], step.discardEnemies.upTo, (upTo) => ({
        ...step,
        discardEnemies: { upTo },
      })),
    ],
  },
});
