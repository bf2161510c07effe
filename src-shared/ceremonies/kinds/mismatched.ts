import { z } from 'zod';
import { numberField } from '@shared/cards/block';
import { wide } from '@shared/cards/japanese';
import { defineEffect } from '../definition';
import type { EffectOf } from '../effect';

const RANGE = [1, 2] as const;
const often = (times: number): string => (times === 1 ? 'Once' : 'Twice');

/** So often a turn a ceremony card may be laid that does not match, as if it did. */
export const mismatched = defineEffect<EffectOf<'play', 'mismatched'>>({
  kind: 'mismatched',
  hears: 'play',
  field: 'mismatched',
  is: (effect) => effect.hears === 'play' && 'mismatched' in effect,
  schema: z.strictObject({ hears: z.literal('play'), mismatched: z.int().min(RANGE[0]).max(RANGE[1]) }),
  rule: (effect) => ({ mismatches: effect.mismatched }),
  text: {
    en: (effect) => [
      `${often(effect.mismatched)} a turn you may lay a`,
      'ceremony card that does not',
      'match, as if it did.',
    ],
    ja: (effect) => [
      `ターンに ${wide(effect.mismatched)}回《かい》まで`,
      '種類《しゅるい》の ちがう おまつりにも',
      'おまつりカードを おける。',
    ],
  },
  short: {
    en: (effect) => `${often(effect.mismatched)} a turn a card need not match`,
    ja: (effect) => `ターンに ${wide(effect.mismatched)}回 ちがう札も おける`,
  },
  signs: (effect) => [{ sign: 'mismatch' }, { text: `×${effect.mismatched}` }],
  block: {
    fresh: { hears: 'play', mismatched: 1 },
    fields: (effect) => [
      numberField('mismatched', RANGE, effect.mismatched, (count) => ({ ...effect, mismatched: count })),
    ],
  },
});
