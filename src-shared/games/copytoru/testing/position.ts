import { optionCode, optionId } from '@shared/table/decision';
import type { TableEvent } from '@shared/table/events';
import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { startMatch, takePick, type Match, type TakenPick } from '@shared/table/match';
import { placeCard, setCounter, shuffleZone, zoneCards, type Table } from '@shared/table/table';
import { prepareCopyAbilityBattle } from '../copy-ability-battle';
import { COUNTER, PHASE, setPhase, setQuietly } from '../counters';
import type { CardInPlay } from '../faces';
import type { MatchInput, Prepared } from '../prepared';
import { BOX, boxCards } from './box';

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

/** For tests: a match taken up at a position. Cards are spoken of by name, acts by their own. */
export interface Position {
  readonly match: Match;
  readonly rules: Rules;
  readonly table: Table;
  /** Every pick taken so far, forced ones included. */
  readonly taken: TakenPick[];
  /** The kind of the open decision, or `over`. */
  kind(): string;
  /** Names of what can be picked now. */
  options(): string[];
  /** Picks by name. Throws when the pick is refused. */
  pick(...names: string[]): void;
  /** Names of a zone's cards, from the bottom up. */
  zone(name: string): string[];
  counter(name: string): number | string;
  /** Keys of everything said since the position began. */
  said(): string[];
  /** Everything that happened since the position began. */
  readonly events: readonly TableEvent[];
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
  const taken: TakenPick[] = [];
  const placed: Rules = { ...rules, setUp: (table) => place(rules, table, input, seats) };
  const match = startMatch(placed, 'position', { events: true, onPick: (pick) => taken.push(pick) });
  return handle(match, rules, taken);
}

function handle(match: Match, rules: Rules, taken: TakenPick[]): Position {
  const { table } = match;
  const nameOf = (code: number): string =>
    code >= 0 ? shortName(rules.faces[code]) : optionId(rules.layout, rules.acts, code);
  return {
    match,
    rules,
    table,
    taken,
    kind: () => match.decision?.kind ?? 'over',
    options: () => match.decision?.options.map(nameOf) ?? [],
    pick(...names) {
      const left = [...(match.decision?.options ?? [])];
      const codes = names.map((name) => {
        const at = left.findIndex((code) => nameOf(code) === name);
        const [code] = at < 0 ? [] : left.splice(at, 1);
        return code ?? codeOf(rules, name);
      });
      const refusal = takePick(match, codes);
      if (refusal !== null) throw new Error(`Refused ${names.join(', ')}: ${refusal}.`);
    },
    zone: (name) => zoneCards(table, zoneNumber(rules.layout, name)).map(nameOf),
    counter: (name) => rules.counters(table)[name] ?? Number.NaN,
    said: () => (table.events ?? []).flatMap((each) => (each.type === 'said' ? [each.key] : [])),
    events: table.events ?? [],
  };
}

const shortName = (ref: string | undefined): string => ref?.slice(ref.indexOf('/') + 1) ?? '';

/** The code of something that is not offered: the first card of that name, or the act. */
function codeOf(rules: Rules, name: string): number {
  const card = rules.faces.findIndex((ref) => shortName(ref) === name);
  const code = card >= 0 ? card : optionCode(rules.layout, rules.acts, name);
  if (code === null) throw new Error(`Nothing is called ${name}.`);
  return code;
}

function place(rules: Rules, table: Table, input: PositionInput, seats: number): void {
  const free = rules.faces.map(shortName);
  for (const [zone, names] of Object.entries(input.zones)) {
    for (const name of names) {
      const card = free.indexOf(name);
      if (card < 0) throw new Error(`No card left that is called ${name}.`);
      free[card] = '';
      placeCard(table, card, zoneNumber(rules.layout, zone));
    }
  }
  free.forEach((name, card) => {
    if (name !== '') placeCard(table, card, zoneNumber(rules.layout, restingPlace(name, input.zones)));
  });
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
