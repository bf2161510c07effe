import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChecked } from '@shared/table/testing/invariants';
import { checkedEasy } from './testing/checked';
import { designs } from './testing/designs';

/** Matches per number of seats. */
const MATCHES = 30;

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 120_000;

describe('random matches of Easy Battle', { timeout: PATIENCE }, () => {
  it.each([2, 3, 4, 5, 6])('hold every invariant after every pick, with %i seats', (seats) => {
    const { rules, checked } = checkedEasy(seats);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        // Every first turn of a seat has more than one card to choose from.
        expect(playChecked(rules, seed, checked)).toBeGreaterThanOrEqual(seats);
      }),
      { numRuns: MATCHES },
    );
  });

  it('hold them with house rules, handicaps and designs too', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 6 }),
        fc.record({
          weakAttacks: fc.boolean(),
          challengeMiss: fc.constantFrom('lose-enemy', 'keep-enemy'),
          first: fc.constantFrom(0, 1),
          handicap: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 2 }),
        }),
        fc.subarray([...designs]),
        (seed, seats, options, joined) => {
          const { rules, checked } = checkedEasy(seats, options, joined);
          playChecked(rules, seed, checked);
        },
      ),
      { numRuns: 2 * MATCHES },
    );
  });
});
