import { z } from 'zod';

/** The languages a card can speak. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The longest text a set may hold, in UTF-16 units (card-sets.md). */
export const TEXT_LIMIT = 300;

const words = z.string().max(TEXT_LIMIT);

/** Something a person reads, in one or both languages; the other falls back to it. */
export const localText = z
  .object({ en: words.optional(), ja: words.optional() })
  .refine((text) => text.en !== undefined || text.ja !== undefined, { error: 'no-language' });
export type LocalText = z.infer<typeof localText>;

/** The text in a language, or in the other one where it is missing. */
export const inLanguage = (text: LocalText, language: Language): string =>
  text[language] ?? text.en ?? text.ja ?? '';
