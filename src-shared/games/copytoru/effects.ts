import { effectsOf } from './faces';
import type { AbilityHost } from '@shared/abilities/host';
import { COLORS, type Color } from '@shared/cards/vocabulary';
import { cardAt, counter, setCounter, zoneSize, type Table } from '@shared/table/table';

import { COUNTER, PHASE, phaseOf, setPhase, setQuietly, type Phase } from './counters';
import { refillEnemies, refillOffer } from './refill';
import type { Setting } from './setting';
import { countWon } from './won';
import { handOf, playedOf, wonOf } from './zones';

/** A `late` entry holds the card and, in its lowest bits, how many cards its own step discarded. */
const LATE_DISCARDED_BITS = 5;
const LATE_DISCARDED_MASK = (1 << LATE_DISCARDED_BITS) - 1;

/**
 * What steps act on: the table, through the eyes of the seat whose turn it is. One host serves a setting;
 * it is pointed at a table before every use, so that playing makes nothing new.
 */
export class TableHost implements AbilityHost {
  private readonly setting: Setting;
  private table: Table;
  private seat = 0;
  private discardedByCard = 0;

  constructor(setting: Setting, table: Table) {
    this.setting = setting;
    this.table = table;
  }

  /** Points the host at a table, for a card whose own step has discarded so many cards. */
  at(table: Table, discarded: number): this {
    this.table = table;
    this.seat = counter(table, COUNTER.seat);
    this.discardedByCard = discarded;
    return this;
  }

  defeated(color: Color | null): number {
    return color === null
      ? zoneSize(this.table, wonOf(this.setting.seats, this.seat))
      : countWon(this.setting, this.table, this.seat, COLORS.indexOf(color));
  }

  handSize(): number {
    return zoneSize(this.table, handOf(this.seat));
  }

  discarded(): number {
    return this.discardedByCard;
  }

  addPower(amount: number): void {
    setQuietly(this.table, COUNTER.power, counter(this.table, COUNTER.power) + amount);
    this.say('log.power', amount);
  }

  addBoost(amount: number): void {
    setCounter(this.table, COUNTER.boost, counter(this.table, COUNTER.boost) + amount);
    this.say('log.boost', amount);
  }

  addTargets(amount: number): void {
    setQuietly(this.table, COUNTER.extraTargets, counter(this.table, COUNTER.extraTargets) + amount);
    this.say('log.targets', amount);
  }

  addActions(amount: number): void {
    setCounter(this.table, COUNTER.actions, counter(this.table, COUNTER.actions) + amount);
    this.say('log.action', amount);
  }

  askDiscardHand(upTo: number): void {
    this.ask(PHASE.discardHand, upTo);
  }

  askDiscardEnemies(upTo: number): void {
    this.ask(PHASE.discardEnemies, upTo);
  }

  askKeepOne(what: 'enemies' | 'kirby'): void {
    this.ask(what === 'enemies' ? PHASE.keepEnemy : PHASE.keepCopy, 1);
  }

  refill(what: 'enemies' | 'kirby', to: number | 'full'): void {
    const size = to === 'full' ? this.setting.offer : to;
    if (what === 'enemies') this.say('log.refill-enemies', refillEnemies(this.setting, this.table, size));
    else this.say('log.refill-offer', refillOffer(this.setting, this.table, size));
  }

  addGets(amount: number): void {
    setCounter(this.table, COUNTER.getsLeft, counter(this.table, COUNTER.getsLeft) + amount);
    this.say('log.more-gets', amount);
  }

  addGetUntil(handSize: number): void {
    if (handSize > counter(this.table, COUNTER.fillTo)) setQuietly(this.table, COUNTER.fillTo, handSize);
  }

  private ask(phase: Phase, upTo: number): void {
    setPhase(this.table, phase);
    setQuietly(this.table, COUNTER.upTo, upTo);
  }

  private say(key: string, n: number): void {
    if (n > 0) this.table.events?.push({ type: 'said', key, seat: this.seat, values: { n } });
  }
}

/** The card being played. Only while one is. */
export const playedCard = (setting: Setting, table: Table): number =>
  cardAt(table, playedOf(setting.seats, counter(table, COUNTER.seat)), 0);

/**
 * Carries out the played card's lines from the next one on. Stops where a person must choose, with that
 * question open; otherwise the choice of targets is open afterwards.
 */
export function runSteps(setting: Setting, host: TableHost, table: Table): void {
  const { now } = effectsOf(setting.faces, playedCard(setting, table));
  setPhase(table, PHASE.target);
  let next = counter(table, COUNTER.step);
  for (let step = now[next]; step !== undefined && phaseOf(table) === PHASE.target; step = now[next]) {
    step(host.at(table, counter(table, COUNTER.discarded)));
    next += 1;
  }
  setQuietly(table, COUNTER.step, next);
}

/** Notes a card whose other lines wait for the get phase or after it; it may be reshuffled before then. */
export function rememberLate(setting: Setting, table: Table, card: number): void {
  const { get, after } = effectsOf(setting.faces, card);
  if (get.length === 0 && after.length === 0) return;
  const used = counter(table, COUNTER.lateCount);
  const entry = (card << LATE_DISCARDED_BITS) | counter(table, COUNTER.discarded);
  setQuietly(table, COUNTER.late + used, entry);
  setQuietly(table, COUNTER.lateCount, used + 1);
}

/** Carries out the waiting lines of every card of the turn, in the order played (CT-C17). */
export function runLate(setting: Setting, host: TableHost, table: Table, when: 'get' | 'after'): void {
  const used = counter(table, COUNTER.lateCount);
  for (let index = 0; index < used; index += 1) {
    const entry = counter(table, COUNTER.late + index);
    const effects = effectsOf(setting.faces, entry >> LATE_DISCARDED_BITS);
    const steps = when === 'get' ? effects.get : effects.after;
    for (let next = 0; next < steps.length; next += 1) {
      steps[next]?.(host.at(table, entry & LATE_DISCARDED_MASK));
    }
  }
}
