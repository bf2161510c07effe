import { z } from 'zod';
import { chosen } from '@shared/cards/chosen';
import { choiceField, targetField } from '../block';
import { conditionSchema } from '../conditions';
import { defineStep, type StepOf } from '../definition';
import { wide } from '../japanese';

const full = z.literal('full');
const fixed = z.int().min(1).max(9);
const count = chosen<'full' | number>(
  (value) => (typeof value === 'number' ? fixed : full),
  z.union([full, fixed]),
);

/** What `full` says on a card: five, for which each mode reads its own number. */
const FULL = 5;

const upTo = (step: StepOf<'refill'>): number => (step.to === 'full' ? FULL : step.to);

/** Deal from the deck until that many lie face up (CT-C3, CT-C15, CT-C16). */
export const refill = defineStep<StepOf<'refill'>>({
  kind: 'refill',
  when: 'now',
  is: (step) => 'refill' in step,
  schema: z.strictObject({
    refill: z.enum(['enemies', 'kirby']),
    to: count,
    if: z.exactOptional(conditionSchema),
  }),
  carryOut: (step, host) => {
    host.refill(step.refill, step.to);
  },
  text: {
    en: (step) => [`Deal ${step.refill === 'kirby' ? 'the row' : 'enemies'} up to ${upTo(step)}`],
    ja: (step) => [
      `${step.refill === 'kirby' ? '場札《ばふだ》' : '敵《てき》'}を${wide(upTo(step))}まいまで おぎなう`,
    ],
  },
  glyphs: (step) => [{ text: String(upTo(step)) }],
  reach: (step) => step.refill,
  block: {
    fresh: { refill: 'enemies', to: 'full' },
    fields: (step) => [
      choiceField(
        'what',
        { options: ['enemies', 'kirby'], words: 'blocks.refill' },
        step.refill,
        (refill) => ({ ...step, refill }),
      ),
      targetField('to', [1, 9], step.to, (to) => ({ ...step, to })),
    ],
  },
});
