import { boxCards } from '@shared/games/copytoru/testing/box';
import { checkedBattle } from '@shared/games/copytoru/testing/checked-battle';
import { makePlayer, makeThinker, playerRandom } from '@shared/players/index';
import { mindFor } from '@shared/players/minds';
import { QuickRandom } from '@shared/players/player-random';
import type { Decision } from '@shared/table/decision';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy, type SeenTable } from '@shared/table/seen';
import { makeTable } from '@shared/table/table';
import { makeBelow, randomPick } from './chooser';
import type { Contender } from './measure';

/** Tries for each decision that is thought about. */
const ITERATIONS = 200;

interface Asked {
  readonly view: SeenTable;
  readonly decision: Decision;
}

/** Search iterations of Copy Ability Battle, and the parts they are made of, over all decisions of a match. */
export function searching(seats: number): Contender[] {
  const { rules } = checkedBattle(seats);
  const seating = { rules, cards: boxCards, options: { rounds: 7 } };
  const asked = decisionsOf(seating);
  const thinker = makeThinker(seating);
  const mind = mindFor(seating);
  const rng = playerRandom('bench');
  const chance = new QuickRandom(rng);
  const below = makeBelow(7);
  const table = makeTable(rules.layout);
  let at = 0;
  const next = (): Asked => asked[(at += 1) % asked.length]!;
  const think = (name: string, pick: () => Asked): Contender => ({
    name,
    run: (count) => {
      let iterations = 0;
      for (let done = 0; done < count; done += 1) {
        const { view, decision } = pick();
        // Something to compare keeps it from stopping early.
        const tools = { rng, budget: { iterations: ITERATIONS }, consider: [] };
        iterations += thinker.think(view, decision, tools).iterations;
      }
      return iterations;
    },
  });
  const parts = (name: string, after: () => void): Contender => ({
    name,
    run: (count) => {
      for (let done = 0; done < count; done += 1) {
        const sampler = rules.sampler(next().view);
        for (let once = 0; once < ITERATIONS; once += 1) {
          sampler.fill(table, chance);
          after();
        }
      }
      return count * ITERATIONS;
    },
  });
  return [
    think('search', next),
    think('search from the first pick', () => asked[0]!),
    parts('filling in', () => undefined),
    parts('filling in and playing out', () => mind.playOut(table, chance)),
    parts('filling in and playing out at random', () => {
      for (let decision = rules.decide(table); decision !== null; decision = rules.decide(table)) {
        rules.apply(table, decision, randomPick(decision, below));
      }
    }),
  ];
}

/** Every decision of a match between greedy players at which there is something to choose. */
function decisionsOf(seating: Parameters<typeof makePlayer>[1]): Asked[] {
  const greedy = makePlayer('greedy', seating);
  const match = startMatch(seating.rules, 'bench:search');
  const rng = playerRandom('bench');
  const asked: Asked[] = [];
  while (match.decision !== null) {
    const { decision } = match;
    const view = seenBy(match.table, decision.seat);
    if (decision.kind === 'play' || decision.kind === 'get') asked.push({ view, decision });
    takePick(match, greedy.decide(view, decision, { rng }));
  }
  return asked;
}
