import { games } from '@shared/games';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { makePlayer, playerRandom } from '@shared/players';
import { optionId } from '@shared/table/decision';
import { startMatch, takePick } from '@shared/table/match';
import type { RecordedPick } from '@shared/table/record';
import { seenBy } from '@shared/table/seen';

const GAME = 'copy-ability-battle';
const options = { rounds: 2, first: 0 };

/** For tests: a match that everybody plays by rule of thumb, but for its last attack. */
export interface Blundered {
  readonly seed: string;
  readonly picks: readonly RecordedPick[];
  /** The number of the last attack. It is seat 1's, who wins with it and loses without. */
  readonly n: number;
  /** The one enemy that can be defeated by it, as a pick, and its stars. */
  readonly attack: readonly string[];
  readonly stars: number;
}

export const matchOptions = options;

export function preparedMatch() {
  const prepared = games.get(GAME)?.prepare({ cards: boxCards, box: BOX, seats: 2, options });
  if (prepared?.ok !== true) throw new Error(GAME);
  return { rules: prepared.rules, cards: boxCards, options: prepared.options };
}

/** For tests: so many matches that were lost because the last attack was not made. */
export function blunderedMatches(count: number): [Blundered, ...Blundered[]] {
  const found: Blundered[] = [];
  for (let deal = 0; found.length < count; deal += 1) {
    const blundered = blunderedMatch(`blunder ${deal}`);
    if (blundered !== null) found.push(blundered);
  }
  const [first, ...others] = found;
  if (first === undefined) throw new Error('None was asked for.');
  return [first, ...others];
}

/** Null when the last attack of the match does not decide it, or could have been made in several ways. */
function blunderedMatch(seed: string): Blundered | null {
  const whole = played(seed, null);
  const n = whole.picks.findLastIndex(({ decision }) => decision === 'target') + 1;
  const made = whole.picks[n - 1];
  if (made?.pick.length !== 1 || made.seat !== 1 || whole.beaten[n - 1] !== 1) return null;
  const missed = played(seed, n);
  if (whole.places[1] !== 1 || missed.places[1] !== 2) return null;
  const stars = (whole.scores[1] ?? 0) - (missed.scores[1] ?? 0);
  return { seed, picks: missed.picks, n, attack: made.pick, stars };
}

/** @param missed the pick that is none, whatever the rule of thumb says */
function played(seed: string, missed: number | null) {
  const seating = preparedMatch();
  const { rules } = seating;
  const player = makePlayer('greedy', seating);
  const match = startMatch(rules, seed);
  const picks: RecordedPick[] = [];
  /** How many single options of each decision defeat something. */
  const beaten: number[] = [];
  while (match.decision !== null) {
    const { decision } = match;
    const rng = playerRandom('rule of thumb');
    const thumb = player.decide(seenBy(match.table, decision.seat), decision, { rng });
    const pick = picks.length + 1 === missed ? [] : thumb;
    const ids = pick.map((code) => optionId(rules.layout, rules.acts, code));
    picks.push({ seat: decision.seat, decision: decision.kind, pick: ids });
    const { previews } = rules.describe(match.table, decision);
    beaten.push([...previews.values()].filter(({ succeeds }) => succeeds === true).length);
    const refusal = takePick(match, pick);
    if (refusal !== null) throw new Error(refusal);
  }
  return { picks, beaten, ...rules.result(match.table) };
}
