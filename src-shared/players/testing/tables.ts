import { boxOf, designsFor } from '@shared/games/testing/boxes';
import { checkedGame, gameById } from '@shared/games/testing/checked-game';
import type { Checked } from '@shared/table/testing/invariants';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { playerRandom, type Player, type PlayerTools, type Seating } from '../index';

/** For tests: a way to sit down to a game. */
export interface TableSetting {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Ceremonies that are not among the starter ten, and as many others as are missing. */
const OTHER_TYPES = [
  ...['mixed-dance', 'proud-host', 'long-road', 'fresh-start', 'closed-circle', 'early-riser'],
  ...['double-step', 'twin-flute', 'quick-beat', 'good-guest'],
];
/** Designs that do what no ceremony of the box does. */
const DESIGNED_TYPES = [
  ...['full-basket', 'two-risers', 'bright-spark', 'triple-step', 'wild-dance', 'every-card', 'far-finale'],
  'shut-door',
  ...['triple-flute', 'pair-beat'],
].map((id) => `mine/${id}`);
/** The same effect twice over, which counts once. */
const ALIKE_TYPES = [
  ...['good-friend', 'last-dance', 'first-flame', 'early-bird', 'loose-ribbon'].map((id) => `mine/${id}`),
  ...['good-guest', 'grand-finale', 'first-spark', 'early-riser', 'mixed-dance'],
];

/** For tests: every game with every number of seats and every house rule, and every quest. */
export const TABLES: readonly TableSetting[] = [
  ...[2, 3, 4].map((seats) => ({ game: 'copy-ability-battle', seats, options: {} })),
  { game: 'copy-ability-battle', seats: 2, options: { offer: 10, rounds: 2, firstLayoutFilter: false } },
  { game: 'copy-ability-battle', seats: 4, options: { offer: 1, rounds: 3, normalsReturn: 'high' } },
  { game: 'copy-ability-battle', seats: 3, options: { rounds: 2, handicap: [4, 0, 9] } },
  ...[2, 3, 4, 5, 6].map((seats) => ({ game: 'easy-battle', seats, options: {} })),
  { game: 'easy-battle', seats: 3, options: { weakAttacks: false } },
  { game: 'easy-battle', seats: 4, options: { challengeMiss: 'keep-enemy', weakAttacks: false } },
  ...Array.from({ length: 10 }, (_, index) => ({
    game: 'solo-battle',
    seats: 1,
    options: { quest: index + 1 },
  })),
  ...[2, 3, 4].map((seats) => ({ game: 'kokopelli', seats, options: {} })),
  { game: 'kokopelli', seats: 2, options: { types: OTHER_TYPES, openBar: 'village' } },
  { game: 'kokopelli', seats: 3, options: { types: DESIGNED_TYPES, tilesToEnd: 4 } },
  { game: 'kokopelli', seats: 2, options: { types: ALIKE_TYPES, openBar: 'village' } },
  { game: 'solo-battle', seats: 1, options: { quest: 8, lossWhen: 'reaches', normalsReturn: 'high' } },
];

/** For tests: the tables as rows that name themselves. */
export const NAMED_TABLES: readonly (readonly [string, TableSetting])[] = TABLES.map((table) => [
  `${table.game}, ${table.seats} seats, ${JSON.stringify(table.options)}`,
  table,
]);

/** For tests: sits down with the box as it ships, and designs at hand for options that name them. */
export function seatingFor({ game, seats, options }: TableSetting): Seating {
  const entry = gameById(game);
  const cards = [...boxOf(entry), ...designsFor(entry)];
  const prepared = entry.prepare({ cards, box: entry.box, seats, options });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return { rules: prepared.rules, cards, options: prepared.options };
}

/** For tests: which cards of a game have the same back and the same piles. */
export const checkedFor = ({ game, seats, options }: TableSetting): Checked =>
  checkedGame(game, seats, options).checked;

/** For tests: plays a match to its end; `look` sees every decision before it is answered. */
export function playMatch(
  { rules }: Seating,
  seed: string,
  players: readonly Player[],
  tools: Omit<PlayerTools, 'rng'> = {},
  look: (match: Match, pick: readonly number[]) => void = () => undefined,
): Match {
  const match = startMatch(rules, seed);
  const rng = playerRandom(seed);
  while (match.decision !== null) {
    const { seat } = match.decision;
    const player = players[seat];
    if (player === undefined) throw new Error(`Nobody sits at seat ${seat}.`);
    const pick = player.decide(seenBy(match.table, seat), match.decision, { ...tools, rng });
    look(match, pick);
    const refusal = takePick(match, pick);
    if (refusal !== null) throw new Error(`${player.name} was refused: ${refusal}.`);
  }
  return match;
}
