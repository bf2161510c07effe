import { z } from 'zod';

/** Something wrong in a file, and where (card-sets.md, Diagnostics). */
export const diagnostic = z.object({
  /** Stable: `unknown-color`. Its words are `diagnostics.<code>` in locales/. */
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  /** JSON path: `cards[12].power`; empty for the file as a whole. */
  path: z.string(),
  found: z.string(),
  expected: z.string(),
  hint: z.string().optional(),
});

export const setSummary = z.object({
  id: z.string(),
  game: z.string(),
  kind: z.enum(['base', 'variants', 'designs']),
  name: z.object({ en: z.string().optional(), ja: z.string().optional() }),
  shipped: z.boolean(),
  counts: z.record(z.string(), z.number().int()),
});

/** Every card and variant that could be read, with what could not. */
export const librarySnapshot = z.object({
  sets: z.array(setSummary),
  /** Cards by `set-id/card-id`, as `abilities/card.ts` types them. */
  cards: z.record(z.string(), z.unknown()),
  variants: z.record(z.string(), z.unknown()),
  problems: z.array(diagnostic),
});
export type LibrarySnapshot = z.infer<typeof librarySnapshot>;
