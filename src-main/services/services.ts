import { join } from 'node:path';
import type { z } from 'zod';
import type { Language } from '@shared/cards/words';
import type { appInfo, CallOutput } from '@shared/contract/calls';
import type { Settings } from '@shared/contract/settings';
import type { WireMessage } from '@shared/contract/view';
import { createFormatter } from '@shared/locales/format';
import type { AppFolder } from './app-folder';
import type { AssetSources } from './asset-sources';
import { ArtService } from './art/art';
import { BackupsService } from './backup/backups';
import { placeRestored } from './backup/place-restored';
import type { CoachService } from './coach/coach';
import { HouseCoach } from './coach/house-coach';
import { DesignsService } from './designs/designs';
import { DesignShelf } from './designs/shelf';
import type { DataLock } from './data-lock';
import type { Files } from './files';
import { HandedPacks } from './handed/handed-packs';
import { LabService, type LabInput } from './lab/lab';
import { LibraryService } from './library';
import { sweepParts } from './leftovers';
import { LooksService } from './looks/looks';
import { MadeFiles } from './made/made-files';
import { LibraryGames } from './matches/library-games';
import { MatchesService } from './matches/matches';
import { Shelf } from './matches/shelf';
import { tryDesign } from './matches/try-design';
import type { Notices } from './notices';
import { PrintService } from './printing/printing';
import type { MakeSheets } from './printing/printing-thread';
import { typefaceFiles } from './printing/typeface';
import { PacksService } from './packs/packs';
import type { Publisher } from './publisher';
import { licencesIn, makeReport } from './report/report';
import { RecordsService } from './records/records';
import { ResultsService } from './results/results';
import { SavedOutside } from './saved-outside';
import { SettingsService } from './settings';
import type { Thinking } from './thinking/thinking';
import { Uploads } from './uploads/uploads';

type AppInfo = z.infer<typeof appInfo>;

/** Everything the hosts carry: one object for each room, over one data folder. */
export interface Services {
  readonly publisher: Publisher;
  readonly files: Files;
  readonly settings: SettingsService;
  readonly library: LibraryService;
  readonly matches: MatchesService;
  readonly records: RecordsService;
  readonly results: ResultsService;
  readonly coach: CoachService;
  readonly designs: DesignsService;
  readonly uploads: Uploads;
  readonly packs: PacksService;
  readonly handed: HandedPacks;
  readonly art: ArtService;
  readonly looks: LooksService;
  readonly made: MadeFiles;
  readonly savedOutside: SavedOutside;
  readonly printing: PrintService;
  readonly lab: LabService;
  /** Begins a match to try a design, named by `set-id/card-id`. */
  readonly tryCard: (card: string) => ReturnType<typeof tryDesign>;
  /** What the hosts serve beside the contract. */
  readonly assetSources: AssetSources;
  readonly backups: BackupsService;
  about(): AppInfo;
  /** A page has shown these notices: what they tell happened once, and is not told at the next start again. */
  shown(messages: readonly WireMessage[]): Promise<void>;
  /** What somebody needs to know who is asked for help. */
  report(): Promise<CallOutput<'app.report'>>;
  /** The licences of everything that is built in. */
  licences(): Promise<CallOutput<'app.licences'>>;
  /** Tells a second start where this one is to be found. */
  announce(address: string | null): void;
  /** Calls `listener` whenever somebody starts the program on this data folder once more. */
  onSecondStart(listener: () => void): void;
  /** Lets everything reach the disk and gives the data folder back. */
  close(): Promise<void>;
}

