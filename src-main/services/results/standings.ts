import type { QuestStanding } from '@shared/contract/quests';
import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import type { MatchResult } from './match-result';

type Best = NonNullable<QuestStanding['best']>;

/** How every quest stands. Practice does not count (CT-E9), and nothing is ever locked (CT-S10). */
export function questStandings(results: Iterable<MatchResult>): QuestStanding[] {
  const standings: QuestStanding[] = QUESTS.map(({ quest }) => ({ quest, tries: 0, wins: 0, best: null }));
  for (const { practice, quest, places, scores } of results) {
    const standing = standings.find((each) => each.quest === quest?.quest);
    if (practice || quest === undefined || standing === undefined) continue;
    standing.tries += 1;
    if (places[0] !== 1) continue;
    standing.wins += 1;
    const win = { turns: quest.turns, lifeLeft: quest.lifeLeft, stars: scores[0] ?? 0 };
    if (standing.best === null || isBetter(win, standing.best)) standing.best = win;
  }
  return standings;
}

/** Fewer turns first, then more hits that could still have been taken, then more stars (CT-S10). */
function isBetter(win: Best, than: Best): boolean {
  const behind = win.turns - than.turns || than.lifeLeft - win.lifeLeft || than.stars - win.stars;
  return behind < 0;
}
