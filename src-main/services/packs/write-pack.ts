import { zipSync, type Zippable } from 'fflate';
import { valueAt } from '@shared/cards/problem';
import { artHash } from '@shared/contract/pictures';
import { PACK_LIMIT, SET_FILE } from './limits';

/** A set as a pack, or why it cannot be one: its file is none, or it would be larger than a pack may be. */
type WrittenPack =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Hashes of pictures that could not be put in. The set still names them. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly why: 'closed' | 'too-big' };

/** The same for every file: the same set gives the same pack. Local time, as zip files have it. */
const DATE = new Date(1980, 0, 1);

/** Where a kept picture lies in a pack. */
export const packedName = (hash: string): string => `art/${hash}.jpg`;

/** The hash of the kept picture that this place in a pack is meant for; null if it is another. */
export const hashOfPackedName = (name: string): string | null =>
  /^art\/([0-9a-f]{64})\.jpg$/.exec(name)?.[1] ?? null;

/**
 * Packs a set's file with its pictures: the file deflated, the pictures as they are.
 * @param picture gives the bytes of a kept picture, null when it cannot be read
 */
export async function writePack(
  text: string,
  picture: (hash: string) => Promise<Uint8Array | null>,
): Promise<WrittenPack> {
  const hashes = new Set<string>();
  const file = packedSet(text, hashes);
  if (file === null) return { ok: false, why: 'closed' };
  const content = new TextEncoder().encode(file);
  const zip: Zippable = { [SET_FILE]: [content, { level: 9, mtime: DATE }] };
  const missing: string[] = [];
  let size = content.length;
  for (const hash of [...hashes].sort()) {
    const bytes = await picture(hash);
    if (bytes === null) missing.push(hash);
    else zip[packedName(hash)] = [bytes, { level: 0, mtime: DATE }];
    size += bytes?.length ?? 0;
    if (size > PACK_LIMIT) return { ok: false, why: 'too-big' };
  }
  return { ok: true, bytes: new Uint8Array(zipSync(zip)), missing };
}

/** A set's file as it stands in a pack, with kept pictures called by their place there. */
function packedSet(text: string, hashes: Set<string>): string | null {
  try {
    const root: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof root !== 'object' || root === null || Array.isArray(root)) return null;
    const lists = ['cards', 'variants'].flatMap((name): [string, unknown][] => {
      const list: unknown = valueAt(root, [name]);
      return Array.isArray(list) ? [[name, list.map((entry: unknown) => packedEntry(entry, hashes))]] : [];
    });
    return `${JSON.stringify({ ...root, ...Object.fromEntries(lists) }, null, 2)}\n`;
  } catch {
    return null;
  }
}

function packedEntry(entry: unknown, hashes: Set<string>): unknown {
  const art: unknown = valueAt(entry, ['art']);
  const hash = artHash.safeParse(valueAt(art, ['file']));
  if (!hash.success || typeof entry !== 'object' || typeof art !== 'object') return entry;
  hashes.add(hash.data);
  return { ...entry, art: { ...art, file: packedName(hash.data) } };
}
