import type { MatchView } from '@shared/contract/view';
import { findDesign } from '../lab/find-design';
import type { LibraryService } from '../library';
import type { MatchesService } from './matches';
import type { Outcome } from './outcome';

export interface TryingInput {
  readonly library: LibraryService;
  readonly matches: MatchesService;
  /** What the person and the computer are called. */
  names(): readonly [person: string, rival: string];
}

/**
 * Begins a match of a person, who has the first turn, against a computer, in which a design can be used at once: it
 * lies in the person's hand, or on the table if it is an enemy. Such a match is practice. Refused when its set has
 * mistakes.
 *
 * @param card `set-id/card-id`
 */
export async function tryDesign(
  { library, matches, names }: TryingInput,
  card: string,
): Promise<Outcome<MatchView>> {
  const found = findDesign(library, card, 'lab.refusals.try-problems');
  if (!found.ok) return found;
  const [person, rival] = names();
  return matches.create({
    game: 'copy-ability-battle',
    seats: [
      { name: person, player: 'human', handicap: 0 },
      { name: rival, player: 'greedy', handicap: 0 },
    ],
    options: { opening: card, first: 0 },
  });
}
