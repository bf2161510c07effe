import type { Rules } from '@shared/table/game';
import { zoneNumber } from '@shared/table/layout';
import { startMatch, type Match } from '@shared/table/match';
import { zoneCards } from '@shared/table/table';
import type { Prepared } from '../prepared';

/** For tests: a match that has just begun. */
export interface Begun {
  readonly rules: Rules;
  /** As the game read them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly match: Match;
  /** The cards of a zone, as `set-id/card-id`, from the bottom up. */
  zone(name: string): string[];
}

/** For tests: begins a match. Throws when it cannot be made ready. */
export function beginMatch(prepared: Prepared, seed: string): Begun {
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules, options } = prepared;
  const match = startMatch(rules, seed);
  return {
    rules,
    options,
    match,
    zone: (name) =>
      zoneCards(match.table, zoneNumber(rules.layout, name)).map((card) => rules.faces[card] ?? ''),
  };
}
