import { optionCode, optionId } from '@shared/table/decision';
import type { TableEvent } from '@shared/table/events';
import type { DecisionDetails, Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { startMatch, takePick, type Match, type TakenPick } from '@shared/table/match';
import { placeCard, zoneCards, type Table } from '@shared/table/table';

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

/** For tests: takes a match up at a position that `place` lays out instead of the set-up. */
export function takeUp(rules: Rules, place: (table: Table) => void): Position {
  const taken: TakenPick[] = [];
  const placed: Rules = { ...rules, setUp: place };
  const match = startMatch(placed, 'position', { events: true, onPick: (pick) => taken.push(pick) });
  return handle(match, rules, taken);
}

/**
 * For tests: puts cards into zones by their names, and all others where `resting` says.
 *
 * @param zones names from the bottom up, by zone name
 */
export function placeNamed(
  rules: Rules,
  table: Table,
  zones: Readonly<Record<string, readonly string[]>>,
  resting: (name: string) => string,
): void {
  const free = rules.faces.map(shortName);
  for (const [zone, names] of Object.entries(zones)) {
    for (const name of names) {
      const card = free.indexOf(name);
      if (card < 0) throw new Error(`No card left that is called ${name}.`);
      free[card] = '';
      placeCard(table, card, zoneNumber(rules.layout, zone));
    }
  }
  free.forEach((name, card) => {
    if (name !== '') placeCard(table, card, zoneNumber(rules.layout, resting(name)));
  });
}

function handle(match: Match, rules: Rules, taken: TakenPick[]): Position {
  const { table } = match;
  const nameOf = (code: number): string =>
    rules.faces[code] === undefined ? optionId(rules.layout, rules.acts, code) : shortName(rules.faces[code]);
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

/** For tests: what the open decision tells. Throws when none is open. */
export function details(at: Position): DecisionDetails {
  if (at.match.decision === null) throw new Error('Nothing is open.');
  return at.rules.describe(at.table, at.match.decision);
}

/** For tests: the card id of a `set-id/card-id`. */
export const shortName = (ref: string | undefined): string => ref?.slice(ref.indexOf('/') + 1) ?? '';

/** The code of something that is not offered: the first card of that name, or the act. */
function codeOf(rules: Rules, name: string): number {
  const card = rules.faces.findIndex((ref) => shortName(ref) === name);
  const code = card >= 0 ? card : optionCode(rules.layout, rules.acts, name);
  if (code === null) throw new Error(`Nothing is called ${name}.`);
  return code;
}
