import { PART_LIMIT } from '@shared/contract/pictures';
import { valueOf } from '@main/services/testing/playing';
import type { Desk } from './desk';

/** Hands a file over as a page does, and gives the name it is known under from then on. */
export async function handOver(desk: Desk, name: string, bytes: Uint8Array): Promise<string> {
  const { upload } = valueOf(await desk.call('uploads.begin', { name, bytes: bytes.length }));
  for (let offset = 0; offset < bytes.length; offset += PART_LIMIT) {
    const base64 = Buffer.from(bytes.subarray(offset, offset + PART_LIMIT)).toString('base64');
    valueOf(await desk.call('uploads.part', { upload, offset, base64 }));
  }
  return upload;
}
