import { coveringPlace, pictureWindow } from '@shared/card-face';
import { Lru } from '../cards/lru';
import type { Drawing } from './drawing';

/** Decoded pictures kept: one being cropped is asked for many times in a row. Each may take 23 MB. */
const decoded = new Lru<Promise<ImageBitmap>>(3, (picture) => {
  void picture.then(
    (bitmap) => bitmap.close(),
    () => undefined,
  );
});

async function decode(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`);
  return createImageBitmap(await answer.blob());
}

function pictureAt(address: string): Promise<ImageBitmap> {
  const kept = decoded.get(address);
  if (kept) return kept;
  const picture = decode(address);
  decoded.set(address, picture);
  picture.catch(() => decoded.delete(address));
  return picture;
}

/**
 * Brings a picture of one's own into pixels, in the window of a card and see-through around it, like a drawn one.
 * Rejects when the picture is not there or cannot be decoded.
 */
export async function drawOwnPicture(drawing: Extract<Drawing, { what: 'own' }>): Promise<Blob> {
  const { address, crop, type, face, width, height } = drawing;
  const picture = await pictureAt(address);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on.');
  const area = pictureWindow(type, face);
  const place = coveringPlace(picture, crop, area);
  context.imageSmoothingQuality = 'high';
  context.scale(width / 630, height / 880);
  // A little larger than the window, so that no seam shows along the frame.
  context.beginPath();
  context.roundRect(area.x - 6, area.y - 6, area.width + 12, area.height + 12, 24);
  context.clip();
  context.drawImage(picture, place.x, place.y, place.width, place.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.95 });
}
