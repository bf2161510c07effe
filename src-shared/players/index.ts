import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { makeFaces, type CardInPlay } from '@shared/games/copytoru/faces';
import type { Rules } from '@shared/table/game';
import { greedyPlayer } from './copytoru/greedy';
import type { Player } from './player';
import { randomPlayer } from './random';

export type { Player } from './player';
export { playerRandom } from './player-random';
export { SeatView } from './seat-view';

/** Names of the computer players, from the weakest. */
export const PLAYER_NAMES = ['random', 'greedy'] as const;
export type ComputerName = 'random' | 'beginner' | 'greedy' | 'skilled' | 'master' | `search:${number}`;

/** The match a player is to join. */
export interface Seating {
  readonly rules: Rules;
  /** Every card that can be played, as the match was prepared with. */
  readonly cards: readonly CardInPlay[];
  /** The match's options as the game read them. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Makes a computer player for a match. One serves any number of seats and matches of the same rules. */
export function makePlayer(name: ComputerName, seating: Seating): Player {
  switch (name) {
    case 'random':
      return randomPlayer;
    case 'greedy':
      return makeGreedy(seating);
    default:
      throw new Error(`No player ${name}.`);
  }
}

/** Throws for a game it cannot play: every game in the registry has its own rule of thumb. */
function makeGreedy({ rules, cards, options }: Seating): Player {
  if (rules.game !== COPY_ABILITY_BATTLE) throw new Error(`No greedy player for ${rules.game}.`);
  const byRef = new Map(cards.map((entry) => [entry.ref, entry]));
  const faces = makeFaces(rules.faces.flatMap((ref) => byRef.get(ref) ?? []));
  return greedyPlayer({ faces, rounds: Number(options['rounds']) });
}
