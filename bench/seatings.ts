import { games } from '@shared/games/index';
import { boxOf } from '@shared/games/testing/boxes';
import type { Seating } from '@shared/players/index';

/** A match of a game's box by the printed rules, ready for matches and players. */
export function seatingOf(game: string, seats: number): Seating {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`There is no game ${game}.`);
  const cards = boxOf(entry);
  const options = entry.settle?.({}, 'bench', cards) ?? {};
  const prepared = entry.prepare({ cards, box: entry.box, seats, options });
  if (!prepared.ok) throw new Error(`${game} cannot be set up.`);
  return { rules: prepared.rules, cards, options: prepared.options };
}
