import { COLORS } from '@shared/cards/vocabulary';
import type { HouseCard } from '@shared/vocabularies';

/** Cards for a picture of a table where none has been played at. */
export interface Showcase {
  readonly enemies: string[];
  readonly hand: string[];
  readonly ceremonies: string[];
}

/** Ceremonies that are shown, and how many of the others lie between two of them. */
const CEREMONIES = 5;
const APART = 2;

/**
 * Five enemies and five hand cards, one of each colour, and five ceremonies. Fewer when the library holds fewer.
 */
export function showcase(cards: ReadonlyMap<string, HouseCard>): Showcase {
  const pick = (type: 'kirby' | 'enemy'): string[] =>
    COLORS.flatMap((color, index) => {
      const ids = [...cards]
        .filter(([, card]) => {
          const played = card.type === 'kirby' || card.type === 'enemy';
          return played && card.type === type && card.color === color;
        })
        .map(([id]) => id);
      const id = ids[(index * 3 + 2) % Math.max(1, ids.length)];
      return id === undefined ? [] : [id];
    });
  const ceremonies = [...cards].flatMap(([id, card]) => (card.type === 'ceremony' ? [id] : []));
  return {
    enemies: pick('enemy'),
    hand: pick('kirby'),
    ceremonies: ceremonies.filter((_id, index) => index % (APART + 1) === 0).slice(0, CEREMONIES),
  };
}
