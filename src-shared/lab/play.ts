import { playerRandom, type PlayerTools } from '@shared/players/index';
import type { Decision } from '@shared/table/decision';
import { startMatch, takePick, type Match, type TakenPick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import type { Arm } from './arm';

/** Somebody who watches what becomes of the card that joined. */
export interface Watcher {
  /** The cards lie as they do before the first pick. */
  begin(match: Match): void;
  /** Somebody is asked, before the answer. */
  asked?(match: Match, decision: Decision): void;
  /** A pick was carried out, forced ones included. */
  picked(match: Match, taken: TakenPick): void;
}

/**
 * Plays a match to its end. The same arm and seed give the same match.
 *
 * @param beginning picks taken before the players are asked; they must be legal
 */
export function playMatch(
  { rules, player }: Arm,
  seed: string,
  watcher: Watcher | null,
  beginning: readonly (readonly number[])[] = [],
): Match {
  let playing: Match | null = null;
  const match = startMatch(rules, seed, {
    onSetUp: (setUp) => {
      playing = setUp;
      watcher?.begin(setUp);
    },
    ...(watcher !== null && {
      onPick: (taken) => {
        if (playing !== null) watcher.picked(playing, taken);
      },
    }),
  });
  for (const pick of beginning) take(match, pick);
  for (let open = match.decision; open !== null; open = match.decision) {
    watcher?.asked?.(match, open);
    take(match, player.decide(seenBy(match.table, open.seat), open, toolsFor(seed, match)));
  }
  return match;
}

function take(match: Match, pick: readonly number[]): void {
  const refusal = takePick(match, pick);
  if (refusal !== null) throw new Error(`A pick of the lab was refused: ${refusal}.`);
}

/** Chance for one decision, made only when it is used: it depends on nothing that was thought before. */
function toolsFor(seed: string, { picks }: Match): PlayerTools {
  let chance: ReturnType<typeof playerRandom> | null = null;
  return {
    rng: {
      below: (limit) => {
        chance ??= playerRandom(`${seed}/${picks}`);
        return chance.below(limit);
      },
    },
  };
}
