import { PLAIN_RULE } from '@shared/ceremonies';
import { cardAt, counter, zoneSize, type Table } from '@shared/table/table';
import { COUNTER } from './counters';
import { NO_TYPE } from './deal';
import { bits, most, sum, typeIn } from './running';
import type { Setting } from './setting';
import { KIND } from './types-in-play';

/** The spaces in which a seat may lay cards now: its play area, wide while it is so. */
export const reachOf = (setting: Setting, table: Table, seat: number): Int32Array => {
  const { near, wide } = setting.reach;
  const all = bits(setting, table, seat, setting.types.wide) !== 0 ? wide : near;
  return all[seat] ?? NO_SPACES;
};

const NO_SPACES = new Int32Array(0);

/** The spaces of a seat's own village. */
export const villageOf = ({ reach }: Setting, seat: number): Int32Array => reach.own[seat] ?? NO_SPACES;

/** The types that bar an opening, a bit each (KO-1). */
export function barredTypes(setting: Setting, table: Table, seat: number): number {
  const spaces =
    setting.options.openBar === 'area' ? reachOf(setting, table, seat) : villageOf(setting, seat);
  let barred = 0;
  for (let index = 0; index < spaces.length; index += 1) {
    const type = typeIn(setting, table, spaces[index] ?? 0);
    if (type >= 0) barred |= 1 << type;
  }
  return barred;
}

/** Whether a seat has an empty space of its own. */
export function hasEmptySpace(setting: Setting, table: Table, seat: number): boolean {
  const spaces = villageOf(setting, seat);
  for (let index = 0; index < spaces.length; index += 1) {
    if (zoneSize(table, spaces[index] ?? 0) === 0) return true;
  }
  return false;
}

/** Whether a card may be opened, given the types that bar it. A Kokopelli never is. */
export const mayOpen = ({ deal }: Setting, card: number, barred: number): boolean => {
  const type = deal.typeOf[card] ?? NO_TYPE.tile;
  return type >= 0 && (barred & (1 << type)) === 0;
};

/**
 * What can be laid on running ceremonies now: looked up once for all cards of a hand.
 *
 * Types are bits. The open action's earlier cards count: a further one must count as another type.
 */
export interface Laying {
  /** Types on which a card of their own can be laid. */
  readonly matching: number;
  /** Types on which a ceremony card that does not match can be laid. */
  readonly mismatching: number;
  /** Whether a Kokopelli can be laid anywhere. */
  readonly kokopelli: boolean;
}

/** Looks up what a seat can lay now. */
export function layingOf(setting: Setting, table: Table, seat: number): Laying {
  const spaces = reachOf(setting, table, seat);
  const taken = counter(table, COUNTER.laidTypes);
  let [matching, kokopelli] = [0, false];
  let [host, closed] = [-1, 0];
  for (let index = 0; index < spaces.length; index += 1) {
    const space = spaces[index] ?? 0;
    const type = typeIn(setting, table, space);
    if (type < 0 || (taken & (1 << type)) !== 0) continue;
    const owner = setting.reach.hostOf[space] ?? -1;
    if (owner !== host) [host, closed] = [owner, closedTo(setting, table, seat, owner)];
    if ((closed & KIND.ceremony) === 0) matching |= 1 << type;
    if ((closed & KIND.kokopelli) === 0) kokopelli = true;
  }
  return { matching, mismatching: mayMismatch(setting, table, seat) ? matching : 0, kokopelli };
}

/** Whether a card can be laid somewhere. */
export function mayLay({ deal }: Setting, card: number, laying: Laying): boolean {
  const type = deal.typeOf[card] ?? NO_TYPE.tile;
  if (type === NO_TYPE.kokopelli) return laying.kokopelli;
  return (laying.matching & (1 << type)) !== 0 || (laying.mismatching & ~(1 << type)) !== 0;
}

/** Whether a seat may lay a card in a space now; the space is in its reach. */
export function mayLayIn(setting: Setting, table: Table, seat: number, card: number, space: number): boolean {
  const type = typeIn(setting, table, space);
  if (type < 0 || (counter(table, COUNTER.laidTypes) & (1 << type)) !== 0) return false;
  const own = setting.deal.typeOf[card] ?? NO_TYPE.tile;
  const closed = closedTo(setting, table, seat, setting.reach.hostOf[space] ?? -1);
  if (own === NO_TYPE.kokopelli) return (closed & KIND.kokopelli) === 0;
  if ((closed & KIND.ceremony) !== 0) return false;
  return own === type || mayMismatch(setting, table, seat);
}

/** The kinds of card that a seat cannot lay in a village, as {@link KIND} bits. */
export const closedTo = (setting: Setting, table: Table, seat: number, host: number): number =>
  seat === host ? 0 : bits(setting, table, host, setting.types.closed);

/** Whether a seat may still lay a card that does not match in this turn. */
export const mayMismatch = (setting: Setting, table: Table, seat: number): boolean =>
  sum(setting, table, seat, setting.types.mismatches) > counter(table, COUNTER.mismatched);

/** Whether the open play action may lay another card. */
export const mayLayMore = (setting: Setting, table: Table, seat: number): boolean =>
  counter(table, COUNTER.laid) < most(setting, table, seat, setting.types.playCards, PLAIN_RULE.playCards);

/** Whether the next draw action of the turn costs no action. */
export const drawsFree = (setting: Setting, table: Table, seat: number): boolean =>
  counter(table, COUNTER.draws) < sum(setting, table, seat, setting.types.freeDraws);

/** The cards of a seat's hand. */
export function someInHand(
  setting: Setting,
  table: Table,
  seat: number,
  fits: (card: number) => boolean,
): boolean {
  const hand = setting.zones.hand + seat;
  for (let index = zoneSize(table, hand) - 1; index >= 0; index -= 1) {
    if (fits(cardAt(table, hand, index))) return true;
  }
  return false;
}
