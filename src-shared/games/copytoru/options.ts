import { z } from 'zod';
import type { Message } from '@shared/table/game';
import { QUESTS } from './solo-battle/quests';

/** Designs that join, as `set-id/card-id`; one that stands here twice joins with two copies. */
export const designsOption = z.array(z.string()).max(100).default([]);

/** Options of the modes that are played in attack and get phases. */
const turnOptions = {
  /** Whether the first enemies must be coloured and have life 5 or less. */
  firstLayoutFilter: z.boolean().default(true),
  /** Which discarded Normal cards join a rebuilt Normal deck: all (CT-C9), or powers 6–8 only. */
  normalsReturn: z.enum(['all', 'high']).default('all'),
  /** The seat that begins; drawn from the seed when absent. */
  first: z.int().min(0).max(3).optional(),
  designs: designsOption,
  /** Stars handed out at the start, by seat; seats beyond the list have none. */
  handicap: z.array(z.int().min(0).max(99)).max(4).default([]),
};
export type TurnOptions = z.output<z.ZodObject<typeof turnOptions, z.core.$strict>>;

/** What a group may decide before a match of Copy Ability Battle; the defaults are the printed rules. */
export const copyAbilityOptions = z.strictObject({
  /** Turns each seat has. */
  rounds: z.int().min(1).max(20).default(7),
  /** Copy Ability cards face up, and enemies too: what a step's `full` means. */
  offer: z.int().min(1).max(10).default(5),
  /** A card with which the match begins, as `set-id/card-id`: in the hand of seat 0, an enemy on the table. */
  opening: z.string().optional(),
  ...turnOptions,
});

/** What may be decided before a quest of Solo Battle; the defaults are the printed rules. */
export const soloOptions = z.strictObject({
  /** The quest's number. */
  quest: z.int().min(1).max(QUESTS.length).default(1),
  /** Whether damage must exceed the quest's life to lose it, or only reach it (CT-S1). */
  lossWhen: z.enum(['exceeds', 'reaches']).default('exceeds'),
  ...turnOptions,
});

/** The options that speak of seats, where a game has them. */
interface SeatOptions {
  readonly first?: number | undefined;
  readonly handicap?: readonly number[] | undefined;
}

/** Options read, or the reasons why they cannot be. */
export type ReadOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly Message[] };

/** Reads the options of a match for `seats` players. Unknown ones are refused, never ignored. */
export function readOptions<Options extends SeatOptions>(
  schema: z.ZodType<Options>,
  input: unknown,
  seats: number,
): ReadOptions<Options> {
  const read = schema.safeParse(input);
  if (!read.success) return { ok: false, problems: read.error.issues.flatMap(problemsOf) };
  const options = read.data;
  const problems: Message[] = [];
  if (options.first !== undefined && options.first >= seats) {
    problems.push({ key: 'prompts.options.first-not-seated', values: { seat: options.first } });
  }
  if (options.handicap !== undefined && options.handicap.length > seats) {
    problems.push({ key: 'prompts.options.handicap-not-seated', values: { seats } });
  }
  return problems.length === 0 ? { ok: true, options } : { ok: false, problems };
}

function problemsOf(issue: z.core.$ZodIssue): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((option) => ({ key: 'prompts.options.unknown', values: { option } }));
  }
  return [{ key: 'prompts.options.invalid', values: { option: issue.path.join('.') } }];
}
