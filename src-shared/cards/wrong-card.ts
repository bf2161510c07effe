import type { Complaint } from './problem';
import { didYouMean } from './suggest';
import { GAMES, TYPES_OF, type GameId } from './vocabulary';

/** What is wrong with an entry of a set's `cards` that is no card of the set's game. */
export function wrongCard(value: unknown, game: GameId): Complaint {
  if (typeof value !== 'object' || value === null) return { code: 'wrong-type', expected: '{…}' };
  const types = TYPES_OF[game];
  const expected = types.join(' | ');
  const given: unknown = Reflect.get(value, 'type');
  // Without a type nothing else in it can be judged.
  if (given === undefined) return { code: 'missing-field', expected, path: ['type'] };
  const elsewhere = GAMES.some((other) => TYPES_OF[other].some((type) => type === given));
  if (elsewhere) return { code: 'card-of-other-game', expected, path: ['type'] };
  const hint = typeof given === 'string' ? didYouMean(given, types) : undefined;
  return { code: 'unknown-type', expected, path: ['type'], ...(hint === undefined ? {} : { hint }) };
}
