import { COUNTER } from '@shared/games/copytoru/counters';
import { lifeOf, pointsOf, powerOf } from '@shared/games/copytoru/faces';
import { facesOf, type Player, type Seating } from '@shared/players/index';
import { zoneNumber } from '@shared/table/layout';
import { counter, topCard } from '@shared/table/table';

/**
 * A player by fixed rules, to measure others by: plays its strongest card, aims at the most stars it beats,
 * takes the strongest card it can get, discards nothing it need not and then the weakest.
 */
export function fixedRulePlayer(seating: Seating): Player {
  const { rules } = seating;
  const faces = facesOf(seating);
  /** The Normal deck holds a 7 on average. */
  const strength = (option: number): number => (option >= 0 ? powerOf(faces, option) : option === -2 ? 7 : 0);
  const strongest = (options: readonly number[]): number[] =>
    [...options].sort((a, b) => strength(b) - strength(a) || a - b);
  const abilities = rules.layout.counters.includes('boost');
  return {
    name: 'fixed-rule',
    decide: (view, { seat, kind, options, min, max }) => {
      if (kind === 'challenge-discard' || kind === 'hand-limit') return strongest(options).slice(-min);
      if (kind === 'discard-hand' || kind === 'discard-enemies') return [];
      if (kind !== 'target' && kind !== 'keep-enemy' && kind !== 'lose-enemy') {
        return strongest(options).slice(0, 1);
      }
      const played = topCard(view, zoneNumber(rules.layout, `played:${seat}`));
      const more = abilities ? counter(view, COUNTER.power) + counter(view, COUNTER.boost) : 0;
      const power = powerOf(faces, played) + more;
      const beats = (enemy: number): number => (lifeOf(faces, enemy) <= power ? 1 : 0);
      const best = [...options].sort(
        (a, b) => beats(b) - beats(a) || pointsOf(faces, b) - pointsOf(faces, a) || a - b,
      );
      return best.slice(0, Math.max(min, Math.min(max, 5)));
    },
  };
}
