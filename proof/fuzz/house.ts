import { PART_LIMIT } from '@shared/contract/pictures';
import { findAppFolder } from '@main/services/app-folder';
import { Files } from '@main/services/files';
import type { LibraryService } from '@main/services/library';
import { LibraryGames } from '@main/services/matches/library-games';
import { Notices } from '@main/services/notices';
import { Publisher } from '@main/services/publisher';
import { furnish, type Services } from '@main/services/services';
import { ownThread } from '@main/services/thinking/testing/own-thread';
import { must } from './held';
import { memoryFiles, ROOT, type MemoryFiles } from './memory-files';

/** A whole house over a data folder in memory. */
export interface House {
  readonly services: Services;
  readonly system: MemoryFiles;
  readonly notices: Notices;
  readonly games: LibraryGames;
  readonly library: LibraryService;
}

/** What a house may be given. */
interface HouseInput {
  readonly system?: MemoryFiles;
  /** A library that was read before, where nothing is to be done to sets: reading takes longest. */
  readonly library?: LibraryService;
  /** The folder of the shipped sets. */
  readonly shipped?: string;
}

const app = { ...findAppFolder(import.meta.url), version: '0.0.0' };

/** Searches are so much shorter than a person's computer would make them. */
const HURRY = 500;

/**
 * Everything the hosts carry, over a folder in memory: the real services, but no threads, so that thinking, measuring
 * and printing are over at once or never begin.
 */
export async function openHouse({
  system = memoryFiles(),
  library,
  shipped = app.cardsets,
}: HouseInput = {}): Promise<House> {
  const publisher = new Publisher();
  const notices = new Notices(publisher);
  const thinking = ownThread(HURRY);
  let clock = Date.UTC(2026, 0, 1);
  const services = await furnish({
    dataFolder: ROOT,
    app: { ...app, cardsets: shipped },
    host: 'web',
    systemLanguage: 'en',
    ...{ publisher, notices },
    files: new Files(system, () => Promise.resolve()),
    lock: {
      writable: true,
      full: false,
      leftBehind: false,
      announce: () => undefined,
      onSecondStart: () => undefined,
      release: async () => undefined,
    },
    work: {
      thinking,
      measure: async () => null,
      makeSheets: async () => ({ bytes: new Uint8Array(1), pages: 1, warnings: [] }),
      close: async () => undefined,
    },
    watch: () => () => undefined,
    now: () => (clock += 1000),
    pause: () => 0,
    ...(library === undefined ? {} : { library }),
  });
  const games = new LibraryGames(services.library, thinking);
  return { services, system, notices, games, library: services.library };
}

/** Hands a file over as the page does. */
export function upload({ services: { uploads } }: House, name: string, bytes: Uint8Array): string {
  const begun = uploads.begin(name, bytes.length);
  if (!begun.ok) throw new Error(begun.refusal.key);
  for (let at = 0; at < bytes.length; at += PART_LIMIT) {
    const part = Buffer.from(bytes.subarray(at, at + PART_LIMIT)).toString('base64');
    must(uploads.part(begun.value.upload, at, part).ok, 'a part is taken');
  }
  return begun.value.upload;
}
