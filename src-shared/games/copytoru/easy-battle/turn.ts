import type { Decision } from '@shared/table/decision';
import { cardAt, counter, setCounter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { hasTarget, mayAttack } from './aim';
import { attack, challenge, keepEnemies, layDown, loseEnemy, playedCard } from './attack';
import { COUNTER, PHASE, phaseOf, setPhase } from './counters';
import { resultOf } from './scores';
import { ACT, type Setting } from './setting';
import { dealSet } from './set-up';
import { handOf, ZONE } from './zones';

/** The decision that is open now, or null when the match is over. */
export function decide(setting: Setting, table: Table): Decision | null {
  const seat = counter(table, COUNTER.seat);
  switch (phaseOf(table)) {
    case PHASE.play:
      return one(seat, 'play', plays(setting, table, seat));
    case PHASE.target:
      return one(seat, 'target', targets(setting, table, false));
    case PHASE.challengeDiscard:
      return one(seat, 'challenge-discard', zoneCards(table, handOf(seat)));
    case PHASE.challengeTarget:
      return one(seat, 'target', targets(setting, table, true));
    case PHASE.loseEnemy:
      return one(seat, 'lose-enemy', zoneCards(table, ZONE.tableEnemy));
    default:
      return null;
  }
}

/** Carries out a legal pick and goes on to where the next decision is open. */
export function apply(setting: Setting, table: Table, choice: number): void {
  switch (phaseOf(table)) {
    case PHASE.play:
      if (choice === ACT.challenge) return setPhase(table, PHASE.challengeDiscard);
      layDown(setting, table, choice);
      return setPhase(table, PHASE.target);
    case PHASE.challengeDiscard:
      challenge(setting, table, choice);
      return aimChallenge(setting, table);
    case PHASE.target:
    case PHASE.challengeTarget:
      attack(setting, table, choice);
      return endTurn(setting, table);
    case PHASE.loseEnemy:
      loseEnemy(setting, table, choice);
      return endTurn(setting, table);
  }
}

/** Hand cards with a legal target, and the challenge, which alone is left when there is none (CT-E5). */
function plays(setting: Setting, table: Table, seat: number): number[] {
  const hand = handOf(seat);
  const size = zoneSize(table, hand);
  const options: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const card = cardAt(table, hand, index);
    if (hasTarget(setting, table, card, false)) options.push(card);
  }
  options.push(ACT.challenge);
  return options;
}

function targets(setting: Setting, table: Table, turnedUp: boolean): number[] {
  const card = playedCard(setting, table);
  const size = zoneSize(table, ZONE.tableEnemy);
  const options: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const enemy = cardAt(table, ZONE.tableEnemy, index);
    if (mayAttack(setting, card, enemy, turnedUp)) options.push(enemy);
  }
  return options;
}

/** Asks for the target of the card just turned up; without any the challenge has failed (CT-E1). */
function aimChallenge(setting: Setting, table: Table): void {
  if (hasTarget(setting, table, playedCard(setting, table), true)) {
    return setPhase(table, PHASE.challengeTarget);
  }
  if (setting.options.challengeMiss === 'lose-enemy') return setPhase(table, PHASE.loseEnemy);
  keepEnemies(setting, table);
  endTurn(setting, table);
}

/**
 * Goes on to the next seat, to a new set, or to the end. Whoever is next never holds fewer cards than
 * anybody else: when that hand is empty, all are.
 */
function endTurn(setting: Setting, table: Table): void {
  const next = (counter(table, COUNTER.seat) + 1) % setting.seats;
  if (zoneSize(table, handOf(next)) === 0) return endMatch(setting, table);
  const seat = zoneSize(table, ZONE.tableEnemy) === 0 ? beginSet(setting, table, next) : next;
  setCounter(table, COUNTER.seat, seat);
  setPhase(table, PHASE.play);
  table.events?.push({ type: 'said', key: 'log.turn', seat });
}

/**
 * Deals a set and says who begins it: the first-turn card goes one seat on. Where kept enemies made the set
 * end before everybody had as many turns, it goes to whoever is next instead, so that hands run out together.
 */
function beginSet(setting: Setting, table: Table, next: number): number {
  const even = zoneSize(table, handOf(next)) === zoneSize(table, handOf(counter(table, COUNTER.seat)));
  const starter = even ? (counter(table, COUNTER.starter) + 1) % setting.seats : next;
  const set = counter(table, COUNTER.set) + 1;
  setCounter(table, COUNTER.set, set);
  setCounter(table, COUNTER.starter, starter);
  table.events?.push({ type: 'said', key: 'log.set', seat: starter, values: { set } });
  dealSet(setting, table);
  return starter;
}

function endMatch(setting: Setting, table: Table): void {
  setPhase(table, PHASE.over);
  if (table.events === null) return;
  const { scores, places } = resultOf(setting, table);
  const { events } = table;
  scores.forEach((n, seat) => events.push({ type: 'said', key: 'log.final', seat, values: { n } }));
  const best = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const key = best.length === 1 ? 'log.wins' : 'log.draw';
  for (const seat of best) events.push({ type: 'said', key, seat });
}

const one = (seat: number, kind: string, options: readonly number[]): Decision => ({
  seat,
  kind,
  options,
  min: 1,
  max: 1,
  ordered: false,
});
