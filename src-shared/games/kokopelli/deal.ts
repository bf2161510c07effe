import type { CeremonyCard, KokopelliCard, WildCard } from '@shared/ceremonies';
import type { InPlay } from '../prepared';
import { TILES } from './numbers';

/** What lies in the place of a type for an instance that is no ceremony card. */
export const NO_TYPE = { kokopelli: -1, tile: -2 } as const;

/** A ceremony of a match with the name by which the match calls it. */
export interface NamedCeremony extends InPlay<CeremonyCard> {
  readonly name: string;
}

/** What each instance is, by its number: the seats' decks one after the other, then the tiles. */
export interface Deal {
  readonly count: number;
  /** `set-id/card-id`; tiles have refs of the box that no card has. */
  readonly refs: readonly string[];
  /** The number of its type among those in play, or one of {@link NO_TYPE}. */
  readonly typeOf: Int8Array;
  /** The seat whose card it is; −1 for tiles. */
  readonly ownerOf: Int8Array;
  /** What a tile is worth; 0 for everything else, game-end tiles included. */
  readonly worth: Int8Array;
  /** Cards of one seat. */
  readonly deck: number;
  /** The first instance of each kind of tile, in the order of their numbers. */
  readonly tilesFrom: number;
  readonly endTilesFrom: number;
}

/** Numbers the cards of a match. */
export function makeDeal(
  seats: number,
  types: readonly NamedCeremony[],
  wild: InPlay<WildCard>,
  box: string,
): Deal {
  const deck = [
    ...types.flatMap(({ ref, card }, type) => copies(card, ref, type)),
    ...copies(wild.card, wild.ref, NO_TYPE.kokopelli),
  ];
  const decks = Array.from({ length: seats }, (_, owner) =>
    deck.map((each) => ({ ...each, owner, worth: 0 })),
  );
  const tile = (name: string, worth: number) => ({
    ref: `${box}/tile-${name}`,
    type: NO_TYPE.tile,
    owner: -1,
    worth,
  });
  // The lowest first: the first completion takes the highest, from the top.
  const pile = [...TILES].reverse().map((worth) => tile(String(worth), worth));
  const tiles = types.flatMap(() => pile);
  const all = [...decks.flat(), ...tiles, ...types.map(() => tile('end', 0))];
  return {
    count: all.length,
    refs: all.map(({ ref }) => ref),
    typeOf: Int8Array.from(all, ({ type }) => type),
    ownerOf: Int8Array.from(all, ({ owner }) => owner),
    worth: Int8Array.from(all, ({ worth }) => worth),
    deck: deck.length,
    tilesFrom: seats * deck.length,
    endTilesFrom: seats * deck.length + tiles.length,
  };
}

const copies = (card: KokopelliCard, ref: string, type: number) =>
  Array.from({ length: card.copies }, () => ({ ref, type }));
