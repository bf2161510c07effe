import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

type Entry = { files: Record<string, Entry> } | { size: number; offset: string } | { unpacked: true };
const entry: z.ZodType<Entry> = z.lazy(() =>
  z.union([
    z.object({ files: z.record(z.string(), entry) }),
    z.object({ size: z.int(), offset: z.string() }),
    z.object({ unpacked: z.literal(true) }),
  ]),
);

/**
 * The files of an archive by their paths. Those that lie beside it, where nothing vouches for them, are null.
 */
export async function readArchive(file: string): Promise<ReadonlyMap<string, Buffer | null>> {
  const archive = await readFile(file);
  // Four lengths, one inside the other, then the table as JSON, then the files.
  const content = 8 + archive.readUInt32LE(4);
  const table = archive.subarray(16, 16 + archive.readUInt32LE(12)).toString('utf8');
  const found = new Map<string, Buffer | null>();
  const walk = (at: Entry, path: string): void => {
    if ('files' in at) {
      for (const [name, inner] of Object.entries(at.files))
        walk(inner, path === '' ? name : `${path}/${name}`);
    } else if ('unpacked' in at) found.set(path, null);
    else
      found.set(path, archive.subarray(content + Number(at.offset), content + Number(at.offset) + at.size));
  };
  walk(entry.parse(JSON.parse(table)), '');
  return found;
}

/** Lays the files of an archive out in a folder, since only Electron reads archives as folders. */
export async function layOut(archive: ReadonlyMap<string, Buffer | null>, folder: string): Promise<void> {
  for (const [path, bytes] of archive) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes ?? '');
  }
}
