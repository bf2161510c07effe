import { z } from 'zod';
import { complain } from './chosen';

/** The languages a card can speak. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The longest text a set may hold, in UTF-16 units (card-sets.md). */
export const TEXT_LIMIT = 300;

/** One text of a set. */
export const words = z.string().max(TEXT_LIMIT);

const languages = { en: z.exactOptional(words), ja: z.exactOptional(words) };
type Spoken = { en?: string; ja?: string };

interface Checked {
  value: Spoken;
  issues: z.core.$ZodRawIssue[];
}

const complainOfNone = ({ value, issues }: Checked): void => {
  issues.push({ ...complain({ code: 'no-language', expected: '{ "en": …, "ja": … }' }), input: value });
};
const speaks = (checked: Checked): void => {
  if (checked.value.en === undefined && checked.value.ja === undefined) complainOfNone(checked);
};
// An empty text is not written again: where something must be said, it says nothing.
const says = (checked: Checked): void => {
  if ((checked.value.en ?? '') === '' && (checked.value.ja ?? '') === '') complainOfNone(checked);
};

/** Something a person reads, in one or both languages; the other falls back to it. */
export const localText = z.strictObject(languages).check(speaks);
export type LocalText = z.infer<typeof localText>;

/** What something is called: a text that is empty in every language is no name. */
export const localName = z.strictObject(languages).check(says);

/** A place: the stage, and the game it belongs to. */
export const place = z.strictObject({ ...languages, game: z.exactOptional(localText) }).check(says);
export type Place = z.infer<typeof place>;

/**
 * Marks that turn the words around them, and letters nobody sees. Joiners and what chooses an emoji's form stay:
 * words and pictures are made with them.
 */
const DISGUISES =
  /\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;

/** A text without what could make it, or what stands beside it, look like something else. */
export const undisguised = (text: string): string => text.replace(DISGUISES, '');

/** The text in a language, or in the other one where it is missing, as it may be shown. */
export const inLanguage = (text: LocalText, language: Language): string =>
  undisguised(text[language] ?? text.en ?? text.ja ?? '');
