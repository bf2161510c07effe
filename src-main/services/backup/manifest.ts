import { z } from 'zod';

/** What a backup says of itself, at its top. */
export const MANIFEST = 'backup.json';
const KNOWN_FORMAT = 'tefuda-backup/1';

const manifest = z.object({
  format: z.literal(KNOWN_FORMAT),
  /** The program's version that made it. */
  version: z.string(),
  /** When, as ISO 8601. */
  made: z.iso.datetime(),
});

/** What a reader asks of a backup: who made it, and when. */
export type Manifest = Omit<z.infer<typeof manifest>, 'format'>;

export const writeManifest = (said: Manifest): string =>
  `${JSON.stringify({ format: KNOWN_FORMAT, ...said }, null, 2)}\n`;

/** What a backup says of itself; `newer` when a newer program made it, null when it is none. */
export function readManifest(text: string): Manifest | 'newer' | null {
  try {
    const said: unknown = JSON.parse(text);
    const read = manifest.safeParse(said);
    if (read.success) return { version: read.data.version, made: read.data.made };
    return isNewer(text) ? 'newer' : null;
  } catch {
    return null;
  }
}

const isNewer = (text: string): boolean => Number(/"tefuda-backup\/(\d{1,9})"/.exec(text)?.[1] ?? 0) > 1;
