import { COUNTER } from '@shared/games/copytoru/counters';
import { colorOf, pointsOf, WHITE, type Faces } from '@shared/games/copytoru/faces';
import type { Rules } from '@shared/table/game';
import { counter } from '@shared/table/table';
import type { Mind } from '../mind';
import { worthOfPlaces } from '../standing';
import { AbilityMind } from './ability/ability-mind';
import { makeBoard } from './ability/board';
import type { Situation } from './ability/situation';
import { COLOR_A_TURN } from './ability/worth';

/** Knows Copy Ability Battle, in which each seat has `rounds` turns. */
export function battleMind(rules: Rules, faces: Faces, rounds: number): Mind {
  return new AbilityMind({
    rules,
    board: makeBoard(rules.layout, faces, ['table:enemy']),
    eyes: {
      look: () => undefined,
      turnsLeft: (table) => rounds - counter(table, COUNTER.round),
      worth: (situation, enemy) => pointsOf(faces, enemy) + opening(situation, colorOf(faces, enemy)),
      threat: () => 0,
    },
    value: (_table, result, values) => worthOfPlaces(result, values),
  });
}

/** What it is worth that cards of a colour can be got from now on. */
export function opening({ won, turnsLeft }: Situation, color: number): number {
  return color !== WHITE && won[color] === 0 ? COLOR_A_TURN * turnsLeft : 0;
}
