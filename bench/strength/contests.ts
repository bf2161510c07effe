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
  /** The share of wins that is to be shown. Absent: the share is only told. */
  readonly mark?: number;
  /** The most deals played. */
  readonly deals: number;
}

const COPY = 'copy-ability-battle';
const EASY = 'easy-battle';
const SOLO = 'solo-battle';
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
  ];
}

/** Marks of Copy Ability Battle, by who is to beat whom. */
const MARKS: Readonly<Record<string, number>> = {
  'greedy random': 0.95,
  'greedy fixed-rule': 0.6,
  'skilled greedy': 0.7,
  'master greedy': 0.8,
  'master skilled': 0.57,
};

function duels(game: string, length: Length): Contest[] {
  const pairs: readonly (readonly [Contestant, Contestant])[] = [
    ['beginner', 'random'],
    ['greedy', 'random'],
    ['greedy', 'fixed-rule'],
    ['greedy', 'beginner'],
    ['skilled', 'greedy'],
    ['master', 'greedy'],
    ['master', 'skilled'],
    ['all-seeing', 'greedy'],
  ];
  return pairs.map((players): Contest => {
    const mark = game === COPY ? MARKS[players.join(' ')] : undefined;
    const deals = dealsFor(players, length);
    const contest = { game, options: {}, players, deals: mark === undefined ? Math.ceil(deals / 4) : deals };
    return mark === undefined ? contest : { ...contest, mark };
  });
}

/** One among three others; a fair share is a quarter. */
function tables(game: string, length: Length): Contest[] {
  const pairs: readonly (readonly [Contestant, Contestant])[] = [
    ['greedy', 'beginner'],
    ['skilled', 'greedy'],
    ['master', 'greedy'],
  ];
  return pairs.map(([one, others]) => ({
    game,
    options: {},
    players: [one, others, others, others],
    deals: Math.ceil(dealsFor([one], length) / 8),
  }));
}

function quests(length: Length): Contest[] {
  const marks: Readonly<Record<number, number>> = { 8: 0.95, 10: 0.65 };
  return QUESTS.flatMap((quest) =>
    LEVELS.map((level): Contest => {
      const mark = level === 'master' ? marks[quest] : undefined;
      const deals = dealsFor([level], length);
      const contest = { game: SOLO, options: { quest }, players: [level], deals };
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
