import type { WireMessage } from '@shared/contract/view';
import { findAppFolder } from '../app-folder';
import type { CoachService } from '../coach/coach';
import { HouseCoach } from '../coach/house-coach';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { LibraryService } from '../library';
import type { Games } from '../matches/games';
import { LibraryGames } from '../matches/library-games';
import { MatchesService } from '../matches/matches';
import { Shelf } from '../matches/shelf';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';
import { RecordsService } from '../records/records';
import { ResultsService } from '../results/results';
import { ownThread } from '../thinking/testing/own-thread';
import type { Thinking } from '../thinking/thinking';

export interface TestMatches {
  readonly matches: MatchesService;
  readonly results: ResultsService;
  readonly records: RecordsService;
  readonly coach: CoachService;
  readonly publisher: Publisher;
  readonly published: Published[];
  /** Message keys of everything a person was told. */
  readonly told: () => string[];
  /** The same whole. */
  readonly notices: () => readonly WireMessage[];
}

export interface TestMatchesInput {
  readonly folder: string;
  readonly system?: FileSystem;
  /** Milliseconds before a computer's move. */
  readonly pause?: number;
  /** Puts something in the place of the games, such as slow computers. */
  readonly games?: (games: Games) => Games;
  /** Where computers think that search, and hints are looked for; hastily, where the test is, when absent. */
  readonly thinking?: Thinking;
}

const app = findAppFolder(import.meta.url);

/** Matches over a folder, with the real box and nothing that waits. */
export async function openTestMatches(input: TestMatchesInput): Promise<TestMatches> {
  const publisher = new Publisher();
  const published: Published[] = [];
  publisher.subscribe((event) => published.push(event));
  const notices = new Notices(publisher);
  const system = input.system ?? nodeFiles;
  const library = new LibraryService({
    shipped: app.cardsets,
    designs: `${input.folder}/designs`,
    system: nodeFiles,
    notices,
  });
  await library.load();
  let now = Date.UTC(2026, 0, 1);
  const tick = (): number => (now += 1000);
  const games = new LibraryGames(library, input.thinking ?? ownThread(50));
  const files = new Files(system, () => Promise.resolve());
  const shelf = new Shelf(input.folder, files, notices);
  const coach = new HouseCoach({ folder: input.folder, files, shelf, games, publisher });
  const results: ResultsService = new ResultsService({
    folder: input.folder,
    files,
    notices,
    now: tick,
    settle: () => matches.settle(),
  });
  const version = '0.0.0';
  const pause = (): number => input.pause ?? 0;
  const matches: MatchesService = new MatchesService({
    shelf,
    publisher,
    notices,
    games: input.games?.(games) ?? games,
    results,
    version,
    now: tick,
    pause,
    forgotten: (id) => coach.forget(id),
  });
  const records = new RecordsService({ shelf, games, matches, notices, version, now: tick });
  const told = (): string[] => notices.told.map(({ key }) => key);
  return { matches, results, records, coach, publisher, published, told, notices: () => notices.told };
}