/** What the services find when they move in: a data folder, the program's own, and what a machine gives them. */
export interface Surroundings {
  readonly dataFolder: string;
  readonly app: AppFolder;
  readonly host: 'electron' | 'web';
  /** BCP 47. */
  readonly systemLanguage: string;
  readonly publisher: Publisher;
  readonly notices: Notices;
  readonly files: Files;
  readonly lock: DataLock;
  /** Where long work is done. */
  readonly work: LongWork;
  /** Tells when somebody else may have changed something in a folder. Gives the way to stop. */
  watch(folder: string, changed: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds before a computer's move. */
  pause(settings: Settings): number;
  /** Every card set, where they have been read already. */
  readonly library?: LibraryService;
}

/** What would keep everybody waiting if it were done where the services are. */
interface LongWork {
  readonly thinking: Thinking;
  readonly measure: LabInput['measure'];
  readonly makeSheets: MakeSheets;
  /** Lets go of what goes on. */
  close(): Promise<void>;
}

/** The language a person reads: the one that was set, or the system's. */
const spokenLanguage = ({ language }: Settings, system: string): Language =>
  language === 'system' ? (system.toLowerCase().startsWith('ja') ? 'ja' : 'en') : language;

/** What a person and the computer are called in a match that tries a design: each has the name of a seat's sign. */
function tryNames(settings: Settings, language: string): readonly [string, string] {
  const say = createFormatter(spokenLanguage(settings, language));
  const [moon, kite] = [say('app.seats.moon'), say('app.seats.kite')];
  const person = settings.names[0] ?? moon;
  return [person, person === kite ? moon : kite];
}

/** Opens the services over a data folder that is held. */
export async function furnish(surroundings: Surroundings): Promise<Services> {
  const { dataFolder, app, host, systemLanguage: language } = surroundings;
  const { publisher, notices, files, lock, work, now } = surroundings;
  if (lock.writable) await placeRestored(dataFolder, files, notices);
  const settings = new SettingsService(dataFolder, files, publisher, notices);
  const art = new ArtService(join(dataFolder, 'art'), files);
  const library =
    surroundings.library ??
    new LibraryService({
      shipped: app.cardsets,
      designs: join(dataFolder, 'designs'),
      system: files.system,
      notices,
      publisher,
      pictures: () => art.hashes(),
    });
  const looks = new LooksService(dataFolder, files, publisher, notices);
  const savedOutside = new SavedOutside(dataFolder, files, notices);
  await Promise.all([
    ...[settings.load(), looks.load(), savedOutside.tidy(), sweepParts(dataFolder, files.system)],
    ...(surroundings.library === undefined ? [library.load()] : []),
  ]);
  const stopWatching = await watchDesigns(join(dataFolder, 'designs'), library, surroundings);
  const made = new MadeFiles();
  const designShelf = new DesignShelf(dataFolder, files, library);
  const uploads = new Uploads();
  const packs = new PacksService({ uploads, shelf: designShelf, library, art });
  const designs = new DesignsService({
    shelf: designShelf,
    library,
    art,
    made,
    notices,
    language: () => spokenLanguage(settings.now, language),
  });
  const printing = new PrintService({
    library,
    art,
    made,
    publisher,
    makeSheets: work.makeSheets,
    fonts: () => typefaceFiles(app.path),
    printedNames: () => settings.now.printedNames,
  });
  const lab = new LabService({
    folder: dataFolder,
    files,
    library,
    publisher,
    measure: work.measure,
    now,
  });
  const games = new LibraryGames(library, work.thinking);
  const shelf = new Shelf(dataFolder, files, notices);
  const coach = new HouseCoach({ folder: dataFolder, files, shelf, games, publisher });
  const results: ResultsService = new ResultsService({
    folder: dataFolder,
    files,
    notices,
    now,
    settle: () => matches.settle(),
  });
  const matches: MatchesService = new MatchesService({
    shelf,
    publisher,
    notices,
    games,
    results,
    version: app.version,
    now,
    pause: () => surroundings.pause(settings.now),
    forgotten: (id) => coach.forget(id),
  });
  const backups = new BackupsService({
    ...{ folder: dataFolder, files, made, uploads, publisher, now },
    version: app.version,
  });
  return {
    publisher,
    files,
    settings,
    library,
    matches,
    records: new RecordsService({ shelf, games, matches, notices, version: app.version, now }),
    results,
    coach,
    designs,
    uploads,
    packs,
    handed: new HandedPacks({ system: files.system, made, notices, publisher }),
    art,
    looks,
    made,
    savedOutside,
    printing,
    lab,
    tryCard: (card) => tryDesign({ library, matches, names: () => tryNames(settings.now, language) }, card),
    assetSources: {
      renderer: app.renderer,
      art: (hash) => art.fileOf(hash),
      made: (address) => made.find(address),
      staged: (address) => packs.picture(address),
    },
    backups,
    report: () => makeReport({ dataFolder, matches, designs, library, notices }),
    licences: () => licencesIn(app.licences, files),
    about: () => ({
      name: 'Tefuda',
      version: app.version,
      host,
      dataFolder,
      systemLanguage: language,
      notices: [...notices.told],
    }),
    shown: (messages) => notices.shown(messages),
    announce: (address) => lock.announce(address),
    onSecondStart: (listener) => lock.onSecondStart(listener),
    async close() {
      stopWatching();
      await backups.close();
      await Promise.all([coach.close(), lab.close(), matches.closeAll(), designs.close(), printing.close()]);
      await Promise.all([work.close(), notices.settled()]);
      await lock.release();
    },
  };
}

/** Reads the sets again whenever somebody else may have changed them. */
async function watchDesigns(
  folder: string,
  library: LibraryService,
  { files, watch }: Surroundings,
): Promise<() => void> {
  // What is not there cannot be watched. A folder that allows nothing is asked now and then instead.
  await files.system.makeFolder(folder).catch(() => undefined);
  return watch(folder, () => void library.reload('others'));
}
