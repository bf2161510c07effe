import { readPictureHeader, type PictureHeader } from '@shared/cards';
import type { TefudaClient } from '@shared/contract/client';
import { PICTURE_BYTES, PICTURE_PIXELS } from '@shared/contract/pictures';
import { toPaperJpeg } from './decode';
import { drawingFault } from './safe-svg';
import { CANCELLED, failed, refused, upload, type Refused } from './upload';

/** A picture that lies in the data folder now, under the hash of its content. */
export interface KeptPicture {
  readonly ok: true;
  /** Its address is `/art/<hash>`. */
  readonly hash: string;
  /** In pixels, as it is kept. */
  readonly width: number;
  readonly height: number;
}

const MEGA = 1_000_000;

/** A picture whose header has been looked at and found harmless: the only kind that is decoded. */
export async function lookedAt(
  picture: Blob,
): Promise<{ readonly ok: true; readonly header: PictureHeader } | Refused> {
  if (picture.size > PICTURE_BYTES) {
    return refused('pictures.refusals.tooManyBytes', {
      found: (picture.size / 1024 / 1024).toFixed(1),
      allowed: PICTURE_BYTES / 1024 / 1024,
    });
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await picture.arrayBuffer());
  } catch {
    return refused('pictures.refusals.unreadable');
  }
  const header = readPictureHeader(bytes);
  if (header === null) return refused('pictures.refusals.notPicture');
  if (header.type === 'svg') {
    const fault = drawingFault(bytes);
    return fault === null ? { ok: true, header } : refused(`pictures.refusals.${fault}`);
  }
  if (header.width * header.height > PICTURE_PIXELS) {
    return refused('pictures.refusals.tooManyPixels', {
      width: header.width,
      height: header.height,
      allowed: PICTURE_PIXELS / MEGA,
    });
  }
  return { ok: true, header };
}

/**
 * Takes a picture of a person's own in: looked at by its header, decoded in this page, scaled to what a card
 * needs, laid on card paper, encoded as JPEG and kept by its content. The original is never needed again.
 */
export async function keepPicture(
  client: TefudaClient,
  picture: Blob,
  signal?: AbortSignal,
  encode: typeof toPaperJpeg = toPaperJpeg,
): Promise<KeptPicture | Refused> {
  const looked = await lookedAt(picture);
  if (!looked.ok) return looked;
  if (signal?.aborted === true) return refused(CANCELLED);
  let made: Awaited<ReturnType<typeof encode>>;
  try {
    made = await encode(picture, looked.header);
  } catch {
    return refused('pictures.refusals.undecodable');
  }
  const handed = await upload(client, made.jpeg, 'picture.jpg', { signal });
  if (!handed.ok) return handed;
  try {
    const kept = await client.call('art.keep', { upload: handed.upload });
    if (!kept.ok) return kept;
    return { ok: true, hash: kept.value.hash, width: made.width, height: made.height };
  } catch (problem) {
    return failed(problem);
  }
}
