import type { NewMatch } from '@shared/contract/calls';
import { gameId } from '@shared/contract/players';
import type { MatchView } from '@shared/contract/view';

/** The match that was played, ready to be played again with new cards: same seats, same house rules, same types. */
export function matchAgain(view: MatchView): NewMatch {
  // Head starts travel with the seats; the option of that name is what the main process makes of them.
  const options = Object.fromEntries(Object.entries(view.options).filter(([name]) => name !== 'handicap'));
  return { game: gameId.parse(view.game), seats: view.seats.map((seat) => ({ ...seat })), options };
}
