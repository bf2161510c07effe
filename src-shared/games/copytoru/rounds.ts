import { counter, setCounter, type Table } from '@shared/table/table';
import { COUNTER, tracedCounters } from './counters';
import { refillEnemies, refillOffer } from './refill';
import { resultOf } from './scores';
import type { Mode, Setting } from './setting';
import { beginTurn, clearTurn, closeMatch } from './turn';

/** Copy Ability Battle: everybody has so many turns, and most stars win. */
export function makeRounds(rounds: number): Mode {
  return {
    target: null,
    sayStart(table) {
      table.events?.push({ type: 'said', key: 'log.set-up', seat: counter(table, COUNTER.seat) });
    },
    openTurn: (table, seat) => openTurn(rounds, table, seat),
    afterAttack: () => false,
    endTurn: (setting, table) => endTurn(rounds, setting, table),
    result: resultOf,
    counters: tracedCounters,
  };
}

function openTurn(rounds: number, table: Table, seat: number): void {
  if (seat === counter(table, COUNTER.firstSeat)) {
    const values = { round: counter(table, COUNTER.round), rounds };
    table.events?.push({ type: 'said', key: 'log.round', values });
  }
  beginTurn(table, seat);
  table.events?.push({ type: 'said', key: 'log.turn', seat });
}

/** Clears the turn, refills row and table, and goes on to the next seat, unless it was the last turn. */
function endTurn(rounds: number, setting: Setting, table: Table): void {
  const seat = (counter(table, COUNTER.seat) + 1) % setting.seats;
  clearTurn(table);
  if (seat === counter(table, COUNTER.firstSeat)) {
    const round = counter(table, COUNTER.round) + 1;
    if (round > rounds) return endMatch(setting, table);
    setCounter(table, COUNTER.round, round);
  }
  refillOffer(setting, table, setting.offer);
  refillEnemies(setting, table, setting.offer);
  openTurn(rounds, table, seat);
}

function endMatch(setting: Setting, table: Table): void {
  closeMatch(table);
  if (table.events === null) return;
  const { scores, places } = resultOf(setting, table);
  const { events } = table;
  scores.forEach((n, seat) => events.push({ type: 'said', key: 'log.final', seat, values: { n } }));
  events.push({ type: 'said', key: 'log.wins', seat: places.indexOf(1) });
}
