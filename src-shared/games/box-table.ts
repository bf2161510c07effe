import type { Layout } from '@shared/table/layout';
import { makeTable, placeCard, type Table } from '@shared/table/table';

/**
 * The table before anything is shuffled. Made once for a match: every set-up begins with a copy of it.
 *
 * @param zones the zone of each instance, by its number
 */
export function layOutBox(layout: Layout, zones: readonly number[]): Table {
  const table = makeTable(layout);
  zones.forEach((zone, card) => placeCard(table, card, zone));
  return table;
}
