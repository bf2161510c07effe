import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import { games } from '@shared/games/index';
import { drawTypes, kokopelliCards } from '@shared/games/kokopelli/choice';
import { KOKOPELLI } from '@shared/games/kokopelli/kokopelli';
import { boxOf } from '@shared/games/testing/boxes';
import { checkedGame, gameById } from '@shared/games/testing/checked-game';
import { randomHouseRules } from '@shared/games/testing/house-rules';
import { makeBelow } from '@shared/table/testing/generator';
import { playChecked } from '@shared/table/testing/invariants';

/**
 * Plays its share of the matches of one game with one number of seats; throws at the first that breaks an
 * invariant. Without arguments it lists the games and their numbers of seats, a pair a line.
 */
const [game = '', seatsText = '2', countText = '10000', partText = '0', partsText = '1', seed = 'long'] =
  process.argv.slice(2);
const [seats = 2, count = 0, part = 0, parts = 1] = [seatsText, countText, partText, partsText].map(Number);

type Options = Readonly<Record<string, unknown>>;

/** How many selections of ten ceremonies are drawn. */
const SELECTIONS = 200;

/** The variants of a game that are played in turn; a game that is not named here has one. */
const VARIANTS: Readonly<Record<string, () => readonly Options[]>> = {
  'solo-battle': () => QUESTS.map(({ quest }) => ({ quest })),
  // Between them the starter ten, or, with house rules, whatever these draw, designed ceremonies included.
  [KOKOPELLI]: () =>
    Array.from({ length: SELECTIONS }, (_, index) => [{ types: selection(index) }, {}]).flat(),
};

const selection = (index: number): readonly string[] =>
  drawTypes(kokopelliCards(boxOf(gameById(KOKOPELLI))), `${seed}:${index}`);

const variants = VARIANTS[game]?.() ?? [{}];

/** Every variant by the printed rules, then every variant with house rules, and so on. */
function optionsOf(match: number): Options {
  const variant = variants[match % variants.length] ?? {};
  if (Math.floor(match / variants.length) % 2 === 0) return variant;
  const below = makeBelow(`rules:${seed}:${match}`);
  return { ...randomHouseRules(gameById(game), seats, below), ...variant };
}

function play(match: number): number {
  const options = optionsOf(match);
  try {
    const { rules, checked } = checkedGame(game, seats, options);
    return playChecked(rules, `${seed}:${match}`, checked);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${game}, ${seats} seats, seed ${seed}:${match}, ${JSON.stringify(options)}: ${why}`);
    process.exit(1);
  }
}

if (game === '') {
  for (const { id, seats: range } of games.values()) {
    for (let many = range.min; many <= range.max; many += 1) console.log(`${id} ${many}`);
  }
} else {
  let picks = 0;
  for (let match = part; match < count; match += parts) picks += play(match);
  console.log(picks);
}
