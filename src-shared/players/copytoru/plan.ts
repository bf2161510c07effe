import { effectsOf, lifeOf, powerOf } from '@shared/games/copytoru/faces';
import { Forecast } from '@shared/games/copytoru/forecast';
import type { Situation } from './situation';
import { cardsWorth, cardWorth, enemyWorth } from './worth';

/** A card to play, with what is discarded for it, and what that gains. */
export interface Plan {
  readonly card: number;
  readonly discards: number;
  /** In stars; what the card and the discards would have been worth later is taken off. */
  readonly gain: number;
}

/** What a spent card counts as lost, of what it may bring one day: most hands hold more than they can play. */
const KEEP = 0.22;

/** The best thing to play now, or null when nothing gains anything. */
export function bestPlan(situation: Situation): Plan | null {
  let best: Plan | null = null;
  for (const card of situation.hand) {
    const plan = planFor(situation, card, true);
    if (plan.gain > (best?.gain ?? 0)) best = plan;
  }
  return best;
}

/** The best way to play one card: with how many discards. */
export function planFor(situation: Situation, card: number, lookAhead: boolean): Plan {
  const rest = situation.hand.filter((other) => other !== card);
  const { mayDiscard } = forecastOf(situation, card, rest.length, 0);
  let best: Plan = { card, discards: 0, gain: Number.NEGATIVE_INFINITY };
  for (let discards = 0; discards <= mayDiscard; discards += 1) {
    const gain = gainOf(situation, card, rest, discards, lookAhead);
    if (gain > best.gain) best = { card, discards, gain };
  }
  return best;
}

/** A spent card's worth to a hand that goes on; nothing after the last turn. */
function keepWorth(situation: Situation, card: number): number {
  if (situation.turnsLeft <= 0) return 0;
  const chances = Math.min(1, (situation.turnsLeft + 1) / Math.max(1, situation.hand.length));
  return KEEP * chances * cardWorth(situation, card);
}

/** Hand cards from the one that is missed least. */
export const cheapestFirst = (situation: Situation, cards: readonly number[]): number[] =>
  cards
    .map((card) => ({ card, worth: cardWorth(situation, card) }))
    .sort((a, b) => a.worth - b.worth || a.card - b.card)
    .map(({ card }) => card);

/** The enemies an attack should take: beatable ones, the most valuable first. */
export function bestTargets(situation: Situation, power: number, most: number): number[] {
  return situation.enemies
    .filter((enemy) => lifeOf(situation.faces, enemy) <= power)
    .map((enemy) => ({ enemy, worth: enemyWorth(situation, enemy) }))
    .sort((a, b) => b.worth - a.worth || a.enemy - b.enemy)
    .slice(0, most)
    .map(({ enemy }) => enemy);
}

const forecastOf = (situation: Situation, card: number, hand: number, discards: number): Forecast =>
  new Forecast(effectsOf(situation.faces, card), { won: situation.won, hand, discards });

function gainOf(
  situation: Situation,
  card: number,
  rest: readonly number[],
  discards: number,
  lookAhead: boolean,
): number {
  const may = forecastOf(situation, card, rest.length, discards);
  const boost = situation.boost + may.boost;
  const power = powerOf(situation.faces, card) + boost + may.power.reduce((sum, amount) => sum + amount, 0);
  const targets = bestTargets(situation, power, 1 + may.targets);
  const byWorth = discards > 0 ? cheapestFirst(situation, rest) : rest;
  const gone = byWorth.slice(0, discards);
  const kept = byWorth.slice(discards);
  let gain = targets.reduce((sum, enemy) => sum + enemyWorth(situation, enemy), 0);
  gain -= keepWorth(situation, card);
  for (const each of gone) gain -= keepWorth(situation, each);
  if (situation.turnsLeft > 0) gain += cardsWorth(may, kept.length) * Math.min(1, situation.turnsLeft / 2);
  if (may.actions > 0 && lookAhead) {
    const enemies = situation.enemies.filter((enemy) => !targets.includes(enemy));
    gain += followUp({ ...situation, hand: kept, enemies, boost });
  }
  return gain;
}

/** What the best card of another action phase would gain. */
function followUp(situation: Situation): number {
  let best = 0;
  for (const card of situation.hand) best = Math.max(best, planFor(situation, card, false).gain);
  return best;
}
