import type { Rules } from '@shared/table/game';
import { setCounter, type Table } from '@shared/table/table';
import type { CardInPlay } from '../../faces';
import { BOX, boxCards } from '../../testing/box';
import { placeNamed, takeUp, type Position } from '../../../testing/take-up';
import { COUNTER, PHASE, setPhase } from '../counters';
import { prepareEasyBattle } from '../easy-battle';

/** For tests: a position of Easy Battle by the names of its cards, from the bottom of a zone up. */
export interface EasyPosition {
  readonly seats?: number;
  /** Whose turn it is; 0 when absent. */
  readonly seat?: number;
  /** 1 when absent. */
  readonly set?: number;
  /** The seat that began the set; whose turn it is when absent. */
  readonly starter?: number;
  /** Cards by zone name. What is named nowhere lies in its deck, or in the discards of a deck that is named. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Designs, joined with one copy each. */
  readonly designs?: readonly CardInPlay[];
}

/** For tests: the rules of Easy Battle with the box as it ships. Throws when it cannot be made ready. */
export function easyRules(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  designs: readonly CardInPlay[] = [],
): Rules {
  const cards = [...boxCards, ...designs];
  const named = designs.length === 0 ? options : { designs: designs.map(({ ref }) => ref), ...options };
  const prepared = prepareEasyBattle({ cards, box: BOX, seats, options: named });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return prepared.rules;
}

/** For tests: sets a position up by hand. */
export function position(input: EasyPosition): Position {
  const rules = easyRules(input.seats ?? 2, input.options, input.designs);
  return takeUp(rules, (table) => place(rules, table, input));
}

function place(rules: Rules, table: Table, { zones, designs = [], ...input }: EasyPosition): void {
  const enemies = new Set(
    [...boxCards, ...designs].flatMap(({ card }) => (card.type === 'enemy' ? [card.id] : [])),
  );
  placeNamed(rules, table, zones, (name) => {
    const kind = enemies.has(name) ? 'enemy' : 'kirby';
    return zones[`deck:${kind}`] === undefined ? `deck:${kind}` : `discard:${kind}`;
  });
  const seat = input.seat ?? 0;
  setCounter(table, COUNTER.seat, seat);
  setCounter(table, COUNTER.set, input.set ?? 1);
  setCounter(table, COUNTER.starter, input.starter ?? seat);
  setPhase(table, PHASE.play);
}
