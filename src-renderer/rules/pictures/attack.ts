import type { PlayedCard } from '@shared/abilities/card';
import type { GameId } from '@shared/contract/players';

/** What an attack on one enemy would come to; `barred` where it may not even be tried. */
export type Outcome = 'wins' | 'stays' | 'leaves' | 'barred';

/**
 * What an attack with a card would come to by the printed rules: in Easy Battle colours must fit and 1 beats
 * 8 (CT-E3), in the other games neither is so.
 */
export function outcomeOf(game: GameId, card: PlayedCard, enemy: PlayedCard): Outcome {
  if (card.type !== 'kirby' || enemy.type !== 'enemy') return 'barred';
  const easy = game === 'easy-battle';
  const fits = card.color === enemy.color || card.color === 'white' || enemy.color === 'white';
  if (easy && !fits) return 'barred';
  if (card.power >= enemy.life || (easy && card.power === 1 && enemy.life === 8)) return 'wins';
  return easy ? 'leaves' : 'stays';
}
