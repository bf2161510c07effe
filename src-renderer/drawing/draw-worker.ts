import { drawBackdrop } from '@shared/art';
import { cardPicture } from '@shared/card-face';
import type { DrawAnswer, DrawRequest, Drawing } from './drawing';
import { drawOwnPicture } from './own-picture';

const svgAddress = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

async function bitmapAddress(bitmap: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.95 }));
}

async function draw(drawing: Drawing): Promise<string> {
  if (drawing.what === 'bitmap') return bitmapAddress(drawing.bitmap);
  if (drawing.what === 'backdrop') return svgAddress(drawBackdrop(drawing.name, drawing.options));
  if (drawing.what === 'own') return URL.createObjectURL(await drawOwnPicture(drawing));
  const { card, variant, missing, face, width, height } = drawing;
  const picture = cardPicture(card, {
    face,
    ...(variant === undefined ? {} : { variant }),
    ...(missing ? { image: 'missing' } : {}),
  });
  // A size of its own lets the browser bring it into pixels off the page's thread.
  return svgAddress(picture.replace('<svg', `<svg width="${width}" height="${height}"`));
}

async function answer({ number, drawing }: DrawRequest): Promise<DrawAnswer> {
  try {
    return { number, address: await draw(drawing) };
  } catch (problem) {
    return { number, problem: String(problem) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<DrawRequest>) => {
  self.postMessage(await answer(data));
});
