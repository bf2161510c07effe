import type { PlayedCard } from '@shared/abilities/card';
import { draw } from '../drawing/draw';
import { turns } from '../drawing/turns';
import type { Face } from './faces';
import { Lru } from './lru';

/** Height of a card by its width. */
const CARD_RATIO = 880 / 630;
/** Bitmaps kept: a whole box on table and hand faces, with room for large cards. */
const KEPT_BITMAPS = 400;

/** Pictures on the way at a time: a whole table asked for at once leaves room for clicks in between. */
const inTurn = turns(2);

async function paint(card: PlayedCard, face: Face, width: number): Promise<string> {
  const height = Math.round(width * CARD_RATIO);
  const drawn = await draw({ what: 'card', card, face, width, height });
  try {
    const picture = new Image();
    picture.src = drawn;
    await picture.decode();
    return await draw({ what: 'bitmap', bitmap: await createImageBitmap(picture) });
  } finally {
    URL.revokeObjectURL(drawn);
  }
}

interface Bitmap {
  readonly made: Promise<string>;
  /** Set once it is there, so that a card drawn before appears in the very frame it is asked for. */
  url?: string;
}

const bitmaps = new Lru<Bitmap>(KEPT_BITMAPS, ({ made }) => {
  void made.then(URL.revokeObjectURL, () => undefined);
});

const keyOf = (id: string, face: Face, width: number): string => `${id} ${face} ${width}`;

/** The picture's address, if it has been drawn already. */
export const pictureAtHand = (id: string, face: Face, width: number): string | undefined =>
  bitmaps.get(keyOf(id, face, width))?.url;

/**
 * The address of a card's picture as a bitmap. Drawn once for a card, a face and a width, then kept.
 * @param id what tells this picture apart: `set-id/card-id`
 * @param width in device pixels
 */
export function pictureOf(id: string, card: PlayedCard, face: Face, width: number): Promise<string> {
  const key = keyOf(id, face, width);
  const kept = bitmaps.get(key);
  if (kept) return kept.made;
  const made = inTurn(() => paint(card, face, width));
  const bitmap: Bitmap = { made };
  bitmaps.set(key, bitmap);
  made.then(
    (url) => {
      bitmap.url = url;
    },
    // A picture that failed is tried again the next time.
    () => bitmaps.delete(key),
  );
  return made;
}
