import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { makeTable } from '@shared/table/table';
import { makeBelow, randomPick } from '@shared/table/testing/generator';
import { checkConservation, playChecked } from '@shared/table/testing/invariants';
import { checkedGame, gameById } from '../../testing/checked-game';
import { randomHouseRules } from '../../testing/house-rules';
import { EASY_BATTLE } from './easy-battle';
import { designs } from './testing/designs';
import { easyRules } from './testing/position';

/** Matches per number of seats. */
const MATCHES = 12;

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 120_000;

describe('random matches of Easy Battle', { timeout: PATIENCE }, () => {
  it.each([2, 3, 4, 5, 6])('hold every invariant after every pick, with %i seats', (seats) => {
    const { rules, checked } = checkedGame(EASY_BATTLE, seats);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        // Every first turn of a seat has more than one card to choose from.
        expect(playChecked(rules, seed, checked)).toBeGreaterThanOrEqual(seats);
      }),
      { numRuns: MATCHES },
    );
  });

  it('hold them with house rules, handicaps and designs too', () => {
    const game = gameById(EASY_BATTLE);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const options = randomHouseRules(game, seats, makeBelow(seed));
        const { rules, checked } = checkedGame(EASY_BATTLE, seats, options);
        playChecked(rules, seed, checked);
      }),
      { numRuns: 2 * MATCHES },
    );
  });

  it('can be filled in with cards a seat cannot tell from the real ones', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const rules = easyRules(seats, {}, designs);
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
