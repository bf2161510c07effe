import { findAppFolder } from '../app-folder';
import { nodeFiles, type FileSystem } from '../file-system';
import { Files } from '../files';
import { LibraryService } from '../library';
import { LibraryGames } from '../matches/library-games';
import { MatchesService } from '../matches/matches';
import { Notices } from '../notices';
import { Publisher, type Published } from '../publisher';

export interface TestMatches {
  readonly matches: MatchesService;
  readonly publisher: Publisher;
  readonly published: Published[];
  /** Message keys of everything a person was told. */
  readonly told: () => string[];
}

export interface TestMatchesInput {
  readonly folder: string;
  readonly system?: FileSystem;
  /** Milliseconds before a computer's move. */
  readonly pause?: number;
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
  const matches = new MatchesService({
    folder: input.folder,
    files: new Files(system, () => Promise.resolve()),
    publisher,
    notices,
    games: new LibraryGames(library),
    version: '0.0.0',
    now: () => (now += 1000),
    pause: () => input.pause ?? 0,
  });
  return { matches, publisher, published, told: () => notices.told.map(({ key }) => key) };
}
