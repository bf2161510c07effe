import { copyInto, copyTable, type Table } from '@shared/table/table';
import type { SaidEvent } from '@shared/table/events';
import { pointsOf } from './counters';
import type { Setting } from './setting';

/** What came of trying something out. */
export interface Tried {
  /** Points the seat scored by it. */
  readonly stars: number;
  /** Everything that was said, in order. */
  readonly said: readonly SaidEvent[];
}

/** Tries things out on a copy of a table, one after the other, each from the table as it stands. */
export type Trial = (act: (copy: Table) => void) => Tried;

/** Makes a trial for the seat that is asked. */
export function makeTrial(setting: Setting, table: Table, seat: number): Trial {
  const copy = copyTable(table);
  return (act) => {
    copyInto(copy, table);
    copy.events = [];
    act(copy);
    const said = copy.events.flatMap((each) => (each.type === 'said' ? [each] : []));
    return { stars: pointsOf(copy, seat) - pointsOf(table, seat), said };
  };
}
