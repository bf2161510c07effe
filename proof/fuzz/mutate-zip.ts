import { writeZip, type ZipEntry } from '@main/services/packs/testing/zip-writer';
import { mutatedBytes, pickOf, type Change } from './mutate';

type Way = (entries: ZipEntry[], at: number, by: number, names: readonly string[]) => void;
const change =
  (fields: (by: number, entry: ZipEntry, names: readonly string[]) => Partial<ZipEntry>): Way =>
  (entries, at, by, names) => {
    const entry = entries[at];
    if (entry !== undefined) entries[at] = { ...entry, ...fields(by, entry, names) };
  };

const WAYS: readonly Way[] = [
  (entries, at) => void entries.splice(at, 1),
  (entries, at) => void entries.splice(at, 0, ...entries.slice(at, at + 1)),
  (entries, at, by) => void entries.splice(by % (entries.length + 1), 0, ...entries.splice(at, 1)),
  (entries, at, by) => {
    const others = entries.map(({ name }) => name);
    change(() => ({ name: pickOf(others, by) ?? '' }))(entries, at, by, []);
  },
  change((by, _entry, names) => ({ name: pickOf(names, by) ?? '' })),
  change((by) => ({ name: Buffer.from([0xff, 0xfe, by % 256]) })),
  change((by) => ({ method: pickOf([0, 8, 1, 12, 99], by) ?? 0 })),
  change((by) => ({ flags: pickOf([0, 1, 0x41, 0x800, 8, 0x2000], by) ?? 0 })),
  change((by) => ({
    attributes: (pickOf([0o120777 << 16, 0o020666 << 16, 0x410, 0o040755 << 16], by) ?? 0) >>> 0,
  })),
  change((by) => ({ claimedSize: pickOf([0, 1, 100, 0xffff_fff0, 0xffff_ffff, 11 * 2 ** 20], by) ?? 0 })),
  change((by) => ({ claimedCrc: by })),
  change((by) => ({ dataOf: by % 3 })),
  change((by) => ({ extra: Buffer.from([1, 0, by % 9, 0, by % 256, 1, 2, 3]) })),
  change((by, { content = '' }) => ({
    content: Buffer.from(mutatedBytes(Buffer.from(content), [[by, by >> 3, by >> 5]])),
  })),
  change((by) => ({ packed: Buffer.alloc(by % 40, by % 256) })),
  // A zip in a zip.
  change((_by, { name, content = '' }) => ({ content: writeZip([{ name, content }]) })),
];

/**
 * A zip of such entries, with changes made to them before.
 *
 * @param names what an entry may come to be called
 */
export function mutatedZip(
  entries: readonly ZipEntry[],
  made: readonly Change[],
  names: readonly string[],
): Uint8Array {
  const list = [...entries];
  for (const [where, what, by] of made) {
    // The first, which says what the zip is, is meant as often as all others.
    const at = where % 2 === 0 ? 0 : (where >> 1) % Math.max(1, list.length);
    pickOf(WAYS, what)?.(list, at, by, names);
  }
  const [first] = made;
  const claimed = first !== undefined && first[2] % 40 === 0 ? { claimedEntries: first[2] % 65_000 } : {};
  return writeZip(list, claimed);
}
