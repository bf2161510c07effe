import type { WireMessage } from '@shared/contract/view';
import type { HouseCard } from '@shared/vocabularies';

/** The one power that also beats the strongest enemies in Easy Battle, and their life. */
const SMALL = 1;
const GREAT = 8;

/**
 * What beats an enemy in Easy Battle, or what a Kirby card beats there: colours must fit, white goes with every
 * colour, and power 1 beats life 8. Null for cards that are not played. `color` in the values is a colour's name.
 */
export function inEasyBattle(card: HouseCard): WireMessage | null {
  if (card.type === 'enemy') {
    const any = card.color === 'white' ? 'any' : 'colored';
    const number = card.life === GREAT ? 'Great' : card.life === SMALL ? 'All' : '';
    return {
      key: `collection.page.easy.enemy.${any}${number}`,
      values: { color: card.color, number: card.life },
    };
  }
  if (card.type !== 'kirby') return null;
  const any = card.color === 'white' ? 'any' : 'colored';
  const number = card.power === SMALL ? 'Small' : card.power === GREAT ? 'Great' : '';
  return {
    key: `collection.page.easy.kirby.${any}${number}`,
    values: { color: card.color, number: card.power },
  };
}
