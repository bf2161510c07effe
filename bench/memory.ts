import { startHistory, takeInHistory, type Follower } from '@shared/table/history';
import { optionId } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { logLines, type LogLine } from '@shared/table/view-events';
import { viewOf } from '@shared/table/view';
import { makeBelow, randomPick } from './chooser';

/** Bytes in use after so many whole matches in a row, played as the program plays them: with log and views. */
function bytesAfter(rules: Rules, matches: number): number {
  const below = makeBelow(matches);
  for (let played = 0; played < matches; played += 1) playOnce(rules, `memory:${played}`, below);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function playOnce(rules: Rules, seed: string, below: (limit: number) => number): void {
  const log: LogLine[] = [];
  const makeFollower = (): Follower => ({
    follow: (match, events) => {
      log.push(...logLines(events, match.rules, { pick: match.picks, round: 1 }));
    },
  });
  const history = startHistory(rules, seed, makeFollower);
  while (history.match.decision !== null) {
    const pick = randomPick(history.match.decision, below);
    takeInHistory(
      history,
      pick.map((code) => optionId(rules.layout, rules.acts, code)),
    );
    viewOf(history.match, 0);
  }
}

/** How much more memory is in use after fifty matches than after five, in percent. */
export function growth(rules: Rules): number {
  bytesAfter(rules, 5);
  const five = bytesAfter(rules, 5);
  const fifty = bytesAfter(rules, 50);
  return (fifty / five - 1) * 100;
}
