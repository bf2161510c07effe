import { PART_LIMIT } from '@shared/contract/pictures';
import { ArtService } from '@main/services/art/art';
import { findAppFolder } from '@main/services/app-folder';
import { BackupsService } from '@main/services/backup/backups';
import { HouseCoach } from '@main/services/coach/house-coach';
import { DesignsService } from '@main/services/designs/designs';
import { DesignShelf } from '@main/services/designs/shelf';
import { Files } from '@main/services/files';
import { HandedPacks } from '@main/services/handed/handed-packs';
import { LabService } from '@main/services/lab/lab';
import { LibraryService } from '@main/services/library';
import { LooksService } from '@main/services/looks/looks';
import { MadeFiles } from '@main/services/made/made-files';
import { LibraryGames } from '@main/services/matches/library-games';
import { MatchesService } from '@main/services/matches/matches';
import { Shelf } from '@main/services/matches/shelf';
import { tryDesign } from '@main/services/matches/try-design';
import { Notices } from '@main/services/notices';
import { PacksService } from '@main/services/packs/packs';
import { PrintService } from '@main/services/printing/printing';
import { Publisher } from '@main/services/publisher';
import { licencesIn, makeReport } from '@main/services/report/report';
import { RecordsService } from '@main/services/records/records';
import { ResultsService } from '@main/services/results/results';
import { SavedOutside } from '@main/services/saved-outside';
import type { Services } from '@main/services/services';
import { SettingsService } from '@main/services/settings';
import { ownThread } from '@main/services/thinking/testing/own-thread';
import { Uploads } from '@main/services/uploads/uploads';
import { must } from './held';
import { memoryFiles, ROOT, type MemoryFiles } from './memory-files';

/** A whole house over a data folder in memory. */
export interface House {
  readonly services: Services;
  readonly system: MemoryFiles;
  readonly notices: Notices;
  readonly shelf: Shelf;
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

const app = findAppFolder(import.meta.url);

/** Searches are so much shorter than a person's computer would make them. */
const HURRY = 500;

/**
 * Everything the hosts carry, over a folder in memory: real services, but no threads, so that thinking, measuring
 * and printing are over at once or never begin.
 */
export async function openHouse({
  system = memoryFiles(),
  library: read,
  shipped = app.cardsets,
}: HouseInput = {}): Promise<House> {
  const publisher = new Publisher();
  const notices = new Notices(publisher);
  const files = new Files(system, () => Promise.resolve());
  const settings = new SettingsService(ROOT, files, publisher, notices);
  const art = new ArtService(`${ROOT}/art`, files);
  const library =
    read ??
    new LibraryService({
      shipped,
      designs: `${ROOT}/designs`,
      system,
      notices,
      publisher,
      pictures: () => art.hashes(),
    });
  const looks = new LooksService(ROOT, files, publisher, notices);
  if (read === undefined) await library.load();
  await Promise.all([settings.load(), looks.load()]);
  const made = new MadeFiles();
  const designShelf = new DesignShelf(ROOT, files, library);
  const uploads = new Uploads();
  const packs = new PacksService({ uploads, shelf: designShelf, library, art });
  const designs = new DesignsService({
    shelf: designShelf,
    library,
    art,
    made,
    notices,
    language: () => 'en',
  });
  const printing = new PrintService({
    library,
    art,
    made,
    publisher,
    makeSheets: async () => ({ bytes: new Uint8Array(1), pages: 1, warnings: [] }),
    fonts: () => ({ 500: '', 700: '', 800: '' }),
    printedNames: () => settings.now.printedNames,
  });
  let clock = Date.UTC(2026, 0, 1);
  const now = (): number => (clock += 1000);
  const lab = new LabService({
    folder: ROOT,
    files,
    library,
    publisher,
    measure: async () => null,
    now,
  });
  const thinking = ownThread(HURRY);
  const games = new LibraryGames(library, thinking);
  const shelf = new Shelf(ROOT, files, notices);
  const coach = new HouseCoach({ folder: ROOT, files, shelf, games, publisher });
  const results: ResultsService = new ResultsService({
    folder: ROOT,
    files,
    notices,
    now,
    settle: () => matches.settle(),
  });
  const version = '0.0.0';
  const matches: MatchesService = new MatchesService({
    shelf,
    publisher,
    notices,
    games,
    results,
    version,
    now,
    pause: () => 0,
    forgotten: (id) => coach.forget(id),
  });
  const services: Services = {
    publisher,
    files,
    settings,
    library,
    matches,
    records: new RecordsService({ shelf, games, matches, notices, version, now }),
    results,
    coach,
    designs,
    uploads,
    packs,
    handed: new HandedPacks({ system, made, notices, publisher }),
    savedOutside: new SavedOutside(ROOT, files, notices),
    art,
    looks,
    made,
    printing,
    lab,
    tryCard: (card) => tryDesign({ library, matches, names: () => ['Moon', 'Kite'] }, card),
    assetSources: {
      renderer: app.renderer,
      art: (hash) => art.fileOf(hash),
      made: (address) => made.find(address),
      staged: (address) => packs.picture(address),
    },
    backups: new BackupsService({ folder: ROOT, files, made, uploads, publisher, version, now }),
    report: () => makeReport({ dataFolder: ROOT, matches, designs, library, notices }),
    shown: (messages) => notices.shown(messages),
    licences: () => licencesIn(app.licences, files),
    about: () => ({
      name: 'Tefuda',
      version,
      host: 'web',
      dataFolder: ROOT,
      systemLanguage: 'en',
      notices: [...notices.told],
    }),
    announce: () => undefined,
    onSecondStart: () => undefined,
    async close() {
      await Promise.all([coach.close(), lab.close(), matches.closeAll(), designs.close(), printing.close()]);
    },
  };
  return { services, system, notices, shelf, games, library };
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
