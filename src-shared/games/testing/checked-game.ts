import type { Rules } from '@shared/table/game';
import type { Checked } from '@shared/table/testing/invariants';
import { games, type CardInPlay, type GameEntry } from '../index';
import { boxOf, designsFor } from './boxes';

/** Games in which all Kirby cards make one deck; in the others Normal cards have their own. */
const ONE_KIRBY_DECK: ReadonlySet<string> = new Set(['easy-battle']);

/** A match of Kokopelli has seven times the picks of one of Copy Ability Battle. */
const KOKOPELLI_ONE_IN = 7;

/** For tests: a game of the house, by its id. */
export function gameById(id: string): GameEntry {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/**
 * For tests: the rules of a match with the box as it ships and the designs of {@link designsFor} at hand,
 * and which cards have the same back and the same piles.
 */
export function checkedGame(
  id: string,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): { readonly rules: Rules; readonly checked: Checked } {
  const game = gameById(id);
  const cards = [...boxOf(game), ...designsFor(game)];
  const settled = game.settle?.(options, 'settled', cards) ?? options;
  const prepared = game.prepare({ cards, box: game.box, seats, options: settled });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  const { rules } = prepared;
  if (game.cards === 'kokopelli')
    return { rules, checked: { kindOf: ownerOf(rules), oneIn: KOKOPELLI_ONE_IN } };
  const kinds = new Map(cards.map((entry) => [entry.ref, kindOf(id, entry)]));
  return { rules, checked: { kindOf: (card) => kinds.get(rules.faces[card] ?? '') ?? '' } };
}

/** In Kokopelli everybody has a deck of one's own, numbered one after the other. */
function ownerOf({ layout }: Rules): (card: number) => string {
  const deck = layout.zones.find(({ name }) => name === 'deck:0')?.capacity ?? layout.cards;
  return (card) => String(Math.min(Math.floor(card / deck), layout.seats));
}

function kindOf(game: string, { card }: CardInPlay): string {
  if (card.type !== 'kirby') return card.type;
  if (ONE_KIRBY_DECK.has(game)) return 'kirby';
  return card.color === 'white' ? 'normal' : 'copy';
}
