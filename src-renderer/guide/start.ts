import type { NewMatch } from '@shared/contract/calls';
import type { MatchSummary } from '@shared/contract/view';
import { GUIDE_ROUNDS } from './lessons';
import { memoryOf } from './memory';

/** The deal in which everything comes up that is to be learnt. A test plays it. */
export const GUIDE_SEED = 'first match 264';

/** The guided match: a person who begins, and one easy-going computer. */
export const guidedMatch = (person: string, rival: string): NewMatch => ({
  game: 'copy-ability-battle',
  seats: [
    { name: person, player: 'human', handicap: 0 },
    { name: rival, player: 'beginner', handicap: 0 },
  ],
  options: { rounds: GUIDE_ROUNDS, first: 0 },
  seed: GUIDE_SEED,
});

/** What an address adds for a match that is to go on with the guide: nothing for any other match. */
export const guideQuery = (match: Pick<MatchSummary, 'id' | 'seed' | 'game'> | undefined): { guide?: '1' } =>
  match?.seed === GUIDE_SEED && match.game === 'copy-ability-battle' && !memoryOf(match.id).left()
    ? { guide: '1' }
    : {};
