import { optionId } from './decision';
import type { Rules } from './game';
import type { Match, TakenPick } from './match';
import { zoneCards, type Table } from './table';

/** The whole table in a traced record: hidden cards too. Never leaves the machine a match runs on. */
export interface TracedTable {
  /** Every zone by name, its cards in order, the top of a deck last: `c17:copytoru-base/yellow-4`. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly counters: Readonly<Record<string, number | string>>;
}

/** The line of a traced record that shows the table after the set-up. */
export interface SetUpTrace extends TracedTable {
  readonly n: 0;
}

/** The line of a traced record for one pick; forced picks have no number. */
export interface PickTrace extends TracedTable {
  readonly n?: number;
  readonly forced?: true;
  readonly seat: number;
  readonly decision: string;
  readonly pick: readonly string[];
  /** As they were offered before the pick. */
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** The table as it stands. */
export function tracedTable(rules: Rules, table: Table): TracedTable {
  const zones: Record<string, readonly string[]> = {};
  rules.layout.zones.forEach((zone, index) => {
    zones[zone.name] = zoneCards(table, index).map(
      (card) => `${optionId(rules.layout, rules.acts, card)}:${rules.faces[card] ?? ''}`,
    );
  });
  return { zones, counters: rules.counters(table) };
}

/** The first traced line; for {@link MatchOptions.onSetUp}. */
export const setUpTrace = (match: Match): SetUpTrace => ({ n: 0, ...tracedTable(match.rules, match.table) });

/** Option ids of a match, by code. */
export const idsOf = ({ layout, acts }: Rules, codes: readonly number[]): string[] =>
  codes.map((code) => optionId(layout, acts, code));

/** The traced line of a pick that was just carried out; for {@link MatchOptions.onPick}. */
export function pickTrace(match: Match, { decision, pick, forced }: TakenPick): PickTrace {
  return {
    ...(forced ? { forced: true as const } : { n: match.picks }),
    seat: decision.seat,
    decision: decision.kind,
    pick: idsOf(match.rules, pick),
    options: idsOf(match.rules, decision.options),
    min: decision.min,
    max: decision.max,
    ...tracedTable(match.rules, match.table),
  };
}
