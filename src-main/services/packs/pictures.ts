import {
  problemAt,
  readPictureHeader,
  svgFault,
  type Complaint,
  type PictureHeader,
  type Problem,
} from '@shared/cards';
import { PICTURE_BYTES, PICTURE_PIXELS } from '@shared/contract/pictures';
import type { HouseSet } from '@shared/vocabularies';
import { shownName } from './entry';
import { MIB } from './limits';

/** What a picture turned out to be, as far as can be told without decoding it. */
export type LookedAt =
  | { readonly ok: true; readonly header: PictureHeader }
  | { readonly ok: false; readonly problem: Problem };

const KINDS = 'JPEG | PNG | WebP | GIF | AVIF | SVG';
const ENDING = /\.(?:jpe?g|png|webp|gif|avif|svg|bmp)$/i;

/** Whether a file says by its name that it is a picture. */
export const isPictureName = (name: string): boolean => ENDING.test(name);

/** The names of all pictures a set shows, as packs compose them. */
export function pictureNames({ cards, variants }: HouseSet): Set<string> {
  const names = new Set<string>();
  for (const { art } of [...cards, ...variants]) {
    if (art !== undefined && 'file' in art) names.add(art.file.normalize('NFC'));
  }
  return names;
}

/**
 * Looks at a picture by its header; SVG drawings, which have none, are looked through. Nothing is decoded.
 *
 * @param file the pack or set it belongs to, for the problem
 */
export function lookAtPicture(name: string, content: Uint8Array, file: string): LookedAt {
  const wrong = (complaint: Complaint, more = ''): LookedAt => ({
    ok: false,
    problem: problemAt(file, [], `${shownName(name)}${more}`, complaint),
  });
  if (content.length > PICTURE_BYTES) {
    return wrong({ code: 'picture-too-big', expected: `≤ ${PICTURE_BYTES / MIB} MiB` });
  }
  const header = readPictureHeader(content);
  if (header === null) return wrong({ code: 'picture-unknown', expected: KINDS });
  if (header.type === 'svg') {
    const fault = svgFault(content);
    return fault === null ? { ok: true, header } : wrong({ code: fault, expected: '' });
  }
  if (header.width * header.height > PICTURE_PIXELS) {
    const complaint = { code: 'picture-too-many-pixels', expected: `≤ ${PICTURE_PIXELS / 1e6} MP` } as const;
    return wrong(complaint, ` (${header.width} × ${header.height})`);
  }
  return { ok: true, header };
}
