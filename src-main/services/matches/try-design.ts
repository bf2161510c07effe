import type { NewMatch } from '@shared/contract/calls';
import type { MatchView } from '@shared/contract/view';
import type { CardInPlay } from '@shared/games';
import { findCard } from '../find-card';
import type { LibraryService } from '../library';
import type { MatchesService } from './matches';
import type { Outcome } from '../outcome';
import { typesWith } from './types-with';

export interface TryingInput {
  readonly library: LibraryService;
  readonly matches: MatchesService;
  /** What the person and the computer are called. */
  names(): readonly [person: string, rival: string];
}

/**
 * Begins a match of a person, who has the first turn, against a computer, in which a design can be used: it lies in
 * the person's hand, or on the table if it is an enemy; a ceremony is among the ten types. Such a match is practice.
 * Refused when its set has mistakes.
 *
 * @param card `set-id/card-id`
 */
export async function tryDesign(
  { library, matches, names }: TryingInput,
  card: string,
): Promise<Outcome<MatchView>> {
  const found = findCard(library, card, 'lab.refusals.try-problems');
  if (!found.ok) return found;
  const [person, rival] = names();
  const { game, options } = trialOf(found.value, library);
  return matches.create(
    {
      game,
      seats: [
        { name: person, player: 'human', handicap: 0 },
        { name: rival, player: 'greedy', handicap: 0 },
      ],
      options: { ...options, first: 0 },
    },
    true,
  );
}

/** The match in which a card is tried. */
function trialOf({ ref, card }: CardInPlay, library: LibraryService): Pick<NewMatch, 'game' | 'options'> {
  return card.type === 'ceremony' || card.type === 'kokopelli'
    ? { game: 'kokopelli', options: { types: typesWith([ref], library) } }
    : { game: 'copy-ability-battle', options: { opening: ref } };
}
