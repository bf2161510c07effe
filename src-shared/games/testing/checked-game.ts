import type { Rules } from '@shared/table/game';
import type { Checked } from '@shared/table/testing/invariants';
import { BOX, boxCards } from '../copytoru/testing/box';
import { games, type CardInPlay, type GameEntry } from '../index';
import { TEST_DESIGNS } from './designs';

const CARDS = [...boxCards, ...TEST_DESIGNS];

/** Games in which all Kirby cards make one deck; in the others Normal cards have their own. */
const ONE_KIRBY_DECK: ReadonlySet<string> = new Set(['easy-battle']);

/** For tests: a game of the house, by its id. */
export function gameById(id: string): GameEntry {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/**
 * For tests: the rules of a match with the box as it ships and the designs of {@link TEST_DESIGNS} at hand,
 * and which cards have the same back and the same piles.
 */
export function checkedGame(
  id: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): { readonly rules: Rules; readonly checked: Checked } {
  const prepared = gameById(id).prepare({ cards: CARDS, box: BOX, seats, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules } = prepared;
  const kinds = new Map(CARDS.map((entry) => [entry.ref, kindOf(id, entry)]));
  return { rules, checked: { kindOf: (card) => kinds.get(rules.faces[card] ?? '') ?? '' } };
}

function kindOf(game: string, { card }: CardInPlay): string {
  if (card.type !== 'kirby') return card.type;
  if (ONE_KIRBY_DECK.has(game)) return 'kirby';
  return card.color === 'white' ? 'normal' : 'copy';
}
