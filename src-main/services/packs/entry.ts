import { isUtf8 } from 'node:buffer';
import { excerpt, isInsidePath, type Complaint } from '@shared/cards';
import { getFileNameLowLevel, type Entry } from 'yauzl';

const UTF8_FLAG = 0x800;

/** Kinds of file in the upper half of the attributes, as Unix counts them. */
const KIND = 0o170000;
const PLAIN_KINDS: readonly number[] = [0, 0o100000, 0o040000];
/** Windows: the file stands for another one. */
const REPARSE_POINT = 0x400;

/** Ways of compressing, by their number in the format. */
export const STORED = 0;
const DEFLATED = 8;

/**
 * The name of an entry. Accented letters and kana are composed, as card sets write them: some systems take
 * names apart when they pack.
 */
export function entryName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  // Many packers write UTF-8 without saying so. Other encodings hardly ever look like it by chance.
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
  const keepBackslashes = true;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, keepBackslashes).normalize('NFC');
}

/** Whether a name is that of a folder. */
export const isFolder = (name: string): boolean => name.endsWith('/');

/** A name in one short line. Invisible letters, which could make it look like another, are spelt out. */
export const shownName = (name: string): string =>
  excerpt(name).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** All that keeps an entry out, before a byte of what it holds is read. */
export function complaintsAbout(entry: Entry, name: string): Complaint[] {
  const complaints: Complaint[] = [];
  if (!isInsidePath(isFolder(name) ? name.slice(0, -1) : name)) {
    complaints.push({ code: 'pack-unsafe-name', expected: 'art/….webp' });
  }
  if (isLink(entry)) complaints.push({ code: 'pack-link', expected: '' });
  if (!isReadable(entry)) complaints.push({ code: 'pack-compression', expected: 'store | deflate' });
  return complaints;
}

/** Links and devices: whatever stands for something that is not in the pack. */
function isLink({ externalFileAttributes: attributes }: Entry): boolean {
  return !PLAIN_KINDS.includes((attributes >>> 16) & KIND) || (attributes & REPARSE_POINT) !== 0;
}

const isReadable = ({ compressionMethod }: Entry): boolean =>
  compressionMethod === STORED || compressionMethod === DEFLATED;
