import { COPY_ABILITY_BATTLE } from '@shared/games/copytoru/copy-ability-battle';
import { EASY_BATTLE } from '@shared/games/copytoru/easy-battle/easy-battle';
import { makeFaces, type Faces } from '@shared/games/copytoru/faces';
import { SOLO_BATTLE } from '@shared/games/copytoru/solo-battle/solo-battle';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import type { CardInPlay } from '@shared/games/prepared';
import type { Rules } from '@shared/table/game';
import { battleMind } from './copytoru/battle';
import { EasyMind } from './copytoru/easy/easy-mind';
import { soloMind } from './copytoru/solo';
import { makeBoard } from './kokopelli/board';
import { KokopelliMind } from './kokopelli/kokopelli-mind';
import type { Mind } from './mind';

/** A match whose game is to be known. */
interface Known {
  readonly rules: Rules;
  readonly cards: readonly CardInPlay[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** Knows the game of a match. Throws for a game nobody knows: every game in the registry has its own rule of thumb. */
export function mindFor(known: Known): Mind {
  const { rules, options } = known;
  switch (rules.game) {
    case COPY_ABILITY_BATTLE:
      return battleMind(rules, facesOf(known), options);
    case EASY_BATTLE:
      return new EasyMind(rules, facesOf(known), options);
    case SOLO_BATTLE:
      return soloMind(rules, facesOf(known), options);
    case KOKOPELLI:
      return new KokopelliMind(rules, makeBoard(known));
    default:
      throw new Error(`Nobody knows how to play ${rules.game}.`);
  }
}

/** What each instance of a match of Copy-toru is. */
export function facesOf({ rules, cards }: Pick<Known, 'rules' | 'cards'>): Faces {
  const byRef = new Map(cards.map((entry) => [entry.ref, entry]));
  return makeFaces(
    rules.faces.flatMap((ref) => {
      const card = byRef.get(ref)?.card;
      return card?.type === 'kirby' || card?.type === 'enemy' ? [{ ref, card }] : [];
    }),
  );
}
