import type { Decision } from '@shared/table/decision';
import type { Player, PlayerRandom } from './player';

/** Picks any legal pick: first how many, then which. Every count is as likely as any other. */
export const randomPlayer: Player = {
  name: 'random',
  decide: (_view, decision, { rng }) => randomPick(decision, rng),
};

/** A random legal pick. */
export function randomPick({ options, min, max }: Decision, rng: PlayerRandom): number[] {
  const count = min === max ? min : min + rng.below(max - min + 1);
  const left = [...options];
  const pick: number[] = [];
  while (pick.length < count) pick.push(...left.splice(rng.below(left.length), 1));
  return pick;
}
