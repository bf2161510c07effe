import { prepareMatch } from './match-rules';
import { readOptions } from '../read-options';
import { copyAbilityOptions } from './options';
import { refuse, type MatchInput, type Prepared } from './prepared';
import { makeRounds } from './rounds';
import { makeZones, ZONE } from './zones';

/** The id by which records and the command line know this game. */
export const COPY_ABILITY_BATTLE = 'copy-ability-battle';

/** How many can play. */
export const SEATS = { min: 2, max: 4 } as const;

/** Makes Copy Ability Battle ready for one match. */
export function prepareCopyAbilityBattle(input: MatchInput): Prepared {
  const { seats } = input;
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    return refuse([{ key: 'prompts.options.seats', values: { ...SEATS } }]);
  }
  const read = readOptions(copyAbilityOptions, input.options, seats);
  if (!read.ok) return read;
  const { options } = read;
  return prepareMatch(input, {
    game: COPY_ABILITY_BATTLE,
    offer: options.offer,
    options,
    opening: options.opening ?? null,
    zones: (faces) => makeZones(seats, faces, 'table:enemy'),
    enemyZones: [ZONE.tableEnemy],
    mode: makeRounds(options.rounds),
  });
}
