import type { Rules } from '@shared/table/game';
import type { LaidOut } from '@shared/table/layout';
import type { Candidate, Thought } from '../player';
import { PickKeys } from '../search/pick-keys';

/** A pick that was made, beside the one a search would have made. */
export interface Compared {
  readonly chosen: Candidate;
  readonly better: Candidate;
}

/**
 * Finds the pick that was made among those a search compared. Another copy of the same card in the same
 * place is the same pick.
 *
 * @returns null when nothing was better, because the pick is the search's own or nothing else was to be done
 */
export function compared(
  rules: Rules,
  view: LaidOut,
  { candidates }: Thought,
  pick: readonly number[],
  ordered: boolean,
): Compared | null {
  const keys = new PickKeys(rules);
  const key = keys.of(view, pick, ordered);
  const chosen = candidates.find((candidate) => keys.of(view, candidate.pick, ordered) === key);
  const [better] = candidates;
  if (chosen === undefined || better === undefined || chosen === better) return null;
  return { chosen: { ...chosen, pick }, better };
}

/** What a pick has let slip: a share of winning, from −1 to 1. */
export const lossOf = ({ chosen, better }: Compared): number => better.chance - chosen.chance;

/** What it has let slip in stars; negative when it brought more of them. */
export const starsLost = ({ chosen, better }: Compared): number => better.stars - chosen.stars;

/** Standard errors that a loss must be larger than to be more than luck of the draw: about 1 in 40 is not. */
const ERRORS = 2;
/** Tries of a pick below which its share of winning is a guess. */
const LEAST_VISITS = 30;
/** A loss below this share of winning decides no match, however surely it was found. */
const LEAST_LOSS = 0.03;

/** Whether a loss is more than what trying matches out comes to by chance. */
export function isTelling(moment: Compared): boolean {
  const { chosen, better } = moment;
  if (Math.min(chosen.visits, better.visits) < LEAST_VISITS) return false;
  const error = Math.hypot(standardError(chosen), standardError(better));
  return lossOf(moment) >= Math.max(LEAST_LOSS, ERRORS * error);
}

/** Of a share that was counted, with one win and one loss more so that certainty is never absolute. */
function standardError({ chance, visits }: Candidate): number {
  const share = (chance * visits + 1) / (visits + 2);
  return Math.sqrt((share * (1 - share)) / (visits + 2));
}

/** The gravest first: by what was let slip of winning, in whole percent, and then by stars. */
export function byLoss<Moment extends Compared>(moments: readonly Moment[]): Moment[] {
  const percent = (moment: Moment): number => Math.round(lossOf(moment) * 100);
  return [...moments].sort((a, b) => percent(b) - percent(a) || starsLost(b) - starsLost(a));
}
