import { describe, expect, it } from 'vitest';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { cardAt, makeTable, zoneSize, type Table } from '@shared/table/table';
import { makeBelow, randomPick, shuffled } from '@shared/table/testing/generator';
import { checkConservation, playChecked } from '@shared/table/testing/invariants';
import { checkedGame, gameById } from '../testing/checked-game';
import { randomHouseRules } from '../testing/house-rules';
import { shortName } from '../testing/take-up';
import { KOKOPELLI } from './kokopelli';
import { TYPES } from './numbers';
import { boxCards } from './testing/box';

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 120_000;

const SEATS = [2, 3, 4];

/** Matches per number of seats, and with house rules. */
const MATCHES = 3;
const HOUSE_MATCHES = 6;

const CEREMONIES = boxCards.flatMap(({ card }) => (card.type === 'ceremony' ? [card.id] : []));

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other].sort().join(' + ')));

/**
 * Selections of ten that together hold every pair of the sixteen: drawn at random, each that holds a pair not
 * held yet is kept.
 */
function selections(): string[][] {
  const below = makeBelow('selections');
  const missing = new Set(pairsOf(CEREMONIES));
  const kept: string[][] = [];
  while (missing.size > 0) {
    const types = shuffled(CEREMONIES, below).slice(0, TYPES);
    const pairs = pairsOf(types).filter((pair) => missing.has(pair));
    if (pairs.length > 0) kept.push(types);
    for (const pair of pairs) missing.delete(pair);
  }
  return kept;
}

/** The same rules, which note every two ceremonies that run in one village when a decision opens. */
function noting(rules: Rules, seen: Set<string>): Rules {
  const villages = Array.from({ length: rules.layout.seats }, (_, seat) =>
    rules.layout.zones.flatMap(({ name }, zone) => (name.startsWith(`village:${seat}:`) ? [zone] : [])),
  );
  const running = (table: Table, spaces: readonly number[]): string[] =>
    spaces.flatMap((space) =>
      zoneSize(table, space) > 0 ? [shortName(rules.faces[cardAt(table, space, 0)])] : [],
    );
  return {
    ...rules,
    decide(table) {
      for (const spaces of villages) for (const pair of pairsOf(running(table, spaces))) seen.add(pair);
      return rules.decide(table);
    },
  };
}

describe('random matches of Kokopelli', { timeout: PATIENCE }, () => {
  it.each(SEATS)('hold every invariant after every pick, with %i seats', (seats) => {
    const { rules, checked } = checkedGame(KOKOPELLI, seats);
    for (let deal = 0; deal < MATCHES; deal += 1) {
      // Every first turn of a seat has more than one thing to do.
      expect(playChecked(rules, `plain ${deal}`, checked)).toBeGreaterThan(seats);
    }
  });

  it('hold them with house rules and ceremonies of one’s own too', () => {
    const game = gameById(KOKOPELLI);
    for (let deal = 0; deal < HOUSE_MATCHES; deal += 1) {
      const seats = SEATS[deal % SEATS.length] ?? 2;
      const options = randomHouseRules(game, seats, makeBelow(`house ${deal}`));
      const { rules, checked } = checkedGame(KOKOPELLI, seats, options);
      playChecked(rules, `house ${deal}`, checked);
    }
  });

  it('hold them with every two of the sixteen ceremonies running in one village at once', () => {
    const seen = new Set<string>();
    const chosen = selections();
    // As many matches as it takes until every pair has run together, and no more than can be waited for.
    for (let deal = 0; seen.size < pairsOf(CEREMONIES).length; deal += 1) {
      const types = chosen[deal % chosen.length] ?? [];
      // A selection all of whose pairs have run together has nothing new to show.
      if (pairsOf(types).every((pair) => seen.has(pair))) continue;
      const { rules, checked } = checkedGame(KOKOPELLI, SEATS[deal % SEATS.length] ?? 2, { types });
      playChecked(noting(rules, seen), `pairs ${deal}`, checked);
      expect(deal).toBeLessThan(20 * chosen.length);
    }
    expect([...seen].sort()).toEqual(pairsOf(CEREMONIES).sort());
  });

  it('can be filled in with cards a seat cannot tell from the real ones', () => {
    for (const seats of SEATS) {
      const { rules } = checkedGame(KOKOPELLI, seats);
      const filled = makeTable(rules.layout);
      const match = startMatch(rules, `filled ${seats}`);
      const below = makeBelow(match.seed);
      while (match.decision !== null) {
        const seen = seenBy(match.table, match.decision.seat);
        rules.sampler(seen).fill(filled, { below });
        // To compare two thousand cells takes longer than all the rest.
        if (below(10) === 0) {
          checkConservation(filled);
          expect(seenBy(filled, match.decision.seat).cells).toEqual(seen.cells);
        }
        expect(rules.decide(filled)).toEqual(match.decision);
        takePick(match, randomPick(match.decision, below));
      }
    }
  });
});
