import type { z } from 'zod';
import type { Message } from '@shared/table/game';

/** The options that speak of seats, where a game has them. */
interface SeatOptions {
  readonly first?: number | undefined;
  readonly handicap?: readonly number[] | undefined;
}

/** Options read, or the reasons why they cannot be. */
export type ReadOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly Message[] };

/**
 * Reads the options of a match for `seats` players. Unknown ones are refused, never ignored.
 *
 * @param worded what is said of an option with a value that will not do, where that can be said better than
 *   for all options alike
 */
export function readOptions<Options extends SeatOptions>(
  schema: z.ZodType<Options>,
  input: unknown,
  seats: number,
  worded: Readonly<Record<string, Message>> = {},
): ReadOptions<Options> {
  const read = schema.safeParse(input);
  if (!read.success) {
    return { ok: false, problems: read.error.issues.flatMap((issue) => problemsOf(issue, worded)) };
  }
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

function problemsOf(issue: z.core.$ZodIssue, worded: Readonly<Record<string, Message>>): Message[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((option) => ({ key: 'prompts.options.unknown', values: { option } }));
  }
  const own = worded[String(issue.path[0])];
  return [own ?? { key: 'prompts.options.invalid', values: { option: issue.path.join('.') } }];
}
