import { z } from 'zod';
import { cardRef, draftText, setGame, setId } from './drafts';
import { diagnostic } from './library';

/** Bytes a file may have that is handed over: a pack with its names. */
export const UPLOAD_LIMIT = 108 * 1024 * 1024;
/** Bytes of one part of it. */
export const PART_LIMIT = 1024 * 1024;
export const uploadId = z.string().regex(/^[0-9a-z]{32}$/);

/** SHA-256 of a kept picture, in lower-case hexadecimal: its name and its address, `/art/<hash>`. */
export const artHash = z.string().regex(/^[0-9a-f]{64}$/);
/**
 * The longest side of a kept picture, in pixels: a card's window at 600 dpi with room for cropping.
 * Kept pictures are JPEG, which goes to paper as it is.
 */
export const ART_SIDE = 2400;
/** What may come in: more is refused by its header, before anybody decodes it (card-sets.md, limits). */
export const PICTURE_BYTES = 10 * 1024 * 1024;
export const PICTURE_PIXELS = 40_000_000;

/** A picture in a pack, as its header tells. The page decodes it, and no one else. */
export const packPicture = z.object({
  /** Path inside the pack. */
  name: z.string(),
  /** Where the page fetches its bytes until the reading is finished or given up. */
  address: z.string().regex(/^\/staged\/[0-9a-z]{32}\/\d{1,4}$/),
  width: z.number().int(),
  height: z.number().int(),
  /** It has the form of a kept picture already, under this hash: if it can be decoded it stays byte for byte. */
  kept: artHash.nullable(),
});
export type PackPicture = z.infer<typeof packPicture>;

/** A card or variant of a set's file: where it stands, and what it calls itself. */
const namedEntry = z.object({ index: z.number().int(), id: z.string(), name: draftText });

export const packId = z.string().regex(/^[0-9a-z]{32}$/);
/** What a pack or set file holds. Nothing has been written yet. */
export const packReading = z.object({
  pack: packId,
  /** Null when an error keeps the set out. */
  set: z
    .object({
      id: setId,
      game: setGame,
      kind: z.enum(['base', 'designs', 'variants']),
      name: draftText,
      entries: z.number().int(),
    })
    .nullable(),
  /** Whether its id is taken: by a shipped set it can only come in under another id. */
  taken: z.enum(['no', 'own', 'same', 'shipped']),
  pictures: z.array(packPicture),
  problems: z.array(diagnostic),
  /** Cards (or variants) that stay out because of their errors; `cards[index]` is how problems name them. */
  leftOut: z.exactOptional(z.array(namedEntry)),
  /** What those cards (or variants) are called that a problem speaks of. */
  named: z.exactOptional(z.array(namedEntry)),
  /** What the set of one's own is called that has its id; absent where nobody can tell. */
  mine: z.exactOptional(draftText),
});
export type PackReading = z.infer<typeof packReading>;

/** What the page made of a pack's picture: the hash it is kept under, or null where it could not be decoded. */
export const packPictureFate = z.object({ name: z.string().max(300), art: artHash.nullable() });

/** How the cards look: which variant each copy shows. */
export const looks = z.object({
  format: z.literal('tefuda-looks/1'),
  /** Every match draws a look for every card by itself. */
  surprise: z.boolean(),
  /** By card, a variant (`set-id/variant-id`) or null for the card's own picture, one for each copy; absent: all their own. */
  copies: z.record(cardRef, z.array(cardRef.nullable()).max(99)),
});
export type Looks = z.infer<typeof looks>;
export const defaultLooks: Looks = { format: 'tefuda-looks/1', surprise: false, copies: {} };
