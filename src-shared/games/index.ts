import type { z } from 'zod';
import { COPY_ABILITY_BATTLE, prepareCopyAbilityBattle, SEATS } from './copytoru/copy-ability-battle';
import { EASY_BATTLE, prepareEasyBattle } from './copytoru/easy-battle/easy-battle';
import { easyBattleOptions } from './copytoru/easy-battle/options';
import { SEATS as EASY_SEATS } from './copytoru/easy-battle/setting';
import { copyAbilityOptions, soloOptions } from './copytoru/options';
import type { MatchInput, Prepared } from './copytoru/prepared';
import { prepareSoloBattle, SOLO_BATTLE, SOLO_SEATS } from './copytoru/solo-battle/solo-battle';

export type { CardInPlay } from './copytoru/faces';

/** A game that can be played here, and what a person should know before choosing it. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, about. */
  readonly minutes: number;
  /** The age it is meant for, and up. */
  readonly age: number;
  /** What its options may be, with their defaults. */
  readonly optionsSchema: z.ZodType;
  /** Makes it ready for one match, or says why it cannot be. */
  prepare(input: MatchInput): Prepared;
}

/** Every game, by its id. */
export const games: ReadonlyMap<string, GameEntry> = new Map<string, GameEntry>([
  [
    EASY_BATTLE,
    {
      id: EASY_BATTLE,
      seats: EASY_SEATS,
      minutes: 10,
      age: 6,
      optionsSchema: easyBattleOptions,
      prepare: prepareEasyBattle,
    },
  ],
  [
    COPY_ABILITY_BATTLE,
    {
      id: COPY_ABILITY_BATTLE,
      seats: SEATS,
      minutes: 15,
      age: 7,
      optionsSchema: copyAbilityOptions,
      prepare: prepareCopyAbilityBattle,
    },
  ],
  [
    SOLO_BATTLE,
    {
      id: SOLO_BATTLE,
      seats: SOLO_SEATS,
      minutes: 15,
      age: 7,
      optionsSchema: soloOptions,
      prepare: prepareSoloBattle,
    },
  ],
]);
