import { returningCards, type Faces } from '@shared/games/copytoru/faces';
import { zoneNumber, type Layout } from '@shared/table/layout';

/** Where everything lies in a mode in which abilities count, by zone number; and what every card is. */
export interface Board {
  readonly faces: Faces;
  readonly seats: number;
  readonly hands: readonly number[];
  readonly won: readonly number[];
  readonly played: readonly number[];
  readonly offer: number;
  /** 1 for instances that join a rebuilt Normal deck. */
  readonly returns: Uint8Array;
  /** The zones where enemies stand; rows from the nearest on. */
  readonly enemies: readonly number[];
}

/**
 * Finds the way about a table on which enemies stand in the zones of these names.
 *
 * @param options those the match was prepared with
 */
export function makeBoard(
  layout: Layout,
  faces: Faces,
  enemies: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Board {
  const normalsReturn = options['normalsReturn'] === 'high' ? 'high' : 'all';
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
    returns: returningCards(faces, normalsReturn),
    enemies: enemies.map(zone),
  };
}
