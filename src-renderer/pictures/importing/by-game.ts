import type { GameId } from '@shared/cards/vocabulary';
import type { GatheredFile } from './gather';

/**
 * Pictures by the game of the cards they are meant for. Those that are meant for none go with the first game there
 * is: they are placed by hand anyway.
 */
export function byGame(
  pictures: readonly GatheredFile[],
  cardOf: (path: string) => string | null,
  gameOf: (card: string) => GameId,
): ReadonlyMap<GameId, readonly GatheredFile[]> {
  const groups = new Map<GameId, GatheredFile[]>();
  const loose: GatheredFile[] = [];
  for (const picture of pictures) {
    const card = cardOf(picture.path);
    if (card === null) loose.push(picture);
    else {
      const game = gameOf(card);
      groups.set(game, [...(groups.get(game) ?? []), picture]);
    }
  }
  if (loose.length === 0) return groups;
  const [first] = groups.keys();
  const game = first ?? 'copytoru';
  return groups.set(game, [...(groups.get(game) ?? []), ...loose]);
}
