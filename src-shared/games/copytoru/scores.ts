import type { Result } from '@shared/table/game';
import { counter, type Table } from '@shared/table/table';
import { COUNTER } from './counters';
import type { Setting } from './setting';
import { scoresOf } from './won';

/** The final result. Equal points: the seat later in turn order ranks higher, so places are unique (CT-C19). */
export function resultOf(setting: Setting, table: Table): Result {
  const scores = scoresOf(setting, table);
  const first = counter(table, COUNTER.firstSeat);
  const turnOrder = (seat: number): number => (seat - first + setting.seats) % setting.seats;
  const places: number[] = [];
  // Plain loops: this is asked at the end of every match that is tried out.
  for (let seat = 0; seat < scores.length; seat += 1) {
    const score = scores[seat] ?? 0;
    let place = 1;
    for (let rival = 0; rival < scores.length; rival += 1) {
      const other = scores[rival] ?? 0;
      if (other === score ? turnOrder(rival) > turnOrder(seat) : other > score) place += 1;
    }
    places.push(place);
  }
  return { scores, places, reason: 'rounds' };
}
