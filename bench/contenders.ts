import type { Contender } from '@main/cli/bench/measure';
import { nextSeed } from '@main/cli/bench/playing';
import { makeBelow } from '@main/cli/bench/random-picks';
import { playFloor } from './floor/floor';
import { playPeer } from './peer/game';

const below = makeBelow(20_150_528);

/** Random matches through boardgame.io's local client. */
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

/** Whole random matches by hand-written code, without options or events. */
export const floor = (seats: number): Contender => ({
  name: 'floor',
  run: (count) => {
    let picks = 0;
    for (let played = 0; played < count; played += 1) picks += playFloor(seats, nextSeed() * 7919);
    return picks;
  },
});
