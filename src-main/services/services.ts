import { join } from 'node:path';
import type { z } from 'zod';
import type { Language } from '@shared/cards/words';
import type { appInfo, CallOutput } from '@shared/contract/calls';
import type { Settings } from '@shared/contract/settings';
import type { WireMessage } from '@shared/contract/view';
import { createFormatter, type Formatter } from '@shared/locales/format';
import type { AppFolder } from './app-folder';
import type { AssetSources } from './asset-sources';
import { ArtService } from './art/art';
import { BackupsService } from './backup/backups';
import { placeRestored } from './backup/place-restored';
import type { CoachService } from './coach/coach';
import { HouseCoach } from './coach/house-coach';
import { DesignsService } from './designs/designs';
import { DesignShelf } from './designs/shelf';
import { KeptNotices } from './kept-notices';
import { lockDataFolder, type DataLock, type LockOutcome, type RunningProgram } from './data-lock';
import { nodeFiles } from './file-system';
import { Files } from './files';
import { HandedPacks } from './handed/handed-packs';
import { LabService } from './lab/lab';
import { labInThreads } from './lab/threads';
import { LibraryService } from './library';
import { sweepParts } from './leftovers';
import { LooksService } from './looks/looks';
import { MadeFiles } from './made/made-files';
import { LibraryGames } from './matches/library-games';
import { MatchesService } from './matches/matches';
import { Shelf } from './matches/shelf';
import { tryDesign } from './matches/try-design';
import { Notices } from './notices';
import { PrintService } from './printing/printing';
import { sheetsInThread } from './printing/printing-thread';
import { typefaceFiles } from './printing/typeface';
import { PacksService } from './packs/packs';
import { Publisher } from './publisher';
import { licencesIn, makeReport } from './report/report';
import { RecordsService } from './records/records';
import { ResultsService } from './results/results';
import { SavedOutside } from './saved-outside';
import { SettingsService } from './settings';
import { ThinkingPool } from './thinking/pool';
import { Uploads } from './uploads/uploads';
import { watchFolders } from './watch-folders';

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

export interface ServicesInput {
  readonly dataFolder: string;
  readonly app: AppFolder;
  readonly host: 'electron' | 'web';
  /** BCP 47. */
  readonly systemLanguage: string;
  /** Words for what is said before there is a screen. */
  readonly say?: Formatter;
}

/**
 * The services, or in words why they cannot be had: somebody else has the data folder. Where a browser finds that
 * program is its address.
 */
export type OpenedServices =
  | { readonly ok: true; readonly services: Services }
  | { readonly ok: false; readonly words: string; readonly address: string | null };

/** Pauses before a computer's move, by the setting `computerPace`; milliseconds. */
const PACE = { normal: 400, faster: 200 } as const;

/** The system's language, as BCP 47. */
export const systemLanguage = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

/** Takes the data folder and opens the services over it. */
export async function openServices(input: ServicesInput): Promise<OpenedServices> {
  const publisher = new Publisher();
  const files = new Files(nodeFiles);
  const notices = new Notices(publisher, new KeptNotices(input.dataFolder, files));
  const locked = await takeFolder(input, notices);
  if (locked === null) {
    const words = wordsOf(input)('main.start.no-folder', { folder: input.dataFolder });
    return { ok: false, words, address: null };
  }
  if (!locked.held) {
    const { running } = locked;
    return { ok: false, words: wordsForSecond(running, input), address: running?.address ?? null };
  }
  await notices.takeUp();
  if (locked.lock.leftBehind) notices.tell('info', { key: 'main.notices.ended-suddenly' });
  if (!locked.lock.writable) notices.tell('error', { key: 'main.notices.data-read-only' });
  return { ok: true, services: await furnish(input, { publisher, notices, files }, locked.lock) };
}

/** The hold on the data folder; null when there can be no such folder at all. */
async function takeFolder(input: ServicesInput, notices: Notices): Promise<LockOutcome | null> {
  try {
    return await lockDataFolder({
      folder: input.dataFolder,
      host: input.host,
      lost: () => notices.tell('error', { key: 'main.notices.data-lost' }),
    });
  } catch {
    return null;
  }
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

const wordsOf = ({ say, systemLanguage: language }: ServicesInput): Formatter =>
  say ?? createFormatter(language.startsWith('ja') ? 'ja' : 'en');

async function furnish(
  { dataFolder, app, host, systemLanguage: language }: ServicesInput,
  { publisher, notices, files }: { publisher: Publisher; notices: Notices; files: Files },
  lock: DataLock,
): Promise<Services> {
  if (lock.writable) await placeRestored(dataFolder, files, notices);
  const settings = new SettingsService(dataFolder, files, publisher, notices);
  const art = new ArtService(join(dataFolder, 'art'), files);
  const library = new LibraryService({
    shipped: app.cardsets,
    designs: join(dataFolder, 'designs'),
    system: nodeFiles,
    notices,
    publisher,
    pictures: () => art.hashes(),
  });
  const looks = new LooksService(dataFolder, files, publisher, notices);
  const savedOutside = new SavedOutside(dataFolder, files, notices);
  await Promise.all([
    ...[settings.load(), library.load(), looks.load()],
    ...[savedOutside.tidy(), sweepParts(dataFolder, nodeFiles)],
  ]);
  const stopWatching = await watchDesigns(join(dataFolder, 'designs'), library);
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
    makeSheets: sheetsInThread(app.worker),
    fonts: () => typefaceFiles(app.path),
    printedNames: () => settings.now.printedNames,
  });
  const now = (): number => Date.now();
  const lab = new LabService({
    folder: dataFolder,
    files,
    library,
    publisher,
    measure: labInThreads(app.worker),
    now,
  });
  const thinking = new ThinkingPool(app.worker);
  const games = new LibraryGames(library, thinking);
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
    pause: () => PACE[settings.now.computerPace],
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
    handed: new HandedPacks({ system: nodeFiles, made, notices, publisher }),
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
      await Promise.all([thinking.close(), notices.settled()]);
      await lock.release();
    },
  };
}

/** Reads the sets again whenever somebody else may have changed them. */
async function watchDesigns(folder: string, library: LibraryService): Promise<() => void> {
  // What is not there cannot be watched. A folder that allows nothing is asked now and then instead.
  await nodeFiles.makeFolder(folder).catch(() => undefined);
  return watchFolders(folder, () => void library.reload('others'));
}

function wordsForSecond(running: RunningProgram | null, input: ServicesInput): string {
  const say = wordsOf(input);
  if (running === null) return say('main.start.locked', { folder: input.dataFolder });
  if (running.address === null) return say('main.start.running');
  return say('main.start.running-at', { address: running.address });
}
