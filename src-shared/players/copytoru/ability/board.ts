import type { Faces } from '@shared/games/copytoru/faces';
import { zoneNumber, type Layout } from '@shared/table/layout';

/** Where everything lies in a mode in which abilities count, by zone number; and what every card is. */
export interface Board {
  readonly faces: Faces;
  readonly seats: number;
  readonly hands: readonly number[];
  readonly won: readonly number[];
  readonly played: readonly number[];
  readonly offer: number;
  readonly deckNormal: number;
  /** The zones where enemies stand; rows from the nearest on. */
  readonly enemies: readonly number[];
}

/** Finds the way about a table on which enemies stand in the zones of these names. */
export function makeBoard(layout: Layout, faces: Faces, enemies: readonly string[]): Board {
  const zone = (name: string): number => zoneNumber(layout, name);
  const bySeat = (name: string): number[] =>
    Array.from({ length: layout.seats }, (_, seat) => zone(`${name}:${seat}`));
  return {
    faces,
    seats: layout.seats,
    hands: bySeat('hand'),
    won: bySeat('won'),
    played: bySeat('played'),
    offer: zone('offer'),
    deckNormal: zone('deck:normal'),
    enemies: enemies.map(zone),
  };
}
