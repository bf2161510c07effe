import { nextSeed } from '@main/cli/bench/playing';
import { makeBelow, randomPick } from '@main/cli/bench/random-picks';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { floorScores, playFloor } from './floor/floor';
import { playPeer } from './peer/game';

/** A mean of many matches, and how far chance may put it off: one standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** What random matches come to: picks a match and points a seat. */
export interface Means {
  readonly picks: Mean;
  readonly points: Mean;
}

interface Played {
  readonly picks: number;
  readonly scores: readonly number[];
}

const below = makeBelow(20_160_323);

/** Random matches by all three programs: they play the same rules, if they agree. */
export function agreement(rules: Rules, seats: number, peerMatches: number): Record<string, Means> {
  return {
    core: meansOf(peerMatches * 10, () => {
      const match = startMatch(rules, `agree:${nextSeed()}`);
      while (match.decision !== null) takePick(match, randomPick(match.decision, below));
      return { picks: match.picks, scores: rules.scores(match.table) };
    }),
    'boardgame.io': meansOf(peerMatches, () => playPeer(seats, `agree:${nextSeed()}`, below)),
    floor: meansOf(peerMatches * 10, () => ({
      picks: playFloor(seats, nextSeed() * 7919),
      scores: floorScores(seats),
    })),
  };
}

/** Standard errors that chance alone bridges about once in ten thousand comparisons. */
const FAR = 4;

/** Whether two means may be of the same thing. */
export const alike = (one: Mean, other: Mean): boolean =>
  Math.abs(one.mean - other.mean) <= FAR * Math.hypot(one.error, other.error);

function meansOf(matches: number, play: () => Played): Means {
  const picks: number[] = [];
  const points: number[] = [];
  for (let played = 0; played < matches; played += 1) {
    const one = play();
    picks.push(one.picks);
    points.push(one.scores.reduce((sum, score) => sum + score, 0) / one.scores.length);
  }
  return { picks: meanOf(picks), points: meanOf(points) };
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}
