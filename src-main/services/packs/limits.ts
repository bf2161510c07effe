import { FILE_LIMIT, type Complaint } from '@shared/cards';
import { PICTURE_BYTES } from '@shared/contract/pictures';
import type { Entry } from 'yauzl';

/** Bytes of a mebibyte. */
export const MIB = 1024 * 1024;
/** The most bytes a pack may hold, unpacked. */
export const PACK_LIMIT = 100 * MIB;
/** The most entries a pack may have, folders counted. */
export const ENTRY_LIMIT = 4000;

/** The set itself, at the top of its pack. */
export const SET_FILE = 'set.json';

/** How large a file may be, and what to say if it is larger. */
export interface FileLimit {
  readonly bytes: number;
  readonly complaint: Complaint;
}

const setLimit: FileLimit = {
  bytes: FILE_LIMIT,
  complaint: { code: 'pack-set-too-big', expected: `≤ ${FILE_LIMIT / MIB} MiB` },
};
const pictureLimit: FileLimit = {
  bytes: PICTURE_BYTES,
  complaint: { code: 'picture-too-big', expected: `≤ ${PICTURE_BYTES / MIB} MiB` },
};

/** What holds for a file of a pack. A pack is a set and its pictures: all other files count as pictures. */
export const fileLimit = (name: string): FileLimit => (name === SET_FILE ? setLimit : pictureLimit);

/**
 * Bytes an entry says it has. What is packed counts as well, though it is nearly always less: unpacking it
 * is work even if nothing should come out.
 */
export function declaredSize({ compressedSize, uncompressedSize }: Entry): number {
  // Deflating what cannot be made smaller adds a little, which is no fault of the file.
  const atLeast = Math.floor((compressedSize - 64) / 1.001);
  return Math.max(uncompressedSize, atLeast);
}
