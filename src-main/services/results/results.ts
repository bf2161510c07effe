import type { QuestStanding } from '@shared/contract/quests';
import type { Statistics } from '@shared/contract/statistics';

const QUESTS = 10;

/** What came of finished matches, kept apart from them: quests and statistics are made of it. */
export class ResultsService {
  async quests(): Promise<QuestStanding[]> {
    return Array.from({ length: QUESTS }, (_, index) => ({
      quest: index + 1,
      tries: 0,
      wins: 0,
      best: null,
    }));
  }

  async statistics(): Promise<Statistics> {
    return { since: null, rows: [], practice: 0 };
  }

  async reset(): Promise<Statistics> {
    return this.statistics();
  }
}
