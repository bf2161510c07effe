import type { NewMatch } from '@shared/contract/calls';
import type { QuestStanding } from '@shared/contract/quests';
import type { MatchView, WireMessage } from '@shared/contract/view';
import { QUESTS, type Quest } from '@shared/games/copytoru/solo-battle/quests';
import { soloFacts } from '../table/solo/facts';

/** How a quest ended. */
export interface QuestOutcome {
  readonly quest: Quest;
  readonly won: boolean;
  readonly turns: number;
  readonly stars: number;
  /** Hits one could take in all, and that could still have been taken. */
  readonly bearable: number;
  readonly left: number;
  /** Why it ended, in one line. */
  readonly reason: WireMessage;
}

/** The outcome of a quest; null while it is still being played. */
export function questOutcome(view: MatchView): QuestOutcome | null {
  const { result } = view;
  if (result === null) return null;
  const { quest, turn, stars, bearable, left } = soloFacts(view);
  const won = result.places[0] === 1;
  const missing = Math.max(0, quest.target - stars);
  const reason: WireMessage = won
    ? { key: 'quests.outcome.reached', values: { stars, turn } }
    : {
        key: result.reason === 'damage' ? 'quests.outcome.hit' : 'quests.outcome.stuck',
        values: { turn, count: missing },
      };
  return { quest, won, turns: turn, stars, bearable, left, reason };
}

/** What a finished quest means among all tries, as a key below `quests.outcome`. */
export type News = 'practice' | 'newBest' | 'firstWin' | 'bestSoFar' | 'stillOpen';

/**
 * What a finished quest means among all tries.
 * @param standing how the quest stands now, this try counted
 */
export function newsOf(outcome: QuestOutcome, practice: boolean, standing: QuestStanding): News {
  if (practice) return 'practice';
  const { best } = standing;
  if (best === null) return 'stillOpen';
  const mine =
    outcome.won &&
    best.turns === outcome.turns &&
    best.lifeLeft === outcome.left &&
    best.stars === outcome.stars;
  if (!mine) return 'bestSoFar';
  return standing.wins === 1 ? 'firstWin' : 'newBest';
}

/** The quest after this one; null after the last. */
export const questAfter = ({ quest }: Quest): number | null => (quest < QUESTS.length ? quest + 1 : null);

/** A match of another (or the same) quest, by the same one and by the same house rules. */
export function questAgain(view: MatchView, quest: number): NewMatch {
  const { handicap: _given, ...options } = view.options;
  return {
    game: 'solo-battle',
    seats: view.seats.map((seat) => ({ ...seat })),
    options: { ...options, quest },
  };
}
