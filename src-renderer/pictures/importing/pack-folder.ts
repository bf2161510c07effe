import { Zip, ZipPassThrough } from 'fflate';
import type { GatheredFile } from './gather';

/**
 * Packs a set's folder as it would be handed on. Nothing is compressed: pictures are already, and the pack only
 * goes from this page to the program beside it.
 * @param files with paths inside the folder
 * @throws what reading a file throws, and an AbortError once it is given up
 */
export async function packFolder(files: readonly GatheredFile[], signal?: AbortSignal): Promise<Blob> {
  const parts: BlobPart[] = [];
  const done = new Promise<void>((resolve, reject) => {
    void (async () => {
      const zip = new Zip((problem, chunk, final) => {
        if (problem !== null) reject(problem);
        else parts.push(chunk.slice());
        if (final) resolve();
      });
      try {
        for (const { path, file } of files) {
          signal?.throwIfAborted();
          const entry = new ZipPassThrough(path);
          zip.add(entry);
          entry.push(new Uint8Array(await file.arrayBuffer()), true);
        }
        zip.end();
      } catch (problem) {
        reject(problem instanceof Error ? problem : new Error(String(problem)));
      }
    })();
  });
  await done;
  return new Blob(parts, { type: 'application/zip' });
}
