import { placeCode, type Decision } from '@shared/table/decision';
import type { Message } from '@shared/table/game';
import { counter, zoneCards, zoneSize, type Table } from '@shared/table/table';
import { COUNTER } from './counters';
import { NO_TYPE } from './deal';
import { closedTo, reachOf } from './legal';
import { typeIn } from './running';
import { ACT, type Setting } from './setting';
import { KIND } from './types-in-play';

/** Hand cards and laid cards that cannot be picked now, each with the reason. */
export function barredFor(setting: Setting, table: Table, decision: Decision): Map<number, Message> {
  const barred = new Map<number, Message>();
  const { kind, seat, options } = decision;
  const act = counter(table, COUNTER.act);
  for (const card of zoneCards(table, setting.zones.hand + seat)) {
    if (!options.includes(card)) barred.set(card, whyNotHand(setting, table, seat, kind, act, card));
  }
  const end = setting.zones.village + setting.seats * setting.zones.spaces;
  for (let space = setting.zones.village; space < end; space += 1) {
    if (zoneSize(table, space) === 0 || options.includes(placeCode(space))) continue;
    const reason = whyNotSpace(setting, table, seat, kind, act, space);
    for (const card of zoneCards(table, space)) barred.set(card, reason);
  }
  return barred;
}

const because = (name: string): Message => ({ key: `prompts.kokopelli.reasons.${name}` });

function whyNotHand(
  setting: Setting,
  table: Table,
  seat: number,
  kind: string,
  act: number,
  card: number,
): Message {
  if (kind === 'action') return because('action-first');
  if (kind === 'space') return because(act === ACT.cancel ? 'cancelling' : 'space-now');
  const type = setting.deal.typeOf[card] ?? NO_TYPE.tile;
  if (act !== ACT.open) return whyNotLaid(setting, table, seat, type);
  if (type === NO_TYPE.kokopelli) return because('kokopelli-opens-nothing');
  return because(setting.options.openBar === 'area' ? 'runs-in-area' : 'runs-in-village');
}

/** A card fits nothing; or what it fits is closed to it, or had a card of this action already. */
function whyNotLaid(setting: Setting, table: Table, seat: number, type: number): Message {
  const kokopelli = type === NO_TYPE.kokopelli;
  let [closed, same] = [false, false];
  for (const space of reachOf(setting, table, seat)) {
    const there = typeIn(setting, table, space);
    if (there < 0 || (there !== type && !kokopelli)) continue;
    if (isClosed(setting, table, seat, space, kokopelli)) closed = true;
    else same = true;
  }
  if (same) return because('same-type');
  if (closed) return because(kokopelli ? 'closed-to-kokopelli' : 'closed-to-ceremonies');
  return because('nothing-matches');
}

function whyNotSpace(
  setting: Setting,
  table: Table,
  seat: number,
  kind: string,
  act: number,
  space: number,
): Message {
  if (kind === 'action') return because('action-first');
  if (kind === 'card') return because('card-first');
  if (kind !== 'space') return because('pile-first');
  if (act === ACT.open) return because('space-taken');
  if (act === ACT.cancel) return because('not-your-village');
  if (!reachOf(setting, table, seat).includes(space)) return because('out-of-reach');
  if ((counter(table, COUNTER.laidTypes) & (1 << typeIn(setting, table, space))) !== 0) {
    return because('same-type');
  }
  const kokopelli = setting.deal.typeOf[counter(table, COUNTER.held)] === NO_TYPE.kokopelli;
  if (!isClosed(setting, table, seat, space, kokopelli)) return because('other-type');
  return because(kokopelli ? 'closed-to-kokopelli' : 'closed-to-ceremonies');
}

const isClosed = (setting: Setting, table: Table, seat: number, space: number, kokopelli: boolean): boolean =>
  (closedTo(setting, table, seat, setting.reach.hostOf[space] ?? -1) &
    (kokopelli ? KIND.kokopelli : KIND.ceremony)) !==
  0;
