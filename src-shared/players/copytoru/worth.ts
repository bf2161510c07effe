import { colorOf, effectsOf, pointsOf, powerOf, WHITE } from '@shared/games/copytoru/faces';
import { Forecast } from '@shared/games/copytoru/forecast';
import type { Situation } from './situation';

/*
 * How much things are worth, in stars. Each number was set by playing the greedy player with it against the
 * greedy player without, a thousand matches with every deal from both seats, until neither way helped.
 */

/** The stars an attack of each power brings on average, by power; more than 8 brings no more. */
const STARS_BY_POWER = [0, 1.4, 1.9, 2.6, 3.2, 4, 5.4, 6.8, 8.2];
const ENOUGH_POWER = STARS_BY_POWER.length - 1;

/** A Normal card from the deck: usually a 6, 7 or 8. */
export const NORMAL_DRAW = 4.8;

/** What one more target adds, as a share of the first. */
const NEXT_TARGET = 0.6;
const ANOTHER_ACTION = 3.6;
const BOOST = 1;
/** Each card more in hand. */
const CARD = 1.1;

/** Taking cards of a new colour is worth this much a turn that is left, at most. */
const COLOR_A_TURN = 0.2;

const starsFor = (power: number): number => STARS_BY_POWER[Math.min(power, ENOUGH_POWER)] ?? 0;

/** What a card in hand may bring when it is played one day. */
export function cardWorth(situation: Situation, card: number): number {
  const { faces, hand, won } = situation;
  const left = Math.max(0, hand.length - 1);
  const may = new Forecast(effectsOf(faces, card), { won, hand: left, discards: 0 });
  const power = powerOf(faces, card) + may.power.reduce((sum, amount) => sum + amount, 0) + may.boost;
  return (
    starsFor(power) * (1 + NEXT_TARGET * Math.min(may.targets, 3)) +
    may.actions * (ANOTHER_ACTION + may.boost * BOOST) +
    cardsWorth(may, left)
  );
}

/** What the cards that a played card brings are worth. */
export function cardsWorth(may: Forecast, hand: number): number {
  const filled = Math.max(0, may.fillTo - hand - 1);
  return CARD * (Math.min(may.gets, 4) + filled);
}

/** Stars of an enemy, and what its colour opens. */
export function enemyWorth(situation: Situation, enemy: number): number {
  const { faces, won, turnsLeft } = situation;
  const color = colorOf(faces, enemy);
  const opens = color !== WHITE && won[color] === 0;
  return pointsOf(faces, enemy) + (opens ? COLOR_A_TURN * turnsLeft : 0);
}
