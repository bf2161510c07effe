import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import { games } from '@shared/games/index';
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

/** The variants of a game that are played in turn: every quest. */
const variants: readonly Readonly<Record<string, unknown>>[] =
  game === 'solo-battle' ? QUESTS.map(({ quest }) => ({ quest })) : [{}];

/** Every variant by the printed rules, then every variant with house rules, and so on. */
function optionsOf(match: number): Readonly<Record<string, unknown>> {
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
