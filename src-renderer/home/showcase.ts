import type { PlayedCard } from '@shared/abilities/card';
import { COLORS } from '@shared/cards/vocabulary';

/**
 * Five enemies and five hand cards, one of each colour, for a picture of a table where none has been played at.
 * Fewer when the library holds fewer.
 */
export function showcase(cards: ReadonlyMap<string, PlayedCard>): { enemies: string[]; hand: string[] } {
  const pick = (type: PlayedCard['type']): string[] =>
    COLORS.flatMap((color, index) => {
      const ids = [...cards]
        .filter(([, card]) => card.type === type && card.color === color)
        .map(([id]) => id);
      const id = ids[(index * 3 + 2) % Math.max(1, ids.length)];
      return id === undefined ? [] : [id];
    });
  return { enemies: pick('enemy'), hand: pick('kirby') };
}
