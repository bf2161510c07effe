import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { games } from '@shared/games/index';
import type { CardInPlay } from '@shared/games/copytoru/faces';
import { makePlayer, type Player } from '@shared/players/index';
import type { Rules } from '@shared/table/game';
import type { LabHouse } from './card';

/** Two seats: what one wins the other loses, so that a pair of matches tells most. */
const SEATS = 2;

/** Matches that one more card joins, ready to be played. */
export interface Arm {
  /** The card that joined. */
  readonly card: CardInPlay['card'];
  readonly rules: Rules;
  readonly player: Player;
  /** The instance that is the card that joined: the same in every arm, so that it lies in the same place. */
  readonly slot: number;
}

/**
 * Makes matches of Copy Ability Battle ready that this card joins, one copy of it. Of all games it is the one
 * in which abilities count and somebody can be beaten. Throws when there can be no such match.
 */
export function makeArm({ box, boxId, player }: LabHouse, joining: CardInPlay): Arm {
  const cards = box.some(({ ref }) => ref === joining.ref) ? box : [...box, joining];
  const wanted = { designs: [joining.ref] };
  const prepared = games
    .get(COPY_ABILITY_BATTLE)
    ?.prepare({ cards, box: boxId, seats: SEATS, options: wanted });
  if (prepared === undefined || !prepared.ok) throw new Error(`${joining.ref} can join no match.`);
  const { rules, options } = prepared;
  return {
    card: joining.card,
    rules,
    player: makePlayer(player, { rules, cards, options }),
    slot: rules.layout.cards - 1,
  };
}
