import fc from 'fast-check';
import { hashOfArt } from '@main/services/art/art';
import { placeRestored } from '@main/services/backup/place-restored';
import type { ZipEntry } from '@main/services/packs/testing/zip-writer';
import { jpeg } from '@main/services/testing/pictures';
import { measured, must, mustBeSaid, same } from '../held';
import { openHouse, upload, type House } from '../house';
import { defineKind, type Fed } from '../kind';
import { memoryFiles, ROOT } from '../memory-files';
import { changes, mutated, mutatedBytes, type Change } from '../mutate';
import { mutatedZip } from '../mutate-zip';

interface Input {
  /** Of what the backup says of itself. */
  readonly made: readonly Change[];
  readonly entries: readonly Change[];
  readonly bytes: readonly Change[];
}

const SAID = { format: 'tefuda-backup/1', version: '0.0.0', made: '2026-01-01T00:00:00.000Z' };
const WORDS = ['tefuda-backup/1', 'tefuda-backup/2', 'format', 'version', 'made'];
const picture = jpeg(30, 20);

/** Names that mean something where a backup is unpacked, and names that lead out of it. */
const NAMES = [
  ...['backup.json', 'running.json', 'running.lock/x', 'window/Cookies', 'saving.json', 'settings.json/x'],
  ...['restore-ready/x', 'restore-coming/x', 'restore-1-placing/x', 'restore-1-clearing', 'SETTINGS.JSON'],
  ...['before-restore-1/x', 'records', 'records/', 'records/a.jsonl.0123abcd.part', 'a.0123abcd.part'],
  ...[`art/${'0'.repeat(64)}.jpg`, `ART/${hashOfArt(picture)}.JPG`, 'art/x.svg', 'designs/con/set.json'],
  ...['../x', 'records/../../x', '/etc/passwd', 'C:/x', 'a\\..\\x', 'a/b/c/d/e/f/g/h/i', 'a'.repeat(400)],
  ...[
    '__proto__',
    'constructor',
    '',
    '.',
    './settings.json',
    'x\0.json',
    '\u202Egnp.exe',
    'e\u0301',
    '\u00e9',
  ],
];

const NEWER = '{"format":"tefuda-looks/2"}';

const content = (): ZipEntry[] => [
  { name: 'settings.json', content: '{"format":"tefuda-settings/1","theme":"dark"}' },
  { name: 'records/2026-a.jsonl', content: '{"format":"tefuda-record/1"}\n' },
  { name: 'designs/theirs/set.json', content: '{"format":"tefuda-card-set/1"}' },
  { name: `art/${hashOfArt(picture)}.jpg`, content: Buffer.from(picture), method: 0 },
  { name: 'notes/札 1.txt', content: 'hello '.repeat(300) },
];

function bytesOf({ made, entries, bytes }: Input): Uint8Array<ArrayBuffer> {
  const said = JSON.stringify(mutated(SAID, made, WORDS)) ?? 'null';
  const first = entries[0];
  const looks = first !== undefined && first[2] % 30 === 0 ? [{ name: 'looks.json', content: NEWER }] : [];
  const list = [{ name: 'backup.json', content: said }, ...content(), ...looks];
  return mutatedBytes(mutatedZip(list, entries, NAMES), bytes);
}

const refusals = ['none', 'damaged', 'foreign', 'newer', 'too-big'];

/** Backups: zips of a whole data folder, which take the place of the one that is there. */
export const backups = defineKind<Input>('backups', () => {
  const few = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: changes(2) });
  return {
    inputs: fc.record({ made: few, entries: changes(3), bytes: few }),
    feed: (input) => {
      const bytes = bytesOf(input);
      return measured(() => feedBackup(bytes), bytes.length);
    },
    shown: bytesOf,
    expected: ['taken', ...refusals.map((code) => `main.refusals.backup-${code}`)],
  };
});

/** Whether a file is neither of a backup that waits nor of what one has taken the place of. */
const isPresent = (path: string): boolean => !/^\/memory\/(?:before-)?restore-/.test(path);

async function feedBackup(bytes: Uint8Array): Promise<Fed> {
  const house = await openSmallHouse();
  const { backups: service } = house.services;
  const before = house.system.digest();
  const taken = await service.restore(upload(house, 'theirs.zip', bytes));
  must(house.system.digest(isPresent) === before, 'a backup that is read changes nothing of what is there');
  const waiting = house.system.digest();
  const again = await service.restore(upload(house, 'theirs.zip', bytes));
  must(same(taken, again), 'a backup is read the same way twice');
  must(house.system.digest() === waiting, 'a backup is unpacked the same way twice');
  if (!taken.ok) {
    mustBeSaid(taken.refusal.key, taken.refusal.values);
    must(waiting === before, 'a refused backup has written nothing');
    await house.services.close();
    return { accepted: 0, refused: 1, said: [taken.refusal.key] };
  }
  must((await service.state()).waiting, 'a backup that was taken waits');
  await mustTakeItsPlace(house, before);
  await house.services.close();
  return { accepted: 1, refused: 0, said: ['taken'] };
}

/** What was taken stands where it belongs after a start, what was there before is kept, and all goes out again. */
async function mustTakeItsPlace(house: House, before: string): Promise<void> {
  await start(house);
  const former = house.system.digest((path) => path.startsWith(`${ROOT}/before-restore-1/`));
  must(former.replaceAll(`${ROOT}/before-restore-1/`, `${ROOT}/`) === before, 'what was there is kept whole');
  const made = await house.services.backups.make();
  must(made.ok, 'what came in goes out again');
  const file = house.services.made.find(made.value.address);
  must(file !== null, 'a backup that was made is there');
  const other = await openSmallHouse();
  const brought = await other.services.backups.restore(upload(other, 'again.zip', file.bytes));
  must(brought.ok, 'what went out comes in elsewhere');
  await start(other);
  const isSame = other.system.digest(isPresent) === house.system.digest(isPresent);
  must(
    isSame || made.value.leftOut > 0,
    'what comes in elsewhere is the same, or it was told that it is not',
  );
  await other.services.close();
}

const start = ({ services, notices }: House): Promise<void> => placeRestored(ROOT, services.files, notices);

/** A house in which there is something to lose. */
function openSmallHouse(): Promise<House> {
  const system = memoryFiles();
  system.put(`${ROOT}/settings.json`, '{"format":"tefuda-settings/1"}');
  system.put(`${ROOT}/records/2026-b.jsonl`, 'mine');
  return openHouse({ system, shipped: `${ROOT}/none` });
}
