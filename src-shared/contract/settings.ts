import { z } from 'zod';
import { plainData } from '@shared/table/plain-data';

/** What a person can set. Every field has a default, so a damaged file loses only its damaged fields. */
export const settings = z.object({
  format: z.literal('tefuda-settings/1'),
  language: z.enum(['en', 'ja', 'system']),
  theme: z.enum(['light', 'dark', 'system']),
  /** The language of card text; `same` follows the interface. */
  cardLanguage: z.enum(['en', 'ja', 'same']),
  /** Show the printed cards' names, where known, in place of ours. */
  printedNames: z.boolean(),
  /** Root text size in percent. */
  textSize: z.number().int().min(80).max(160),
  /** Animation speed: durations are multiplied by 1.5, 1, 0.6 or 0. */
  motion: z.enum(['slow', 'normal', 'fast', 'off']),
  /** Pause between computers' moves. */
  computerPace: z.enum(['normal', 'faster']),
  /** The card counter on the table: what is still in the decks, from what was seen. */
  cardCounter: z.boolean(),
  /** People's names, newest first, offered in New match. */
  names: z.array(z.string().max(40)).max(20),
  /** The last choice in New match, as it was sent to `matches.create`. */
  lastMatch: plainData.optional(),
});
export type Settings = z.infer<typeof settings>;

export const defaultSettings: Settings = {
  format: 'tefuda-settings/1',
  language: 'system',
  theme: 'system',
  cardLanguage: 'same',
  printedNames: false,
  textSize: 100,
  motion: 'normal',
  computerPace: 'normal',
  cardCounter: false,
  names: [],
};
