import type { Decision } from '@shared/table/decision';
import type { Player, PlayerRandom } from './player';

/** Picks any legal pick: first how many, then which. Every count is as likely as any other. */
export const randomPlayer: Player = {
  name: 'random',
  decide: (_view, decision, { random }) => randomPick(decision, random),
};

/** A random legal pick. */
function randomPick(decision: Decision, random: PlayerRandom): number[] {
  const { options, min, max } = decision;
  const count = min === max ? min : min + random.below(max - min + 1);
  const left = [...options];
  const pick: number[] = [];
  while (pick.length < count) pick.push(...left.splice(random.below(left.length), 1));
  return pick;
}
