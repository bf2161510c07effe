import type { Moment } from '@shared/contract/coach';
import type { Budget, Candidate, Seating } from '@shared/players';
import { byLoss, compared, isTelling, type Compared } from '@shared/players/coach';
import { optionCode, optionId } from '@shared/table/decision';
import { startMatch, takePick, type Match } from '@shared/table/match';
import type { RecordedPick } from '@shared/table/record';
import { deedsFor } from '../matches/hint-facts';
import { reasonFor } from '../matches/hint-reason';
import { situationOf, type Situation } from '../matches/hint-situation';
import { peopleAmong, type Seat } from '../matches/seats';
import type { MatchThinker } from '../thinking/thinking';

/** The number of this way to look back. A look back of another number is made anew. */
export const LOOK_BACK_NUMBER = 1;

/** Every decision is looked at this much, to find those where most was let slip. */
const FIRST_LOOK: Budget = { iterations: 800, milliseconds: 2_000 };
/** Those are looked at again, with another chance, so that luck which made them stand out is not counted. */
const SECOND_LOOK: Budget = { iterations: 6_000, milliseconds: 5_000 };
const LOOKED_AT_AGAIN = 8;
/** A match is decided in three moments at most. */
const MOST_MOMENTS = 3;

/** A finished match that is looked back at. */
export interface FinishedMatch {
  readonly seating: Seating;
  readonly seats: readonly Seat[];
  readonly seed: string;
  readonly picks: readonly RecordedPick[];
  /** The round in which each pick was made, pick 1 first. */
  readonly rounds: readonly number[];
  readonly thinker: MatchThinker;
}

/** Told how many decisions were looked at, and how many there are to look at in all. */
export type Progress = (done: number, of: number) => void;

/** A pick that was made, with what its seat could know then. */
interface Made {
  readonly n: number;
  readonly pick: readonly number[];
  readonly situation: Situation;
}

interface JudgedPick extends Compared {
  readonly made: Made;
}

/**
 * Finds the moments that decided a match: picks of people, or of everybody where only computers played,
 * after which the seat was clearly less likely to win than after the pick that a search would have made
 * from what that seat could see. At most three, in the order they came.
 *
 * Rejects when the thinker does, and so at once when the signal says that nobody waits any more.
 */
export async function lookBackAt(
  match: FinishedMatch,
  signal: AbortSignal,
  progress: Progress,
): Promise<Moment[]> {
  const made = picksToJudge(match);
  const of = made.length + Math.min(LOOKED_AT_AGAIN, made.length);
  let done = 0;
  progress(done, of);
  const judge = async (one: Made, budget: Budget, look: string): Promise<JudgedPick | null> => {
    const { view, decision } = one.situation;
    const seed = `${match.seed}/look-back/${LOOK_BACK_NUMBER}/${look}/${one.n}`;
    const question = { view, decision, budget, seed, consider: [one.pick] };
    const thought = await match.thinker.think(question, signal);
    done += 1;
    progress(done, of);
    const found = compared(match.seating.rules, view, thought, one.pick, decision.ordered);
    return found === null ? null : { ...found, made: one };
  };
  const width = Math.max(1, match.thinker.threads - 1);
  const first = await inParts(made, width, (one) => judge(one, FIRST_LOOK, 'first'));
  const worst = byLoss(present(first)).slice(0, LOOKED_AT_AGAIN);
  const second = await inParts(worst, width, ({ made: one }) => judge(one, SECOND_LOOK, 'second'));
  const telling = byLoss(present(second).filter(isTelling)).slice(0, MOST_MOMENTS);
  return telling.sort((a, b) => a.made.n - b.made.n).map((moment) => momentOf(match, moment));
}

/** Does work for many things, a few at a time, so that play that goes on finds a thread. */
async function inParts<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const one = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, one));
  return results;
}

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);

/** Plays the match once more and notes what everybody who is judged could know when they picked. */
function picksToJudge({ seating, seats, seed, picks }: FinishedMatch): Made[] {
  const match = startMatch(seating.rules, seed);
  const people = peopleAmong(seats);
  const made: Made[] = [];
  for (const [index, { seat, pick: ids }] of picks.entries()) {
    const { decision } = match;
    const pick = codesOf(match, ids);
    if (decision !== null && (people.length === 0 || people.includes(seat))) {
      made.push({ n: index + 1, pick, situation: situationOf(seating, match.table, decision) });
    }
    const refusal = takePick(match, pick);
    if (refusal !== null)
      throw new Error(`A checked record did not replay: ${refusal} at pick ${index + 1}.`);
  }
  return made;
}

const codesOf = ({ rules: { layout, acts } }: Match, ids: readonly string[]): number[] =>
  ids.map((id) => optionCode(layout, acts, id) ?? Number.NaN);

function momentOf({ seating, rounds }: FinishedMatch, { made, chosen, better }: JudgedPick): Moment {
  const { layout, acts } = seating.rules;
  const { n, situation } = made;
  const seen = ({ pick, chance, stars }: Candidate): Moment['better'] => ({
    pick: pick.map((code) => optionId(layout, acts, code)),
    chance,
    stars,
  });
  return {
    pick: n,
    round: rounds[n - 1] ?? 1,
    seat: situation.decision.seat,
    chosen: seen(chosen),
    better: seen(better),
    reasons: [reasonFor(situation, better.pick), ...deedsFor(situation, better.pick)],
  };
}
