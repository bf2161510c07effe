import { colorOf, pointsOf, WHITE, type Faces } from '@shared/games/copytoru/faces';
import type { Rules } from '@shared/table/game';
import type { Mind } from '../mind';
import { worthOfPlaces } from '../standing';
import { AbilityMind } from './ability/ability-mind';
import { battleBoard } from './ability/board';
import type { Situation } from './ability/situation';
import { COLOR_A_TURN } from './ability/worth';

/** Knows Copy Ability Battle, in which each seat has `rounds` turns. */
export function battleMind(rules: Rules, faces: Faces, rounds: number): Mind {
  return new AbilityMind({
    rules,
    board: battleBoard(rules.layout, faces, rounds),
    worthOfEnemy: (situation, enemy) => pointsOf(faces, enemy) + opening(situation, colorOf(faces, enemy)),
    value: (table, values) => worthOfPlaces(rules.result(table), values),
  });
}

/** What it is worth to get cards of a colour from now on. */
function opening({ won, turnsLeft }: Situation, color: number): number {
  return color !== WHITE && won[color] === 0 ? COLOR_A_TURN * turnsLeft : 0;
}
