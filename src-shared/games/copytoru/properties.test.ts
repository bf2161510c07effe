import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBelow } from '@shared/table/testing/generator';
import { playChecked } from '@shared/table/testing/invariants';
import { checkedGame, gameById } from '../testing/checked-game';
import { randomHouseRules } from '../testing/house-rules';
import { COPY_ABILITY_BATTLE } from './copy-ability-battle';
import { checkedBattle } from './testing/checked-battle';

/** Matches per number of seats; the long run of bench/ plays ten thousand. */
const MATCHES = 20;

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 90_000;

describe('random matches of Copy Ability Battle', { timeout: PATIENCE }, () => {
  it.each([2, 3, 4])('hold every invariant after every pick, with %i seats', (seats) => {
    const { rules, checked } = checkedBattle(seats);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        // Every seat has something to choose in each of its seven turns, be it only what to get.
        expect(playChecked(rules, seed, checked)).toBeGreaterThanOrEqual(seats * 7);
      }),
      { numRuns: MATCHES },
    );
  });

  it('hold them with house rules, handicaps and designs too', () => {
    const game = gameById(COPY_ABILITY_BATTLE);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const options = randomHouseRules(game, seats, makeBelow(seed));
        const { rules, checked } = checkedGame(game.id, seats, options);
        playChecked(rules, seed, checked);
      }),
      { numRuns: MATCHES },
    );
  });
});
