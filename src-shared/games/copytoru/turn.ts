import type { Decision } from '@shared/table/decision';
import { counter, setCounter, zoneCards, type Table } from '@shared/table/table';
import { attack, discardEnemies, discardFromHand, dropExcess, keepOne, layDown } from './attack';
import { COUNTER, PHASE, phaseOf, setPhase, setQuietly } from './counters';
import { runSteps, type TableHost } from './effects';
import {
  beginFilling,
  beginGets,
  excess,
  getOptions,
  mustFill,
  receive,
  sources,
  takeGet,
} from './get-phase';
import { refillEnemies, refillOffer } from './refill';
import { resultOf } from './scores';
import { ACT, type Setting } from './setting';
import { handOf, ZONE } from './zones';

/** The decision that is open now, or null when the match is over. */
export function decide(setting: Setting, table: Table): Decision | null {
  const seat = counter(table, COUNTER.seat);
  switch (phaseOf(table)) {
    case PHASE.play: {
      const options = zoneCards(table, handOf(seat));
      options.push(ACT.skip);
      return decision(seat, 'play', options, 1, 1);
    }
    case PHASE.discardHand:
      return upTo(seat, 'discard-hand', zoneCards(table, handOf(seat)), counter(table, COUNTER.upTo));
    case PHASE.discardEnemies:
      return upTo(seat, 'discard-enemies', zoneCards(table, ZONE.tableEnemy), counter(table, COUNTER.upTo));
    case PHASE.keepEnemy:
      return exactly(seat, 'keep-enemy', zoneCards(table, ZONE.tableEnemy), 1);
    case PHASE.keepCopy:
      return exactly(seat, 'keep-copy', zoneCards(table, ZONE.offer), 1);
    case PHASE.target:
      return upTo(
        seat,
        'target',
        zoneCards(table, ZONE.tableEnemy),
        1 + counter(table, COUNTER.extraTargets),
      );
    case PHASE.get:
      return exactly(seat, 'get', getOptions(setting, table), 1);
    case PHASE.handLimit:
      return exactly(seat, 'hand-limit', zoneCards(table, handOf(seat)), excess(table));
    case PHASE.getAfter:
      return exactly(seat, 'get-after', sources(setting, table), 1);
    default:
      return null;
  }
}

/** Carries out a legal pick and goes on to where the next decision is open. */
export function apply(setting: Setting, host: TableHost, table: Table, pick: readonly number[]): void {
  const choice = pick[0];
  switch (phaseOf(table)) {
    case PHASE.play:
      if (choice === undefined || choice === ACT.skip) {
        table.events?.push({ type: 'said', key: 'log.skips', seat: counter(table, COUNTER.seat) });
        return endAction(setting, host, table);
      }
      layDown(setting, table, choice);
      return runSteps(setting, host, table);
    case PHASE.discardHand:
      discardFromHand(table, pick);
      return runSteps(setting, host, table);
    case PHASE.discardEnemies:
      discardEnemies(table, pick);
      return runSteps(setting, host, table);
    case PHASE.keepEnemy:
      keepOne(table, ZONE.tableEnemy, ZONE.discardEnemy, choice ?? -1);
      return runSteps(setting, host, table);
    case PHASE.keepCopy:
      keepOne(table, ZONE.offer, ZONE.discardKirby, choice ?? -1);
      return runSteps(setting, host, table);
    case PHASE.target:
      attack(setting, table, pick);
      return endAction(setting, host, table);
    case PHASE.get:
      return takeGet(setting, table, choice) ? endGets(setting, host, table) : undefined;
    case PHASE.handLimit:
      dropExcess(table, pick);
      return fillHand(setting, host, table);
    case PHASE.getAfter:
      if (choice !== undefined) receive(setting, table, choice);
      return mustFill(setting, table) ? undefined : endTurn(setting, table);
  }
}

/** Opens a seat's turn: one action phase, nothing boosted, nothing remembered. */
export function beginTurn(table: Table, seat: number): void {
  setCounter(table, COUNTER.seat, seat);
  setCounter(table, COUNTER.actions, 1);
  setPhase(table, PHASE.play);
  table.events?.push({ type: 'said', key: 'log.turn', seat });
}

/** One action phase is over. Another follows while one is left, otherwise the get phase begins. */
function endAction(setting: Setting, host: TableHost, table: Table): void {
  const left = counter(table, COUNTER.actions) - 1;
  setCounter(table, COUNTER.actions, left);
  setQuietly(table, COUNTER.actionsDone, counter(table, COUNTER.actionsDone) + 1);
  if (left > 0) setPhase(table, PHASE.play);
  else beginGets(setting, host, table);
}

/** The hand limit is checked once, between the gets and the AFTER lines (CT-C13). */
function endGets(setting: Setting, host: TableHost, table: Table): void {
  if (excess(table) > 0) setPhase(table, PHASE.handLimit);
  else fillHand(setting, host, table);
}

function fillHand(setting: Setting, host: TableHost, table: Table): void {
  beginFilling(setting, host, table);
  if (!mustFill(setting, table)) endTurn(setting, table);
}

/** Clears the turn, refills row and table, and goes on to the next seat, unless it was the last turn. */
function endTurn(setting: Setting, table: Table): void {
  const seat = (counter(table, COUNTER.seat) + 1) % setting.seats;
  clearTurn(table);
  if (seat === counter(table, COUNTER.firstSeat)) {
    const round = counter(table, COUNTER.round) + 1;
    if (round > setting.options.rounds) return endMatch(setting, table);
    setCounter(table, COUNTER.round, round);
  }
  refillOffer(setting, table, setting.options.offer);
  refillEnemies(table, setting.options.offer);
  if (seat === counter(table, COUNTER.firstSeat)) sayRound(setting, table);
  beginTurn(table, seat);
}

function clearTurn(table: Table): void {
  setCounter(table, COUNTER.boost, 0);
  setCounter(table, COUNTER.resetUsed, 0);
  for (let index = COUNTER.power; index < table.layout.counters.length; index += 1) {
    setQuietly(table, index, 0);
  }
}

function endMatch(setting: Setting, table: Table): void {
  setPhase(table, PHASE.over);
  if (table.events === null) return;
  const { scores, places } = resultOf(setting, table);
  const { events } = table;
  scores.forEach((n, seat) => events.push({ type: 'said', key: 'log.final', seat, values: { n } }));
  events.push({ type: 'said', key: 'log.wins', seat: places.indexOf(1) });
}

/** Announces the round that begins. */
export function sayRound(setting: Setting, table: Table): void {
  const values = { round: counter(table, COUNTER.round), rounds: setting.options.rounds };
  table.events?.push({ type: 'said', key: 'log.round', values });
}

function upTo(seat: number, kind: string, options: readonly number[], most: number): Decision {
  return decision(seat, kind, options, 0, Math.min(most, options.length));
}

/** As many as asked for, or as there are: a choice of nothing is taken by the match itself. */
function exactly(seat: number, kind: string, options: readonly number[], count: number): Decision {
  const picks = Math.min(count, options.length);
  return decision(seat, kind, options, picks, picks);
}

function decision(
  seat: number,
  kind: string,
  options: readonly number[],
  min: number,
  max: number,
): Decision {
  return { seat, kind, options, min, max, ordered: false };
}
