import type { DecisionDetails } from '@shared/table/game';
import { BOX } from './box';
import type { Position } from './take-up';

/** For tests: what the open decision tells. Throws when none is open. */
export function details(at: Position): DecisionDetails {
  if (at.match.decision === null) throw new Error('Nothing is open.');
  return at.rules.describe(at.table, at.match.decision);
}

/** For tests: the first instance of a card of the box, by its name. */
export const instanceOf = (at: Position, name: string): number => at.rules.faces.indexOf(`${BOX}/${name}`);

/** For tests: the key of the reason why a card cannot be picked now; undefined when it is not barred. */
export const reasonFor = (at: Position, name: string): string | undefined =>
  details(at).barred.get(instanceOf(at, name))?.key;
