import type { DecodeAnswer, DecodeRequest } from './decode';
import { keptSize, paperJpeg } from './paper-jpeg';

async function answer({ number, picture, only }: DecodeRequest): Promise<DecodeAnswer> {
  try {
    // The first picture of moving ones, turned the way its camera was held.
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    try {
      if (only === 'look') return { number, looked: true };
      return { number, kept: await paperJpeg(bitmap, keptSize(bitmap.width, bitmap.height)) };
    } finally {
      bitmap.close();
    }
  } catch (problem) {
    return { number, problem: String(problem) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<DecodeRequest>) => {
  self.postMessage(await answer(data));
});
