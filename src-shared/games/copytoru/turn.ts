import type { Decision } from '@shared/table/decision';
import { counter, setCounter, zoneCards, type Table } from '@shared/table/table';
import {
  attack,
  discardEnemies,
  discardFromHand,
  dropExcess,
  keepOneEnemy,
  keepOneOffered,
  layDown,
} from './attack';
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
import { ACT, type Setting } from './setting';
import { enemiesInPlay, handOf, ZONE } from './zones';

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
      return upTo(seat, 'discard-enemies', enemiesInPlay(setting, table), counter(table, COUNTER.upTo));
    case PHASE.keepEnemy:
      return exactly(seat, 'keep-enemy', enemiesInPlay(setting, table), 1);
    case PHASE.keepCopy:
      return exactly(seat, 'keep-copy', zoneCards(table, ZONE.offer), 1);
    case PHASE.target:
      return upTo(seat, 'target', enemiesInPlay(setting, table), 1 + counter(table, COUNTER.extraTargets));
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
      keepOneEnemy(setting, table, choice ?? -1);
      return runSteps(setting, host, table);
    case PHASE.keepCopy:
      keepOneOffered(table, choice ?? -1);
      return runSteps(setting, host, table);
    case PHASE.target:
      attack(setting, table, pick);
      return setting.mode.afterAttack(setting, table) ? undefined : endAction(setting, host, table);
    case PHASE.get:
      return takeGet(setting, table, choice) ? endGets(setting, host, table) : undefined;
    case PHASE.handLimit:
      dropExcess(table, pick);
      return fillHand(setting, host, table);
    case PHASE.getAfter:
      if (choice !== undefined) receive(setting, table, choice);
      return mustFill(setting, table) ? undefined : setting.mode.endTurn(setting, table);
  }
}

/** Opens a seat's turn: one action phase, nothing boosted, nothing remembered. */
export function beginTurn(table: Table, seat: number): void {
  setCounter(table, COUNTER.seat, seat);
  setCounter(table, COUNTER.actions, 1);
  setPhase(table, PHASE.play);
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
  if (!mustFill(setting, table)) setting.mode.endTurn(setting, table);
}

/** Forgets everything that belongs to one turn only. */
export function clearTurn(table: Table): void {
  setCounter(table, COUNTER.boost, 0);
  setCounter(table, COUNTER.resetUsed, 0);
  for (let index = COUNTER.power; index < table.layout.counters.length; index += 1) {
    setQuietly(table, index, 0);
  }
}

/** Closes the match, in the middle of a turn too. */
export function closeMatch(table: Table): void {
  clearTurn(table);
  setCounter(table, COUNTER.actions, 0);
  setPhase(table, PHASE.over);
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
