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
  readonly picks: readonly RecordedPick[];
  /** The number of the last attack. */
  readonly n: number;
  /** What the rule of thumb would have attacked. */
  readonly attack: readonly string[];
  /** Places when the last attack is made, and when it is not. */
  readonly made: readonly number[];
  readonly missed: readonly number[];
}

export const matchOptions = options;

export function preparedMatch() {
  const prepared = games.get(GAME)?.prepare({ cards: boxCards, box: BOX, seats: 2, options });
  if (prepared?.ok !== true) throw new Error(GAME);
  return { rules: prepared.rules, cards: boxCards, options: prepared.options };
}

/** For tests: plays a match by rule of thumb, and once more without its last attack. */
export function blunderedMatch(seed: string): Blundered {
  const whole = played(seed, null);
  const n = whole.picks.findLastIndex(({ decision }) => decision === 'target') + 1;
  const missed = played(seed, n);
  return {
    picks: missed.picks,
    n,
    attack: whole.picks[n - 1]?.pick ?? [],
    made: whole.places,
    missed: missed.places,
  };
}

/** @param missed the pick that is none, whatever the rule of thumb says */
function played(seed: string, missed: number | null) {
  const seating = preparedMatch();
  const { rules } = seating;
  const player = makePlayer('greedy', seating);
  const match = startMatch(rules, seed);
  const picks: RecordedPick[] = [];
  while (match.decision !== null) {
    const { decision } = match;
    const rng = playerRandom('rule of thumb');
    const thumb = player.decide(seenBy(match.table, decision.seat), decision, { rng });
    const pick = picks.length + 1 === missed ? [] : thumb;
    const ids = pick.map((code) => optionId(rules.layout, rules.acts, code));
    picks.push({ seat: decision.seat, decision: decision.kind, pick: ids });
    const refusal = takePick(match, pick);
    if (refusal !== null) throw new Error(refusal);
  }
  return { picks, places: rules.result(match.table).places };
}
