import type { SaidEvent, TableEvent } from './events';
import type { Rules } from './game';
import { zoneName } from './layout';
import { viewerMask, type Viewer } from './view';

/** A card that a sentence speaks of: its instance, and what it is. */
export interface NamedCard {
  instance: number;
  /** `set-id/card-id`. */
  id: string;
}

/** One line of the log. Everything in it may be read by everybody at the table. */
export interface LogLine {
  key: string;
  /** Number of the recorded pick it belongs to; 0 is the set-up. */
  pick: number;
  round: number;
  seat?: number;
  card?: NamedCard;
  cards?: NamedCard[];
  values?: Record<string, number | string>;
}

/** What a screen animates. A null card is one this viewer cannot tell from others. */
export type ViewEvent =
  | { type: 'moved'; card: number | null; from: string; to: string }
  | { type: 'shuffled'; zone: string }
  | { type: 'revealed'; card: number }
  | { type: 'counted'; counter: string; value: number }
  | { type: 'said'; line: LogLine };

/** Where in a match events stand: the pick they follow from, and the round they begin in. */
export interface Moment {
  readonly pick: number;
  readonly round: number;
}

/** Events as `viewer` may see them. */
export function viewEvents(
  events: readonly TableEvent[],
  rules: Rules,
  viewer: Viewer,
  moment: Moment,
): ViewEvent[] {
  const mask = viewerMask(rules.layout, viewer);
  let round = moment.round;
  return events.map((happened): ViewEvent => {
    round = roundAfter(happened, rules, round);
    switch (happened.type) {
      case 'moved':
        return {
          type: 'moved',
          card: (happened.known & mask) === mask ? happened.card : null,
          from: zoneName(rules.layout, happened.from),
          to: zoneName(rules.layout, happened.to),
        };
      case 'shuffled':
        return { type: 'shuffled', zone: zoneName(rules.layout, happened.zone) };
      case 'revealed':
        return { type: 'revealed', card: happened.card };
      case 'counted':
        return { type: 'counted', counter: counterName(rules, happened.counter), value: happened.value };
      case 'said':
        return { type: 'said', line: logLine(happened, rules, { pick: moment.pick, round }) };
    }
  });
}

/** The sentences among events, as lines of the log. */
export function logLines(events: readonly TableEvent[], rules: Rules, moment: Moment): LogLine[] {
  const lines: LogLine[] = [];
  let round = moment.round;
  for (const happened of events) {
    round = roundAfter(happened, rules, round);
    if (happened.type === 'said') lines.push(logLine(happened, rules, { pick: moment.pick, round }));
  }
  return lines;
}

function logLine(said: SaidEvent, rules: Rules, moment: Moment): LogLine {
  const named = (instance: number): NamedCard => ({ instance, id: rules.faces[instance] ?? '' });
  return {
    key: said.key,
    pick: moment.pick,
    round: moment.round,
    ...(said.seat !== undefined && { seat: said.seat }),
    ...(said.card !== undefined && { card: named(said.card) }),
    ...(said.cards !== undefined && { cards: said.cards.map(named) }),
    ...(said.values !== undefined && { values: { ...said.values } }),
  };
}

/** Counters that say how far a match has come: rounds, or turns of one who plays alone, or sets. */
const ROUND_COUNTERS: ReadonlySet<string> = new Set(['round', 'set']);

/** The round after something happened: the one before, unless a new one began. */
export function roundAfter(happened: TableEvent, rules: Rules, round: number): number {
  const isRound = happened.type === 'counted' && ROUND_COUNTERS.has(counterName(rules, happened.counter));
  return isRound ? happened.value : round;
}

const counterName = (rules: Rules, counter: number): string => rules.layout.counters[counter] ?? '';
