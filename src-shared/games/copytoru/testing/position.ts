import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { setCounter, shuffleZone, type Table } from '@shared/table/table';
import { prepareCopyAbilityBattle } from '../copy-ability-battle';
import { COUNTER, PHASE, setPhase, setQuietly } from '../counters';
import type { CardInPlay } from '../faces';
import type { MatchInput, Prepared } from '../prepared';
import { BOX, boxCards } from './box';
import { placeNamed, takeUp, type Position } from '../../testing/take-up';

export type { Position } from '../../testing/take-up';

/** For tests: a position by the names of its cards (`yellow-4`, `enemy-red-3`), from the bottom of a zone up. */
export interface PositionInput {
  /** Makes the mode ready; Copy Ability Battle when absent. */
  readonly prepare?: (input: MatchInput) => Prepared;
  readonly seats?: number;
  /** Whose turn it is; 0 when absent. */
  readonly seat?: number;
  readonly round?: number;
  /** The seat that had the first turn; 0 when absent. */
  readonly first?: number;
  /** Action phases left, the open one included; 1 when absent. */
  readonly actions?: number;
  readonly boost?: number;
  /** Cards by zone name. What is named nowhere lies in its deck, or in the box. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Designs, joined with one copy each. */
  readonly designs?: readonly CardInPlay[];
}

/** For tests: sets a position up by hand. */
export function position(input: PositionInput): Position {
  const seats = input.seats ?? 2;
  const prepared = (input.prepare ?? prepareCopyAbilityBattle)({
    cards: [...boxCards, ...(input.designs ?? [])],
    box: BOX,
    seats,
    options: {
      first: input.first ?? 0,
      designs: input.designs?.map(({ ref }) => ref) ?? [],
      ...input.options,
    },
  });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules } = prepared;
  return takeUp(rules, (table) => place(rules, table, input, seats));
}

function place(rules: Rules, table: Table, input: PositionInput, seats: number): void {
  placeNamed(rules, table, input.zones, (name) => restingPlace(name, input.zones));
  shuffleUnnamedDecks(rules, table, input);
  setCounter(table, COUNTER.round, input.round ?? 1);
  setCounter(table, COUNTER.seat, input.seat ?? 0);
  setCounter(table, COUNTER.actions, input.actions ?? 1);
  setCounter(table, COUNTER.boost, input.boost ?? 0);
  setQuietly(table, COUNTER.firstSeat, (input.first ?? 0) % seats);
  setPhase(table, PHASE.play);
}

/** Where a card lies that the position does not name: its deck, unless the deck is spelled out. */
function restingPlace(name: string, zones: PositionInput['zones']): string {
  const deck = name.startsWith('enemy-') ? 'deck:enemy' : name.startsWith('normal-') ? '' : 'deck:copy';
  return deck === '' || zones[deck] !== undefined ? 'removed' : deck;
}

function shuffleUnnamedDecks(rules: Rules, table: Table, input: PositionInput): void {
  for (const deck of ['deck:copy', 'deck:enemy']) {
    if (input.zones[deck] === undefined) shuffleZone(table, zoneNumber(rules.layout, deck));
  }
}
