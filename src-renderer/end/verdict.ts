import type { MatchSummary, MatchView } from '@shared/contract/view';

/** What a verdict is made from: a finished match, in a list or as a whole. */
export type Judged = Pick<MatchSummary, 'game' | 'seats' | 'result' | 'quest'> | MatchView;

/** Who won a finished match. */
export interface Verdict {
  /** Words for it: a key of `end`, to be filled with `name`, `names` or `quest`. */
  readonly key: 'end.wins' | 'end.draw' | 'end.questWon' | 'end.questLost';
  /** The seats in the first place; none when a quest was lost. */
  readonly winners: readonly number[];
}

/** Whether a match was played alone against a quest. */
export const isSolo = (match: { readonly game: string }): boolean => match.game === 'solo-battle';

/** The quest a match plays; null in a game without quests. */
export function questOf(match: Judged): number | null {
  if (!isSolo(match)) return null;
  const quest = 'options' in match ? match.options['quest'] : match.quest;
  return typeof quest === 'number' ? quest : 1;
}

/** The verdict over a match; null while it goes on. A quest is won in place 1 and lost in place 2. */
export function verdictOf(match: Judged): Verdict | null {
  if (match.result === null) return null;
  const winners = match.result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (isSolo(match)) return { key: winners.length > 0 ? 'end.questWon' : 'end.questLost', winners };
  return { key: winners.length > 1 ? 'end.draw' : 'end.wins', winners };
}
