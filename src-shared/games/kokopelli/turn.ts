import { PLAIN_RULE } from '@shared/ceremonies';
import { PLACE, placeCode, type Decision } from '@shared/table/decision';
import { cardAt, counter, setCounter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { setQuietly } from '../quiet';
import { COUNTER, PHASE, phaseOf, setPhase } from './counters';
import { drawAction, excessOf, exchange, putUnder } from './drawing';
import { clear, lay, open } from './laying';
import {
  barredTypes,
  hasEmptySpace,
  layingOf,
  mayLay,
  mayLayIn,
  mayLayMore,
  mayOpen,
  reachOf,
  someInHand,
  villageOf,
} from './legal';
import { most, sayActs, strongest } from './running';
import { endMatch } from './scores';
import { ACTIONS } from './numbers';
import { ACT, type Setting } from './setting';

/** The decision that is open now, or null when the match is over. */
export function decide(setting: Setting, table: Table): Decision | null {
  const seat = counter(table, COUNTER.seat);
  switch (phaseOf(table)) {
    case PHASE.action:
      return one(seat, 'action', actions(setting, table, seat));
    case PHASE.card:
      return one(seat, 'card', cards(setting, table, seat));
    case PHASE.space:
      return one(
        seat,
        'space',
        spaceOptions(setting, table, seat, counter(table, COUNTER.act), counter(table, COUNTER.held)),
      );
    case PHASE.order: {
      const hand = zoneCards(table, setting.zones.hand + seat);
      return { seat, kind: 'order', options: hand, min: hand.length, max: hand.length, ordered: true };
    }
    case PHASE.excess: {
      const excess = excessOf(setting, table, seat);
      const options = zoneCards(table, setting.zones.hand + seat);
      return { seat, kind: 'excess', options, min: excess, max: excess, ordered: true };
    }
    default:
      return null;
  }
}

/** Carries out a legal pick and goes on to where the next decision is open. */
export function apply(setting: Setting, table: Table, pick: readonly number[]): void {
  const seat = counter(table, COUNTER.seat);
  switch (phaseOf(table)) {
    case PHASE.action:
      return act(setting, table, seat, pick[0] ?? ACT.pass);
    case PHASE.card:
      if (pick[0] === ACT.stop) return endAction(setting, table, seat);
      setQuietly(table, COUNTER.held, pick[0] ?? 0);
      return setPhase(table, PHASE.space);
    case PHASE.space:
      return actIn(setting, table, seat, (pick[0] ?? PLACE) - PLACE);
    case PHASE.order:
      exchange(setting, table, seat, pick);
      return endAction(setting, table, seat);
    case PHASE.excess: {
      const values = { n: pick.length };
      table.events?.push({ type: 'said', key: 'log.kokopelli.excess', seat, values });
      putUnder(setting, table, seat, pick);
      return endTurn(setting, table, seat);
    }
  }
}

/** What is possible; the second action may be passed, the first only when nothing else is (KO-14). */
function actions(setting: Setting, table: Table, seat: number): number[] {
  const { zones } = setting;
  const options: number[] = [];
  const held = zoneSize(table, zones.hand + seat);
  if (zoneSize(table, zones.deck + seat) > 0) options.push(ACT.draw);
  if (held > 0 && hasEmptySpace(setting, table, seat)) {
    const barred = barredTypes(setting, table, seat);
    if (someInHand(setting, table, seat, (card) => mayOpen(setting, card, barred))) options.push(ACT.open);
  }
  if (held > 0) {
    const laying = layingOf(setting, table, seat);
    if (someInHand(setting, table, seat, (card) => mayLay(setting, card, laying))) options.push(ACT.play);
  }
  if (hasCeremony(setting, table, seat)) options.push(ACT.cancel);
  if (held > 0) options.push(ACT.exchange);
  if (options.length === 0 || counter(table, COUNTER.actions) < ACTIONS) options.push(ACT.pass);
  return options;
}

function hasCeremony(setting: Setting, table: Table, seat: number): boolean {
  const own = villageOf(setting, seat);
  for (let index = 0; index < own.length; index += 1) if (zoneSize(table, own[index] ?? 0) > 0) return true;
  return false;
}

/** Hand cards that may be opened or laid; after the first card of an action it may also stop. */
function cards(setting: Setting, table: Table, seat: number): number[] {
  const options = cardOptions(setting, table, seat, counter(table, COUNTER.act));
  if (counter(table, COUNTER.laid) > 0) options.push(ACT.stop);
  return options;
}

/** Hand cards that a seat may open, or lay. */
export function cardOptions(setting: Setting, table: Table, seat: number, act: number): number[] {
  const hand = setting.zones.hand + seat;
  const size = zoneSize(table, hand);
  const options: number[] = [];
  if (act === ACT.open) {
    const barred = barredTypes(setting, table, seat);
    for (let index = 0; index < size; index += 1) {
      const card = cardAt(table, hand, index);
      if (mayOpen(setting, card, barred)) options.push(card);
    }
    return options;
  }
  const laying = layingOf(setting, table, seat);
  for (let index = 0; index < size; index += 1) {
    const card = cardAt(table, hand, index);
    if (mayLay(setting, card, laying)) options.push(card);
  }
  return options;
}

/**
 * The spaces in which an act can be done, as places.
 *
 * @param card the card that is laid; means nothing for another act
 */
export function spaceOptions(
  setting: Setting,
  table: Table,
  seat: number,
  act: number,
  card: number,
): number[] {
  const options: number[] = [];
  if (act === ACT.play) {
    const reach = reachOf(setting, table, seat);
    for (let index = 0; index < reach.length; index += 1) {
      const space = reach[index] ?? 0;
      if (mayLayIn(setting, table, seat, card, space)) options.push(placeCode(space));
    }
    return options;
  }
  const own = villageOf(setting, seat);
  for (let index = 0; index < own.length; index += 1) {
    const space = own[index] ?? 0;
    if ((zoneSize(table, space) === 0) === (act === ACT.open)) options.push(placeCode(space));
  }
  return options;
}

function act(setting: Setting, table: Table, seat: number, choice: number): void {
  switch (choice) {
    case ACT.draw:
      if (drawAction(setting, table, seat)) endAction(setting, table, seat);
      return;
    case ACT.open:
    case ACT.play:
      setQuietly(table, COUNTER.act, choice);
      return setPhase(table, PHASE.card);
    case ACT.cancel:
      setQuietly(table, COUNTER.act, choice);
      return setPhase(table, PHASE.space);
    case ACT.exchange:
      return setPhase(table, PHASE.order);
    default:
      table.events?.push({ type: 'said', key: 'log.kokopelli.passes', seat });
      return endAction(setting, table, seat);
  }
}

/** Carries out the open act in the space that was named. */
function actIn(setting: Setting, table: Table, seat: number, space: number): void {
  const card = counter(table, COUNTER.held);
  setQuietly(table, COUNTER.held, 0);
  switch (counter(table, COUNTER.act)) {
    case ACT.open:
      open(setting, table, seat, card, space);
      break;
    case ACT.play:
      lay(setting, table, seat, card, space);
      if (mayLayMore(setting, table, seat)) return setPhase(table, PHASE.card);
      break;
    default: {
      const ceremony = cardAt(table, space, 0);
      table.events?.push({ type: 'said', key: 'log.kokopelli.cancels', seat, card: ceremony });
      clear(setting, table, space);
    }
  }
  endAction(setting, table, seat);
}

function endAction(setting: Setting, table: Table, seat: number): void {
  const left = counter(table, COUNTER.actions) - 1;
  setCounter(table, COUNTER.actions, left);
  setQuietly(table, COUNTER.act, 0);
  setQuietly(table, COUNTER.laid, 0);
  setQuietly(table, COUNTER.laidTypes, 0);
  if (left > 0) return setPhase(table, PHASE.action);
  if (table.events !== null) sayHandLimit(setting, table, seat);
  if (excessOf(setting, table, seat) > 0) return setPhase(table, PHASE.excess);
  endTurn(setting, table, seat);
}

/** Says which ceremony lets a hand be fuller than the rules do. */
function sayHandLimit(setting: Setting, table: Table, seat: number): void {
  const { types, zones } = setting;
  const { handLimit } = PLAIN_RULE;
  if (zoneSize(table, zones.hand + seat) <= handLimit) return;
  const by = strongest(setting, table, seat, types.handLimit, handLimit);
  sayActs(table, 'hand-limit', seat, by, most(setting, table, seat, types.handLimit, handLimit));
}

/** Goes on to the next seat, or to the end once it is triggered and all have had equally many turns. */
function endTurn(setting: Setting, table: Table, seat: number): void {
  const next = (seat + 1) % setting.seats;
  if (next === counter(table, COUNTER.first)) {
    if (counter(table, COUNTER.endTriggered) === 1) return endMatch(setting, table);
    beginRound(table, counter(table, COUNTER.round) + 1);
  }
  beginTurn(table, next);
}

/** Begins a round: every seat has one turn in it. */
export function beginRound(table: Table, round: number): void {
  setCounter(table, COUNTER.round, round);
  table.events?.push({ type: 'said', key: 'log.kokopelli.round', values: { n: round } });
}

/** Begins a seat's turn. */
export function beginTurn(table: Table, seat: number): void {
  setCounter(table, COUNTER.seat, seat);
  setCounter(table, COUNTER.actions, ACTIONS);
  setQuietly(table, COUNTER.draws, 0);
  setQuietly(table, COUNTER.mismatched, 0);
  setQuietly(table, COUNTER.sparked, 0);
  setPhase(table, PHASE.action);
  table.events?.push({ type: 'said', key: 'log.turn', seat });
}

const one = (seat: number, kind: string, options: readonly number[]): Decision => ({
  seat,
  kind,
  options,
  min: 1,
  max: 1,
  ordered: false,
});
