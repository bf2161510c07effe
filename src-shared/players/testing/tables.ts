import { games } from '@shared/games/index';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
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
  { game: 'solo-battle', seats: 1, options: { quest: 8, lossWhen: 'reaches', normalsReturn: 'high' } },
];

/** For tests: the tables as rows that name themselves. */
export const NAMED_TABLES: readonly (readonly [string, TableSetting])[] = TABLES.map((table) => [
  `${table.game}, ${table.seats} seats, ${JSON.stringify(table.options)}`,
  table,
]);

/** For tests: sits down with the box as it ships. */
export function seatingFor({ game, seats, options }: TableSetting): Seating {
  const prepared = games.get(game)?.prepare({ cards: boxCards, box: BOX, seats, options });
  if (prepared === undefined || !prepared.ok) throw new Error(JSON.stringify(prepared));
  return { rules: prepared.rules, cards: boxCards, options: prepared.options };
}

/** For tests: which cards of a game have the same back and the same piles. */
export function checkedFor({ rules }: Seating): Checked {
  const byRef = new Map(boxCards.map(({ ref, card }) => [ref, card]));
  return {
    kindOf: (instance) => {
      const card = byRef.get(rules.faces[instance] ?? '');
      if (card === undefined || card.type === 'enemy') return 'enemy';
      return rules.game === 'easy-battle' ? 'kirby' : card.color === 'white' ? 'normal' : 'copy';
    },
  };
}

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
