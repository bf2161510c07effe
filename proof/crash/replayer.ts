import { join } from 'node:path';
import { resumeHistory } from '@shared/table/history';
import { readRecord, RECORD_FORMAT, type RecordHeader } from '@shared/table/record';
import { recordMatch, type Chooser } from '@shared/table/recording';
import { nodeFiles } from '@main/services/file-system';
import { LibraryService } from '@main/services/library';
import { LibraryGames } from '@main/services/matches/library-games';
import { Story } from '@main/services/matches/story';
import { matchViewOf } from '@main/services/matches/view';
import { Notices } from '@main/services/notices';
import { Publisher } from '@main/services/publisher';
import { replay } from '@main/services/records/replays';
import { insist } from './activity';

/** Plays matches from their picks alone, apart from the program that was killed. */
export interface Replayer {
  /** @throws when a record does not replay to its end with all its checks */
  insistOn(text: string): void;
  /** What a match comes to when its picks are made one after another. */
  play(text: string): object;
  /** The record of a match that was played to its end. */
  finished(): string;
}

/** @param root the project's folder */
export async function makeReplayer(root: string): Promise<Replayer> {
  const library = new LibraryService({
    shipped: join(root, 'cardsets'),
    designs: join(root, 'no-such-folder'),
    system: nodeFiles,
    notices: new Notices(new Publisher()),
  });
  await library.load();
  const games = new LibraryGames(library);
  return {
    insistOn(text) {
      const reading = readRecord(text);
      insist(reading.outcome === 'read', 'A record cannot be read.');
      const replayed = replay('match', reading.record, games);
      insist(replayed.ok, `A record does not replay: ${JSON.stringify(replayed)}`);
    },
    play(text) {
      const reading = readRecord(text);
      insist(reading.outcome === 'read', 'A record cannot be read.');
      const { header, picks } = reading.record;
      const ready = games.prepareRecorded(header);
      insist(ready.ok, 'The cards of a record are not there.');
      const record = { picks, undone: [] };
      const { history } = resumeHistory(ready.rules, header.seed, () => new Story(), record);
      const told = { id: 'match', header, recorded: ready.recorded, options: ready.options, seats: [] };
      const view = matchViewOf({ ...told, history, practice: false }, null);
      const { number, scores, log } = view;
      return { number, scores, log, history: view.history };
    },
    finished() {
      const [game, options, seed] = ['copy-ability-battle', { rounds: 2 }, 'finished'];
      const ready = games.prepare({ game, options, seats: 2, seed });
      insist(ready.ok, 'The cards of the box are not there.');
      const seats = ['Aki', 'Ben'].map((name) => ({ name, player: 'human' }));
      const { recorded, sets } = ready;
      const played = { game, options: { ...recorded }, seats, seed, sets: [...sets] };
      const whole: RecordHeader = { format: RECORD_FORMAT, app: '0.0.0', ...played };
      const first: Chooser = ({ decision }) => decision?.options.slice(0, Math.max(decision.min, 1)) ?? [];
      return recordMatch(ready.rules, whole, first, false).text;
    },
  };
}
