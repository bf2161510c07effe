import { colorOf } from './faces';
import { cardAt, counter, moveCard, setCounter, zoneSize, type Table } from '@shared/table/table';
import { COUNTER, PHASE, setPhase, setQuietly } from './counters';
import { runLate, type TableHost } from './effects';
import { drawNormal, hasNormal, moveAll, refillOffer } from './refill';
import { ACT, HAND_LIMIT, type Setting } from './setting';
import { wonColors } from './won';
import { handOf, ZONE } from './zones';

/** Opens the get phase: one get, and those that the turn's cards add (CT-C17). */
export function beginGets(setting: Setting, host: TableHost, table: Table): void {
  setPhase(table, PHASE.get);
  setQuietly(table, COUNTER.firstGet, 1);
  setCounter(table, COUNTER.getsLeft, 1);
  runLate(setting, host, table, 'get');
}

/**
 * What can be got now: offered cards of a colour the seat has defeated (CT-C12), the Normal deck's top
 * card, on the first get a reset while nothing in the row can be got (CT-C18), and on extra gets a stop
 * (CT-C11). Where a reset is the only source, stopping is offered too. Empty when the get is lost.
 */
export function getOptions(setting: Setting, table: Table): number[] {
  const options = sources(setting, table);
  const drawable = options.length > 0 && options[options.length - 1] === ACT.drawNormal;
  if (counter(table, COUNTER.firstGet) === 0) {
    options.push(ACT.stop);
  } else if (options.length === (drawable ? 1 : 0) && counter(table, COUNTER.resetUsed) === 0) {
    options.push(ACT.reset);
    if (!drawable) options.push(ACT.stop);
  }
  return options;
}

/** The cards and decks that a get may take from: gettable offered cards, then the Normal deck. */
export function sources(setting: Setting, table: Table): number[] {
  const options: number[] = [];
  const colors = wonColors(setting, table, counter(table, COUNTER.seat));
  const size = zoneSize(table, ZONE.offer);
  for (let index = 0; index < size; index += 1) {
    const card = cardAt(table, ZONE.offer, index);
    if (((colors >> colorOf(setting.faces, card)) & 1) === 1) options.push(card);
  }
  if (hasNormal(setting, table)) options.push(ACT.drawNormal);
  return options;
}

/** Carries out a pick of the get phase. True when the phase is over. */
export function takeGet(setting: Setting, table: Table, option: number | undefined): boolean {
  const left = counter(table, COUNTER.getsLeft);
  if (option === ACT.reset) {
    resetOffer(setting, table);
    return false;
  }
  if (option === ACT.stop) setCounter(table, COUNTER.getsLeft, 0);
  else {
    if (option === undefined) say(table, 'log.get-lost');
    else receive(setting, table, option);
    setCounter(table, COUNTER.getsLeft, left - 1);
  }
  setQuietly(table, COUNTER.firstGet, 0);
  return counter(table, COUNTER.getsLeft) === 0;
}

/** Takes one card, from the offer or from the Normal deck, into the hand of the seat whose turn it is. */
export function receive(setting: Setting, table: Table, option: number): void {
  const seat = counter(table, COUNTER.seat);
  if (option === ACT.drawNormal) {
    drawNormal(setting, table, handOf(seat));
    say(table, 'log.draws-normal');
  } else {
    moveCard(table, option, handOf(seat));
    table.events?.push({ type: 'said', key: 'log.gets', seat, card: option });
  }
}

/** How many cards the hand is over its limit; 0 when it is not (CT-C13). */
export function excess(table: Table): number {
  return Math.max(0, zoneSize(table, handOf(counter(table, COUNTER.seat))) - HAND_LIMIT);
}

/** Opens the AFTER lines. The hand is filled to the largest of them (CT-C8). */
export function beginFilling(setting: Setting, host: TableHost, table: Table): void {
  setPhase(table, PHASE.getAfter);
  setQuietly(table, COUNTER.fillTo, 0);
  runLate(setting, host, table, 'after');
  if (table.events === null || !mustFill(setting, table)) return;
  const n = counter(table, COUNTER.fillTo);
  table.events.push({ type: 'said', key: 'log.fills', seat: counter(table, COUNTER.seat), values: { n } });
}

/** Whether AFTER lines still ask for a card: compulsory while a source exists. */
export function mustFill(setting: Setting, table: Table): boolean {
  const hand = zoneSize(table, handOf(counter(table, COUNTER.seat)));
  return hand < counter(table, COUNTER.fillTo) && sources(setting, table).length > 0;
}

function resetOffer(setting: Setting, table: Table): void {
  setCounter(table, COUNTER.resetUsed, 1);
  say(table, 'log.resets');
  moveAll(table, ZONE.offer, ZONE.discardKirby);
  refillOffer(setting, table, setting.offer);
}

function say(table: Table, key: string): void {
  table.events?.push({ type: 'said', key, seat: counter(table, COUNTER.seat) });
}
