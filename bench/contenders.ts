import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { makeBelow, randomPick } from './chooser';
import { floorScores, playFloor } from './floor/floor';
import type { Contender } from './measure';
import { playPeer } from './peer/game';

const below = makeBelow(20_150_528);
let seed = 0;
const nextSeed = (): number => (seed += 1);

/** Random matches through the public core: options listed, picks checked, events made and read. */
export const coreWithEvents = (rules: Rules): Contender => ({
  name: 'core',
  run: (count) => {
    let picks = 0;
    for (let played = 0; played < count; played += 1) {
      const match = startMatch(rules, `bench:${nextSeed()}`, { events: true });
      while (match.decision !== null) {
        takePick(match, randomPick(match.decision, below));
        match.table.events = [];
      }
      picks += match.picks;
    }
    return picks;
  },
});

/** The same as search players run it: nobody watches. */
export const coreForSearch = (rules: Rules): Contender => ({
  name: 'core, nobody watching',
  run: (count) => {
    let picks = 0;
    for (let played = 0; played < count; played += 1) {
      const match = startMatch(rules, `bench:${nextSeed()}`);
      while (match.decision !== null) takePick(match, randomPick(match.decision, below));
      picks += match.picks;
    }
    return picks;
  },
});

/** Only the set-up, so that a slow one has a name. */
export const coreSetUp = (rules: Rules): Contender => ({
  name: 'set-up',
  run: (count) => {
    for (let played = 0; played < count; played += 1) startMatch(rules, `bench:${nextSeed()}`);
    return 0;
  },
});

export const peer = (seats: number): Contender => ({
  name: 'boardgame.io',
  run: (count) => {
    let picks = 0;
    for (let played = 0; played < count; played += 1) {
      picks += playPeer(seats, `bench:${nextSeed()}`, below).picks;
    }
    return picks;
  },
});

export const floor = (seats: number): Contender => ({
  name: 'floor',
  run: (count) => {
    let picks = 0;
    for (let played = 0; played < count; played += 1) picks += playFloor(seats, nextSeed() * 7919);
    return picks;
  },
});

/** Mean picks and points a seat of random matches, by all three programs: the same rules, if they agree. */
export function agreement(rules: Rules, seats: number, peerMatches: number): Record<string, Means> {
  const means = (matches: number, play: () => { picks: number; scores: readonly number[] }): Means => {
    let [picks, points] = [0, 0];
    for (let played = 0; played < matches; played += 1) {
      const one = play();
      picks += one.picks;
      points += one.scores.reduce((sum, score) => sum + score, 0) / seats;
    }
    return { picks: picks / matches, points: points / matches };
  };
  return {
    core: means(peerMatches * 10, () => {
      const match = startMatch(rules, `agree:${nextSeed()}`);
      while (match.decision !== null) takePick(match, randomPick(match.decision, below));
      return { picks: match.picks, scores: rules.scores(match.table) };
    }),
    'boardgame.io': means(peerMatches, () => playPeer(seats, `agree:${nextSeed()}`, below)),
    floor: means(peerMatches * 10, () => ({
      picks: playFloor(seats, nextSeed() * 7919),
      scores: floorScores(seats),
    })),
  };
}

export interface Means {
  readonly picks: number;
  readonly points: number;
}
