import { z } from 'zod';
import { COLORS } from '@shared/cards/vocabulary';
import type { Step } from '@shared/abilities/step';
import base from '../../../../cardsets/copytoru-base/set.json';
import type { CardInPlay } from '../faces';

const text = z.object({ en: z.string(), ja: z.string() });
const common = { id: z.string(), copies: z.int().default(1), name: text, color: z.enum(COLORS) };
const card = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('kirby'),
    power: z.int(),
    effects: z.array(z.custom<Step>()).default([]),
  }),
  z.object({ ...common, type: z.literal('enemy'), life: z.int(), points: z.int() }),
]);

/** For tests: the box as it ships. */
export const BOX = 'copytoru-base';

/** For tests: every card of the box that is played, in set order. */
export const boxCards: readonly CardInPlay[] = base.cards
  .filter(({ type }) => type === 'kirby' || type === 'enemy')
  .map((entry) => ({ ref: `${BOX}/${entry.id}`, card: card.parse(entry) }));
