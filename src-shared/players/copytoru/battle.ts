import { COUNTER } from '@shared/games/copytoru/counters';
import type { Faces } from '@shared/games/copytoru/faces';
import type { Rules } from '@shared/table/game';
import { counter } from '@shared/table/table';
import type { Mind } from '../mind';
import { worthOfPlaces } from '../standing';
import { AbilityMind } from './ability/ability-mind';
import { makeBoard } from './ability/board';

/** Knows Copy Ability Battle. `options` are those the match was prepared with. */
export function battleMind(rules: Rules, faces: Faces, options: Readonly<Record<string, unknown>>): Mind {
  const rounds = Number(options['rounds']);
  return new AbilityMind({
    rules,
    board: makeBoard(rules.layout, faces, ['table:enemy'], options),
    eyes: {
      turnsLeft: (table) => rounds - counter(table, COUNTER.round),
      // Nobody is hit in this mode, and what nobody writes stays 0.
      threats: () => undefined,
    },
    value: (_table, result, values) => worthOfPlaces(result, values),
  });
}
