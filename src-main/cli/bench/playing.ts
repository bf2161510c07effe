import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import type { Contender } from './measure';
import { makeBelow, randomPick } from './random-picks';

const below = makeBelow(20_150_528);
let seed = 0;

/** A seed that no match of this process had yet. */
export const nextSeed = (): number => (seed += 1);

/** Random matches through the public core: options listed, picks checked, events made and taken away. */
export const withEvents = (rules: Rules): Contender => ({
  name: 'with events',
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

/** The same as search players run it: nobody watches, so no events are made. */
export const inSearch = (rules: Rules): Contender => ({
  name: 'search mode',
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
