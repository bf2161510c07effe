import { turns } from '../drawing/turns';
import type { PictureHeader } from '@shared/cards';
import { keptSize, paperJpeg, type PaperJpeg } from './paper-jpeg';

/** What the decoding worker is asked for; `look` only finds out whether the picture can be decoded. */
export interface DecodeRequest {
  readonly number: number;
  readonly picture: Blob;
  readonly only: 'look' | null;
}
export type DecodeAnswer = { readonly number: number } & (
  | { readonly kept: PaperJpeg }
  | { readonly looked: true }
  | { readonly problem: string }
);

interface Waiting {
  readonly resolve: (answer: DecodeAnswer) => void;
  readonly reject: (problem: Error) => void;
}

const waiting = new Map<number, Waiting>();
let lastNumber = 0;
let worker: Worker | null = null;

function startWorker(): Worker {
  const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    const request = waiting.get(data.number);
    waiting.delete(data.number);
    request?.resolve(data);
  });
  started.addEventListener('error', (failure) => {
    waiting.forEach(({ reject }) => reject(new Error(failure.message)));
    waiting.clear();
    started.terminate();
    // The next picture finds a new worker.
    worker = null;
  });
  return started;
}

/** One at a time: a decoded picture of 40 megapixels takes 160 MB. */
const inTurn = turns(1);

function ask(picture: Blob, only: DecodeRequest['only']): Promise<DecodeAnswer> {
  worker ??= startWorker();
  lastNumber += 1;
  const request: DecodeRequest = { number: lastNumber, picture, only };
  return new Promise((resolve, reject) => {
    waiting.set(request.number, { resolve, reject });
    worker?.postMessage(request);
  });
}

/** An SVG drawing can only be drawn by the page itself, as the picture of an `<img>`: nothing in it runs there. */
async function drawSvg(picture: Blob, header: PictureHeader): Promise<PaperJpeg> {
  const address = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  try {
    const size = keptSize(header.width, header.height, true);
    const image = new Image(size.width, size.height);
    image.src = address;
    await image.decode();
    return await paperJpeg(image, size);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Decodes a picture, scales it down to what is kept and encodes it as JPEG on card paper. Its header must have
 * been read and its size found allowed. Rejects when it cannot be decoded.
 */
export function toPaperJpeg(picture: Blob, header: PictureHeader): Promise<PaperJpeg> {
  return inTurn(async () => {
    if (header.type === 'svg') return drawSvg(picture, header);
    const answer = await ask(picture, null);
    if ('kept' in answer) return answer.kept;
    throw new Error('problem' in answer ? answer.problem : 'The picture was not decoded.');
  });
}

/** Whether a picture can be decoded. It is never changed by that. */
export async function canBeDecoded(picture: Blob): Promise<boolean> {
  try {
    return 'looked' in (await inTurn(() => ask(picture, 'look')));
  } catch {
    return false;
  }
}
