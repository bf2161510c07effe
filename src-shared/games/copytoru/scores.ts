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
  const places = scores.map((score, seat) => {
    const better = scores.filter((other, rival) =>
      other === score ? turnOrder(rival) > turnOrder(seat) : other > score,
    );
    return 1 + better.length;
  });
  return { scores, places, reason: 'rounds' };
}
