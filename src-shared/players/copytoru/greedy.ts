import type { Decision } from '@shared/table/decision';
import { COUNTER } from '@shared/games/copytoru/counters';
import { colorOf, type Faces, lifeOf, pointsOf, powerOf } from '@shared/games/copytoru/faces';
import { ACT, HAND_LIMIT } from '@shared/games/copytoru/setting';
import { playedOf } from '@shared/games/copytoru/zones';
import type { Player } from '../player';
import type { SeatView } from '../seat-view';
import { bestPlan, bestTargets, cheapestFirst, planFor } from './plan';
import { readSituation, type Situation } from './situation';
import { cardWorth, enemyWorth, NORMAL_DRAW } from './worth';

/** What a greedy player knows of the match beside what it sees. */
export interface GreedyKnowledge {
  readonly faces: Faces;
  /** Turns each seat has. */
  readonly rounds: number;
}

/**
 * A player of Copy Ability Battle that takes what gains most now: stars, colours opened, cards, less what
 * the spent cards might have brought. It plans one further action, and no opponent's turn.
 */
export function greedyPlayer({ faces, rounds }: GreedyKnowledge): Player {
  return {
    name: 'greedy',
    decide: (view, decision) => choose(view, decision, readSituation(view, faces, rounds)),
  };
}

function choose(view: SeatView, decision: Decision, situation: Situation): readonly number[] {
  switch (decision.kind) {
    case 'play':
      return [bestPlan(situation)?.card ?? ACT.skip];
    case 'discard-hand':
      return chooseDiscards(view, decision, situation);
    case 'discard-enemies':
      return chooseSweep(view, decision, situation);
    case 'keep-enemy':
      return keptEnemy(view, situation);
    case 'keep-copy':
      return bestOffered(situation, decision.options);
    case 'target':
      return bestTargets(situation, powerNow(view, situation), decision.max);
    case 'hand-limit':
      return cheapestFirst(situation, decision.options).slice(0, decision.min);
    default:
      return [chooseGet(situation, decision)];
  }
}

const played = (view: SeatView): number => view.seen(playedOf(view.layout.seats, view.seat))[0] ?? 0;

const powerNow = (view: SeatView, { faces, boost }: Situation): number =>
  powerOf(faces, played(view)) + view.counter(COUNTER.power) + boost;

/** As many as the card was planned with, and those that are missed least. */
function chooseDiscards(view: SeatView, decision: Decision, situation: Situation): number[] {
  const card = played(view);
  const planned = planFor({ ...situation, hand: [card, ...situation.hand] }, card, true).discards;
  return cheapestFirst(situation, situation.hand).slice(0, Math.min(planned, decision.max));
}

/** Clears away what this turn cannot beat, the weakest prey first, as long as one good target stays. */
function chooseSweep(view: SeatView, decision: Decision, situation: Situation): number[] {
  const { faces, hand } = situation;
  const reach = Math.max(
    powerNow(view, situation),
    ...hand.map((card) => powerOf(faces, card) + situation.boost),
  );
  return situation.enemies
    .filter((enemy) => lifeOf(faces, enemy) > reach)
    .sort((a, b) => pointsOf(faces, b) - pointsOf(faces, a) || a - b)
    .slice(0, decision.max);
}

/** The best enemy that the played card beats; otherwise the one that is worth least to the others. */
function keptEnemy(view: SeatView, situation: Situation): number[] {
  const best = bestTargets(situation, powerNow(view, situation), 1);
  if (best.length > 0) return best;
  const byWorth = [...situation.enemies].sort((a, b) => enemyWorth(situation, a) - enemyWorth(situation, b));
  return byWorth.slice(0, 1);
}

/** The offered card that is worth most, one of a colour that can be got before any other. */
function bestOffered(situation: Situation, cards: readonly number[]): number[] {
  const { faces, won } = situation;
  const gettable = cards.filter((card) => (won[colorOf(faces, card)] ?? 0) > 0);
  return cheapestFirst(situation, gettable.length > 0 ? gettable : cards).slice(-1);
}

function chooseGet(situation: Situation, decision: Decision): number {
  const { options } = decision;
  const anyColor = situation.won.some((count, color) => color > 0 && count > 0);
  if (options.includes(ACT.reset) && (anyColor || !options.includes(ACT.drawNormal))) return ACT.reset;
  const [best, worth] = bestSource(situation, options);
  const weakest = cheapestFirst(situation, situation.hand)[0];
  const full = situation.hand.length >= HAND_LIMIT && weakest !== undefined;
  const useless = situation.turnsLeft <= 0 || (full && worth <= cardWorth(situation, weakest));
  return useless && options.includes(ACT.stop) ? ACT.stop : best;
}

/** The best card or deck to take from, and what it is worth. */
function bestSource(situation: Situation, options: readonly number[]): [number, number] {
  let best: number = ACT.stop;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = option >= 0 ? cardWorth(situation, option) : option === ACT.drawNormal ? NORMAL_DRAW : -1;
    if (worth > most) [best, most] = [option, worth];
  }
  return [best, most];
}
