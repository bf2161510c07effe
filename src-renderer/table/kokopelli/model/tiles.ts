import type { MatchView } from '@shared/contract/view';
import { countIn, seenIn } from '../../model/zones';

/** What can still be earned on a type of ceremony. */
export interface TilePile {
  /** Its type name. */
  readonly type: string;
  /** The tile on top; null when the tiles are gone and every further completion gives 1 point. */
  readonly instance: number | null;
  /** What the next completion gives. */
  readonly points: number;
  /** Its game-end tile is placed. */
  readonly ends: boolean;
}

const ZONE = 'tiles:';
/** Points of a completion when the tiles are gone. */
const LATER = 1;

/** What a tile is worth, from `set-id/tile-4`; null for a game-end tile. */
function worthOf(ref: string): number | null {
  const worth = /\/tile-(\d+)$/.exec(ref)?.[1];
  return worth === undefined ? null : Number(worth);
}

/** The ten types in play, in their order. */
export function tilePiles(view: MatchView): readonly TilePile[] {
  return Object.keys(view.zones)
    .filter((zone) => zone.startsWith(ZONE))
    .map((zone) => {
      const tiles = seenIn(view, zone).map((instance) => ({
        instance,
        worth: worthOf(view.cards[instance] ?? ''),
      }));
      const top = tiles.findLast(({ worth }) => worth !== null);
      return {
        type: zone.slice(ZONE.length),
        instance: top?.instance ?? null,
        points: top?.worth ?? LATER,
        ends: tiles.some(({ worth }) => worth === null),
      };
    });
}

/** Game-end tiles that are placed, and how many trigger the end (KO-3). */
export function endTiles(view: MatchView): { readonly placed: number; readonly of: number } {
  const types = tilePiles(view).length;
  const { tilesToEnd } = view.options;
  return {
    placed: types - countIn(view, 'end-tiles'),
    of: typeof tilesToEnd === 'number' ? tilesToEnd : types,
  };
}
