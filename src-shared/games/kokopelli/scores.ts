import type { Result } from '@shared/table/game';
import { counter, setCounter, zoneSize, type Table } from '@shared/table/table';
import { addPoints, COUNTER, PHASE, pointsOf, setPhase } from './counters';
import { villageOf } from './legal';
import type { Setting } from './setting';

/** Points for the fewest cards left in the draw pile, and for second fewest. */
const FEWEST = 5;
const SECOND_FEWEST = 3;

/** Points by seat so far. */
export const scoresOf = ({ seats }: Setting, table: Table): number[] =>
  Array.from({ length: seats }, (_, seat) => pointsOf(table, seat));

/** Gives the final points and closes the match. */
export function endMatch(setting: Setting, table: Table): void {
  table.events?.push({ type: 'said', key: 'log.kokopelli.end' });
  scorePiles(setting, table);
  scoreSpaces(setting, table);
  setCounter(table, COUNTER.actions, 0);
  setPhase(table, PHASE.over);
  if (table.events === null) return;
  const { scores, places } = resultOf(setting, table);
  for (const [seat, n] of scores.entries()) {
    table.events.push({ type: 'said', key: 'log.kokopelli.final', seat, values: { n } });
  }
  table.events.push({ type: 'said', key: 'log.wins', seat: places.indexOf(1) });
}

/** Fewest cards in the draw pile 5, second fewest 3; who shares fewest leaves no second (KO-11). */
function scorePiles({ seats, zones }: Setting, table: Table): void {
  const left = Array.from({ length: seats }, (_, seat) => zoneSize(table, zones.deck + seat));
  left.forEach((cards, seat) => {
    const fewer = left.filter((other) => other < cards);
    const n = fewer.length === 0 ? FEWEST : fewer.length === 1 ? SECOND_FEWEST : 0;
    if (n === 0) return;
    const key = n === FEWEST ? 'log.kokopelli.fewest' : 'log.kokopelli.second-fewest';
    table.events?.push({ type: 'said', key, seat, values: { n, left: cards } });
    addPoints(table, seat, n);
  });
}

/** A point for each own space with a running ceremony. */
function scoreSpaces(setting: Setting, table: Table): void {
  for (let seat = 0; seat < setting.seats; seat += 1) {
    let n = 0;
    for (const space of villageOf(setting, seat)) if (zoneSize(table, space) > 0) n += 1;
    if (n === 0) continue;
    table.events?.push({ type: 'said', key: 'log.kokopelli.running', seat, values: { n } });
    addPoints(table, seat, n);
  }
}

/** The final result: of equal points the smaller draw pile is ahead, then the later turn (KO-12). */
export function resultOf(setting: Setting, table: Table): Result {
  const { seats, zones } = setting;
  const scores = scoresOf(setting, table);
  const first = counter(table, COUNTER.first);
  const isAhead = (other: number, seat: number): boolean => {
    const points = (scores[other] ?? 0) - (scores[seat] ?? 0);
    if (points !== 0) return points > 0;
    const cards = zoneSize(table, zones.deck + other) - zoneSize(table, zones.deck + seat);
    if (cards !== 0) return cards < 0;
    return (other - first + seats) % seats > (seat - first + seats) % seats;
  };
  const places = scores.map(
    (_, seat) => 1 + scores.filter((__, other) => other !== seat && isAhead(other, seat)).length,
  );
  return { scores, places, reason: counter(table, COUNTER.endByTiles) === 1 ? 'tiles' : 'deck' };
}
