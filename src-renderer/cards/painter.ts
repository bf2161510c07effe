import type { PlayedCard } from '@shared/abilities/card';
import { draw } from '../drawing/draw';
import type { Face } from './faces';
import { Lru } from './lru';

/** Height of a card by its width. */
const CARD_RATIO = 880 / 630;
/** Bitmaps kept: a whole box on table and hand faces, with room for large cards. */
const KEPT_BITMAPS = 400;

async function asBitmap(svg: string, width: number): Promise<string> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, Math.round(width * CARD_RATIO));
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95));
    if (!blob) throw new Error('a card picture could not be made into a bitmap');
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
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
  const made = draw({ what: 'card', card, face }).then((svg) => asBitmap(svg, width));
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
