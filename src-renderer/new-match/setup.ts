import { newMatch } from '@shared/contract/calls';
import type { NewMatch } from '@shared/contract/calls';
import type { PlayerName, WireMessage } from '@shared/contract/view';
import { z } from 'zod';

/** How many may sit down to Copy Ability Battle, and how far a head start may go. */
export const LEAST_SEATS = 2;
export const MOST_SEATS = 4;
export const MOST_HANDICAP = 50;
export const LEAST_ROUNDS = 1;
export const MOST_ROUNDS = 20;
const NAME_LIMIT = 40;

/** A seat while it is being filled in. `key` stays with it when seats change order. */
export interface SeatDraft {
  readonly key: number;
  name: string;
  player: PlayerName;
  handicap: number;
}

/** Everything a person sets before a match of Copy Ability Battle. */
export interface MatchDraft {
  seats: SeatDraft[];
  rounds: number;
  /** Only discarded 6, 7 and 8 return when the Normal deck is rebuilt (CT-C9 the other way). */
  onlyHighReturn: boolean;
  /** The first enemies are coloured and have life 5 or less. */
  gentleStart: boolean;
  /** Key of the seat that begins; null lets the seed decide. */
  firstKey: number | null;
  /** Empty for a new one. */
  seed: string;
}

/** The options of Copy Ability Battle that this screen sets; each falls back by itself. */
const rememberedOptions = z.object({
  rounds: z.int().min(LEAST_ROUNDS).max(MOST_ROUNDS).catch(7),
  normalsReturn: z.enum(['all', 'high']).catch('all'),
  firstLayoutFilter: z.boolean().catch(true),
  first: z.int().min(0).max(3).optional().catch(undefined),
});

/** A draft for someone who has never started a match: them, and one strong computer. */
export const firstDraft = (names: readonly [string, string]): MatchDraft => ({
  seats: [
    { key: 0, name: names[0], player: 'human', handicap: 0 },
    { key: 1, name: names[1], player: 'greedy', handicap: 0 },
  ],
  rounds: 7,
  onlyHighReturn: false,
  gentleStart: true,
  firstKey: null,
  seed: '',
});

/** The last choice as a draft again; null when what was remembered is no match. The seed is not kept. */
export function draftFrom(remembered: unknown): MatchDraft | null {
  const match = newMatch.safeParse(remembered);
  if (!match.success || match.data.seats.length < LEAST_SEATS || match.data.seats.length > MOST_SEATS)
    return null;
  const { seats } = match.data;
  const options = rememberedOptions.parse(match.data.options);
  return {
    seats: seats.map((seat, key) => ({ key, ...seat })),
    rounds: options.rounds,
    onlyHighReturn: options.normalsReturn === 'high',
    gentleStart: options.firstLayoutFilter,
    firstKey: options.first !== undefined && options.first < seats.length ? options.first : null,
    seed: '',
  };
}

/** The draft as it is sent. Options at their defaults are left out. */
export function matchFrom(draft: MatchDraft): NewMatch {
  const first = draft.seats.findIndex(({ key }) => key === draft.firstKey);
  const seed = draft.seed.trim();
  return {
    game: 'copy-ability-battle',
    seats: draft.seats.map(({ name, player, handicap }) => ({ name: name.trim(), player, handicap })),
    options: {
      ...(draft.rounds !== 7 && { rounds: draft.rounds }),
      ...(draft.onlyHighReturn && { normalsReturn: 'high' }),
      ...(!draft.gentleStart && { firstLayoutFilter: false }),
      ...(first >= 0 && { first }),
    },
    ...(seed !== '' && { seed }),
  };
}

/** What is wrong with one seat, as a key below `newMatch.problems`; null when nothing is. */
export function seatProblem(draft: MatchDraft, index: number): 'noName' | 'longName' | 'sameName' | null {
  const name = draft.seats[index]?.name.trim() ?? '';
  if (name === '') return 'noName';
  if (name.length > NAME_LIMIT) return 'longName';
  const same = draft.seats.findIndex((seat) => seat.name.trim() === name);
  return same < index ? 'sameName' : null;
}

/** Why the match cannot start yet; null when it can. */
export function whyNotYet(draft: MatchDraft): WireMessage | null {
  if (draft.seats.length < LEAST_SEATS) return { key: 'newMatch.problems.tooFew' };
  for (const index of draft.seats.keys()) {
    const problem = seatProblem(draft, index);
    const name = draft.seats[index]?.name.trim() ?? '';
    if (problem) return { key: `newMatch.cannot.${problem}`, values: { seat: index + 1, name } };
  }
  return null;
}

/** One sentence about what will happen after Start. */
export function whatWillHappen(draft: MatchDraft): WireMessage {
  const people = draft.seats.filter(({ player }) => player === 'human');
  const computers = draft.seats.length - people.length;
  if (people.length === 0) return { key: 'newMatch.will.watch' };
  if (people.length > 1) return { key: 'newMatch.will.curtain', values: { count: people.length } };
  return {
    key: computers === 1 ? 'newMatch.will.oneComputer' : 'newMatch.will.computers',
    values: { name: people[0]?.name.trim() ?? '', count: computers },
  };
}

/** A name of `pool` that nobody at the table has; the first of them when all are taken. */
export const freeName = (pool: readonly string[], draft: MatchDraft): string => {
  const taken = new Set(draft.seats.map(({ name }) => name.trim()));
  return pool.find((name) => !taken.has(name)) ?? pool[0] ?? '';
};

/**
 * The same things in another order.
 * @param random gives numbers from 0 up to, not including, 1
 */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [item] = mixed.splice(other, 1);
    if (item !== undefined) mixed.splice(last, 0, item);
  }
  return mixed;
}
