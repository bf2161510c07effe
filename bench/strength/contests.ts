import type { ComputerName } from '@shared/players/index';

/**
 * A player of this bench: a computer player of the program, the one of fixed rules, or `skilled` shown every
 * card, which tells how much of what could be gained lies in what nobody can know.
 */
export type Contestant = ComputerName | 'fixed-rule' | 'all-seeing';

/** One question of strength: how often does the first player win against the others? */
export interface Contest {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits down, seat by seat; every deal is played from every seat in turn. */
  readonly players: readonly Contestant[];
  /** What is counted: matches the first player wins, or matches that end by tiles, each deal played once. */
  readonly counts: 'wins' | 'tiles';
  /** The share of wins that is to be shown. Absent: the share is only told. */
  readonly mark?: number;
  /** The most deals played. */
  readonly deals: number;
}

const COPY = 'copy-ability-battle';
const EASY = 'easy-battle';
const SOLO = 'solo-battle';
const KOKOPELLI = 'kokopelli';
const LEVELS = ['beginner', 'greedy', 'skilled', 'master'] as const;
const QUESTS = Array.from({ length: 10 }, (_, index) => index + 1);

/** How long a run is to take. */
export interface Length {
  /** Deals between quick players, and those in which somebody searches a little or much. */
  readonly quick: number;
  readonly skilled: number;
  readonly master: number;
}

export const FULL: Length = { quick: 1000, skilled: 200, master: 60 };
export const QUICK: Length = { quick: 200, skilled: 12, master: 4 };

/** Everything that is asked in a run of this length. */
export function contests(length: Length): Contest[] {
  return [
    ...duels(COPY, length),
    ...duels(EASY, length),
    ...tables(COPY, length),
    ...tables(EASY, length),
    ...quests(length),
    ...duels(KOKOPELLI, length),
    ...tables(KOKOPELLI, length),
    ...endings(length),
  ];
}

/** Marks of a game, by who is to beat whom. */
const MARKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [COPY]: {
    'greedy random': 0.95,
    'greedy fixed-rule': 0.6,
    'skilled greedy': 0.7,
    'master greedy': 0.8,
    'master skilled': 0.57,
  },
  [KOKOPELLI]: { 'greedy random': 0.9, 'skilled greedy': 0.7 },
};

function duels(game: string, length: Length): Contest[] {
  const pairs: readonly (readonly [Contestant, Contestant])[] = [
    ['beginner', 'random'],
    ['greedy', 'random'],
    ...(game === KOKOPELLI ? [] : ([['greedy', 'fixed-rule']] as const)),
    ['greedy', 'beginner'],
    ['skilled', 'greedy'],
    ['master', 'greedy'],
    ['master', 'skilled'],
    ['all-seeing', 'greedy'],
  ];
  return pairs.map((players): Contest => {
    const mark = MARKS[game]?.[players.join(' ')];
    const deals = dealsFor(players, length);
    const contest = { game, options: {}, players, counts: 'wins' } as const;
    return mark === undefined ? { ...contest, deals: Math.ceil(deals / 4) } : { ...contest, deals, mark };
  });
}

/** Marks for one among three others. */
const TABLE_MARKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [KOKOPELLI]: { 'greedy random': 0.9, 'skilled greedy': 0.7 },
};

/** One among three others; a fair share is a quarter. */
function tables(game: string, length: Length): Contest[] {
  const pairs: readonly (readonly [Contestant, Contestant])[] = [
    ...(game === KOKOPELLI ? ([['greedy', 'random']] as const) : []),
    ['greedy', 'beginner'],
    ['skilled', 'greedy'],
    ['master', 'greedy'],
  ];
  return pairs.map(([one, others]): Contest => {
    const mark = TABLE_MARKS[game]?.[`${one} ${others}`];
    const contest = { game, options: {}, players: [one, others, others, others], counts: 'wins' } as const;
    const deals = dealsFor([one], length);
    return mark === undefined ? { ...contest, deals: Math.ceil(deals / 8) } : { ...contest, deals, mark };
  });
}

/** How often matches of Kokopelli end by tiles, by the number of tiles that end them (KO-3). */
function endings(length: Length): Contest[] {
  const tried: readonly (readonly [seats: number, tiles: readonly number[]])[] = [
    [2, [3, 4, 5]],
    [3, [7, 8, 9]],
    [4, [8, 9, 10]],
  ];
  return tried.flatMap(([seats, tiles]) =>
    tiles.flatMap((tilesToEnd) =>
      (['greedy', 'skilled'] as const).map((level): Contest => {
        const players = Array.from({ length: seats }, () => level);
        // Matches in which everybody searches are long, and tell shares that are far from their bounds.
        const deals = level === 'greedy' ? length.quick : Math.ceil(length.skilled / 8);
        return { game: KOKOPELLI, options: { tilesToEnd }, players, counts: 'tiles', deals };
      }),
    ),
  );
}

function quests(length: Length): Contest[] {
  const marks: Readonly<Record<number, number>> = { 8: 0.95, 10: 0.65 };
  return QUESTS.flatMap((quest) =>
    LEVELS.map((level): Contest => {
      const mark = level === 'master' ? marks[quest] : undefined;
      const deals = dealsFor([level], length);
      const contest = { game: SOLO, options: { quest }, players: [level], deals, counts: 'wins' } as const;
      // A share close to 100 % takes many deals to be told from its mark; the others only tell a share.
      if (mark !== undefined) return { ...contest, mark, deals: 3 * deals };
      return { ...contest, deals: Math.ceil(deals / 5) };
    }),
  );
}

function dealsFor(players: readonly Contestant[], length: Length): number {
  if (players.includes('master')) return length.master;
  return players.includes('skilled') || players.includes('all-seeing') ? length.skilled : length.quick;
}
