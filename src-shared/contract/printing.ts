import { z } from 'zod';
import { madeFile } from './designs';
import { cardRef } from './drafts';
import { message } from './view';

/** Sheets to print (product.md, Print). Cards are 63 × 88 mm. */
export const printJob = z.object({
  /** In the order they are laid out, row by row. */
  cards: z
    .array(
      z.object({
        card: cardRef,
        copies: z.number().int().min(1).max(99),
        /** Another look for it: `set-id/variant-id`. */
        variant: z.exactOptional(cardRef),
      }),
    )
    .min(1)
    .max(2000),
  paper: z.enum(['a4', 'letter']),
  /** `edge`: 3 × 3, cards side by side. `bleed`: 3 mm around each; A4 landscape 4 × 2, Letter portrait 3 × 2. */
  layout: z.enum(['edge', 'bleed']),
  cutMarks: z.boolean(),
  /** Backs on every second page, turned for a printer that turns paper over its long or short edge. */
  backs: z.enum(['none', 'long-edge', 'short-edge']),
  language: z.enum(['en', 'ja']),
});
export type PrintJob = z.infer<typeof printJob>;

export const printId = z.string().regex(/^[0-9a-z]{32}$/);
export const printState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), done: z.number().int(), of: z.number().int() }),
  z.object({
    state: z.literal('done'),
    file: madeFile,
    pages: z.number().int(),
    /** What is not on paper as it should be, card by card. */
    warnings: z.array(message),
  }),
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('failed'), reason: message }),
]);
export type PrintState = z.infer<typeof printState>;
export const printChange = z.object({ id: printId, print: printState });
