import type { z } from 'zod';
import type { PlayedCard } from '@shared/abilities/card';
import type { GameId } from '@shared/cards/vocabulary';
import type { PlayedHouseCard } from '@shared/vocabularies';
import { COPYTORU_BOX, KOKOPELLI_BOX } from './box';
import { COPY_ABILITY_BATTLE, prepareCopyAbilityBattle, SEATS } from './copytoru/copy-ability-battle';
import { EASY_BATTLE, prepareEasyBattle } from './copytoru/easy-battle/easy-battle';
import { easyBattleOptions } from './copytoru/easy-battle/options';
import { SEATS as EASY_SEATS } from './copytoru/easy-battle/setting';
import { copyAbilityOptions, soloOptions } from './copytoru/options';
import { prepareSoloBattle, SOLO_BATTLE, SOLO_SEATS } from './copytoru/solo-battle/solo-battle';
import { joinedCeremonies, KOKOPELLI, prepareKokopelli, settleKokopelli } from './kokopelli/kokopelli';
import { kokopelliOptions } from './kokopelli/options';
import { SEATS as KOKOPELLI_SEATS } from './kokopelli/setting';
import type { CardInPlay, MatchInput, Prepared } from './prepared';

export type { CardInPlay, InPlay, MatchInput, Prepared } from './prepared';

/** A game that can be played here, and what a person should know before choosing it. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, about. */
  readonly minutes: number;
  /** The age it is meant for, and up. */
  readonly age: number;
  /** Which game's card sets it is played with. */
  readonly cards: GameId;
  /** The set that is its box. */
  readonly box: string;
  /** The cards beside the box that options bring in, as `set-id/card-id`; whatever the options are. */
  joined(options: Readonly<Record<string, unknown>>): readonly string[];
  /**
   * The options with all that they leave to chance drawn from the match's seed. Absent where they leave
   * nothing: then one preparation serves matches of any seed.
   *
   * @param cards every card that can be played, as for {@link GameEntry.prepare}
   */
  settle?(
    options: Readonly<Record<string, unknown>>,
    seed: string,
    cards: readonly CardInPlay[],
  ): Readonly<Record<string, unknown>>;
  /** What its options may be, with their defaults. */
  readonly optionsSchema: z.ZodType;
  /** Makes it ready for one match, or says why it cannot be. */
  prepare(input: MatchInput): Prepared;
}

/** What the games of Copy-toru share. */
const COPYTORU = {
  cards: 'copytoru',
  box: COPYTORU_BOX,
  joined: (options: Readonly<Record<string, unknown>>) => {
    const designs: readonly unknown[] = Array.isArray(options['designs']) ? options['designs'] : [];
    return [...designs, options['opening']].filter((ref) => typeof ref === 'string');
  },
} as const;

/** A game of Copy-toru, given only the cards it plays with. */
const withOwnCards =
  (prepare: (input: MatchInput<PlayedCard>) => Prepared) =>
  ({ cards, ...input }: MatchInput): Prepared =>
    prepare({ ...input, cards: cards.flatMap(({ ref, card }) => (isCopytoru(card) ? [{ ref, card }] : [])) });

const isCopytoru = (card: PlayedHouseCard): card is PlayedCard =>
  card.type === 'kirby' || card.type === 'enemy';

/** Every game, by its id. */
export const games: ReadonlyMap<string, GameEntry> = new Map<string, GameEntry>([
  [
    EASY_BATTLE,
    {
      id: EASY_BATTLE,
      ...COPYTORU,
      seats: EASY_SEATS,
      minutes: 10,
      age: 6,
      optionsSchema: easyBattleOptions,
      prepare: withOwnCards(prepareEasyBattle),
    },
  ],
  [
    COPY_ABILITY_BATTLE,
    {
      id: COPY_ABILITY_BATTLE,
      ...COPYTORU,
      seats: SEATS,
      minutes: 15,
      age: 7,
      optionsSchema: copyAbilityOptions,
      prepare: withOwnCards(prepareCopyAbilityBattle),
    },
  ],
  [
    SOLO_BATTLE,
    {
      id: SOLO_BATTLE,
      ...COPYTORU,
      seats: SOLO_SEATS,
      minutes: 15,
      age: 7,
      optionsSchema: soloOptions,
      prepare: withOwnCards(prepareSoloBattle),
    },
  ],
  [
    KOKOPELLI,
    {
      id: KOKOPELLI,
      cards: 'kokopelli',
      box: KOKOPELLI_BOX,
      seats: KOKOPELLI_SEATS,
      minutes: 45,
      age: 10,
      optionsSchema: kokopelliOptions,
      joined: joinedCeremonies,
      settle: settleKokopelli,
      prepare: prepareKokopelli,
    },
  ],
]);
