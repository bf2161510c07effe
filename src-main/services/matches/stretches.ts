import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { EASY_BATTLE } from '@shared/games/copytoru/easy-battle/easy-battle';
import { setsFor } from '@shared/games/copytoru/easy-battle/setting';
import { SOLO_BATTLE } from '@shared/games/copytoru/solo-battle/solo-battle';

type Options = Readonly<Record<string, unknown>>;

/**
 * How many rounds a match has, in what its game counts as rounds: turns of each seat in Copy Ability
 * Battle, sets of enemies in Easy Battle. 0 where nobody knows beforehand, as in a quest (CT-S2).
 *
 * @param options the options as the game read them
 */
export function roundsOf(game: string, options: Options, seats: number): number {
  return ROUNDS[game]?.(options, seats) ?? 0;
}

const ROUNDS: Readonly<Record<string, (options: Options, seats: number) => number>> = {
  [COPY_ABILITY_BATTLE]: ({ rounds }) => Number(rounds),
  [EASY_BATTLE]: (_, seats) => setsFor(seats) ?? 0,
};

/** The quest a match plays; null in every other game. */
export function questOf(game: string, options: Options): number | null {
  return game === SOLO_BATTLE ? Number(options['quest']) : null;
}
