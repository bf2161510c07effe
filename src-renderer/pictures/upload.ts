import type { TefudaClient } from '@shared/contract/client';
import { PART_LIMIT, UPLOAD_LIMIT } from '@shared/contract/pictures';
import type { WireMessage } from '@shared/contract/view';
import { HostGone } from '../client/status';

/** Something was not done, and why. */
export interface Refused {
  readonly ok: false;
  readonly refusal: WireMessage;
}

export const refused = (key: string, values?: WireMessage['values']): Refused => ({
  ok: false,
  refusal: values === undefined ? { key } : { key, values },
});

/** The person has taken back what was under way. */
export const CANCELLED = 'pictures.refusals.cancelled';

/** What a call that rejects means to the person who is waiting for it. */
export const failed = (problem: unknown): Refused =>
  refused(problem instanceof HostGone ? 'app.lost.head' : 'pictures.refusals.failed');

/** Whether it was taken back; asked anew each time, since it changes while others work. */
const isGivenUp = (signal: AbortSignal | undefined): boolean => signal?.aborted ?? false;

/** Bytes worded at a time: more would be too many arguments for one call. */
const SPAN = 8192;

/** Bytes as base64. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SPAN) {
    text += String.fromCharCode(...bytes.subarray(at, at + SPAN));
  }
  return btoa(text);
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

/**
 * Hands a file over in parts. What it is handed over for comes next: `art.keep`, `packs.read`, `files.saveUpload`.
 * @param onProgress told after each part how many bytes have arrived
 */
export async function upload(
  client: TefudaClient,
  blob: Blob,
  name: string,
  {
    signal,
    onProgress,
  }: { readonly signal?: AbortSignal | undefined; readonly onProgress?: (bytes: number) => void } = {},
): Promise<{ readonly ok: true; readonly upload: string } | Refused> {
  if (isGivenUp(signal)) return refused(CANCELLED);
  if (blob.size > UPLOAD_LIMIT) {
    return refused('pictures.refusals.uploadTooBig', {
      found: megabytes(blob.size),
      allowed: megabytes(UPLOAD_LIMIT),
    });
  }
  try {
    const begun = await client.call('uploads.begin', { name: name.slice(0, 300), bytes: blob.size });
    if (!begun.ok) return begun;
    const id = begun.value.upload;
    for (let offset = 0; offset < blob.size; offset += PART_LIMIT) {
      if (isGivenUp(signal)) {
        await client.call('uploads.cancel', { upload: id });
        return refused(CANCELLED);
      }
      const part = blob.slice(offset, offset + PART_LIMIT);
      let bytes: ArrayBuffer;
      try {
        bytes = await part.arrayBuffer();
      } catch {
        await client.call('uploads.cancel', { upload: id });
        return refused('pictures.refusals.unreadable');
      }
      const answer = await client.call('uploads.part', {
        upload: id,
        offset,
        base64: base64(new Uint8Array(bytes)),
      });
      if (!answer.ok) return answer;
      onProgress?.(Math.min(blob.size, offset + PART_LIMIT));
    }
    return { ok: true, upload: id };
  } catch (problem) {
    return failed(problem);
  }
}
