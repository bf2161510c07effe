import { describe, expect, it } from 'vitest';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { makeTable } from '@shared/table/table';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import { checkConservation, playChecked } from '@shared/table/testing/invariants';
import { checkedGame, gameById } from '../testing/checked-game';
import { randomHouseRules } from '../testing/house-rules';
import { KOKOPELLI } from './kokopelli';

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 120_000;

describe('random matches of Kokopelli', { timeout: PATIENCE }, () => {
  it.each([2, 3, 4])('hold every invariant after every pick, with %i seats', (seats) => {
    const { rules, checked } = checkedGame(KOKOPELLI, seats);
    const began = performance.now();
    for (let deal = 0; deal < 2; deal += 1) playChecked(rules, `plain ${deal}`, checked);
    console.log(seats, performance.now() - began);
  });

  it('hold them with house rules and designed ceremonies too', () => {
    const game = gameById(KOKOPELLI);
    for (let deal = 0; deal < 6; deal += 1) {
      const seats = 2 + (deal % 3);
      const { rules, checked } = checkedGame(
        KOKOPELLI,
        seats,
        randomHouseRules(game, seats, makeBelow(`${deal}`)),
      );
      playChecked(rules, `house ${deal}`, checked);
    }
  });
  it('can be filled in', () => {
    for (const seats of [2, 3, 4]) {
      const { rules } = checkedGame(KOKOPELLI, seats);
      const filled = makeTable(rules.layout);
      const match = startMatch(rules, `filled ${seats}`);
      const below = makeBelow(match.seed);
      while (match.decision !== null) {
        const seen = seenBy(match.table, match.decision.seat);
        rules.sampler(seen).fill(filled, { below });
        checkConservation(filled);
        expect(seenBy(filled, match.decision.seat).cells).toEqual(seen.cells);
        expect(rules.decide(filled)).toEqual(match.decision);
        takePick(match, randomPick(match.decision, below));
      }
    }
  });
});
