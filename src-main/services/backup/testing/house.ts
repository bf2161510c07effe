import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { nodeFiles, type FileSystem } from '../../file-system';
import { Files } from '../../files';
import { MadeFiles } from '../../made/made-files';
import { Notices } from '../../notices';
import { Publisher } from '../../publisher';
import { testFolder } from '../../testing/folder';
import { Uploads } from '../../uploads/uploads';
import { BackupsService } from '../backups';
import { placeRestored } from '../place-restored';

/** What a backup says of itself. */
export const MANIFEST = JSON.stringify({
  ...{ format: 'tefuda-backup/1', version: '0.1.0' },
  made: '2026-01-01T00:00:00.000Z',
});
/** A file of settings. */
export const SETTINGS = '{"format":"tefuda-settings/1","theme":"dark"}';

/** What lies in a data folder. */
export const CONTENT: Readonly<Record<string, string | Uint8Array>> = {
  'settings.json': SETTINGS,
  'records/0000-old.jsonl': '{"format":"tefuda-record/1"}\n',
  'designs/mine/set.json': '{"format":"tefuda-card-set/1"}',
  'designs/mine/backups/1.json': '',
  'notes/日本 é.bin': Uint8Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251),
};

/** Writes files below a folder. */
export async function fill(folder: string, content: typeof CONTENT): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** A data folder, and what makes and restores its backups. */
export interface TestHouse {
  readonly folder: string;
  readonly backups: BackupsService;
  readonly told: () => readonly { readonly key: string }[];
  readonly progress: { done: number; of: number }[];
  hand(bytes: Uint8Array): string;
  bytesOf(address: string): Uint8Array<ArrayBuffer>;
  start(system?: FileSystem): Promise<void>;
}

/** Opens a data folder in which such files lie. */
export async function openTestHouse(content = CONTENT, system = nodeFiles): Promise<TestHouse> {
  const folder = await testFolder();
  await fill(folder, content);
  const files = new Files(system, () => Promise.resolve());
  const [made, uploads, publisher] = [new MadeFiles(), new Uploads(), new Publisher()];
  const notices = new Notices(publisher);
  const progress: { done: number; of: number }[] = [];
  publisher.subscribe(({ name, payload }) => (name === 'data.progress' ? progress.push(payload) : undefined));
  return {
    folder,
    progress,
    told: () => notices.told,
    backups: new BackupsService({
      ...{ folder, files, made, uploads, publisher },
      ...{ version: '0.1.0', now: () => Date.UTC(2026, 0, 2) },
    }),
    hand(bytes) {
      const begun = uploads.begin('x.zip', bytes.length);
      if (!begun.ok) throw new Error(begun.refusal.key);
      const { upload } = begun.value;
      uploads.part(upload, 0, Buffer.from(bytes).toString('base64'));
      return upload;
    },
    bytesOf(address) {
      const found = made.find(address);
      if (found === null) throw new Error('There is no such file.');
      return found.bytes;
    },
    start: (other = nodeFiles) => placeRestored(folder, new Files(other, () => Promise.resolve()), notices),
  };
}

/** A zip of such files. */
export const zip = (content: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(content).map(([name, text]) => [
        name,
        typeof text === 'string' ? Buffer.from(text) : text,
      ]),
    ),
  );
