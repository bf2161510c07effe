import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyTable, moveCard, topCard } from './table';
import { startMatch } from './match';
import { viewOf } from './view';
import { playChecked, checkConservation } from './testing/invariants';
import { tinyGame } from './testing/tiny-game';

const anyKind = { kindOf: (): string => 'card' };

// A busy machine takes its time.
describe('random matches of the tiny game', { timeout: 90_000 }, () => {
  it.each([2, 3, 4, 5])('hold every invariant after every pick, with %i seats', (seats) => {
    const rules = tinyGame(seats, 3);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(playChecked(rules, seed, anyKind)).toBeGreaterThanOrEqual(seats * 3);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the invariants themselves', () => {
  it('notice a card that lies in two zones', () => {
    const { table } = startMatch(tinyGame(2), 'a');
    const broken = copyTable(table);
    broken.cells[broken.layout.slotStart[0] ?? 0] = topCard(table, 4);
    expect(() => checkConservation(broken)).toThrow('does not hold');
  });

  it('notice a game that tells one seat what another holds', () => {
    const honest = tinyGame(2);
    const leaky = {
      ...honest,
      describe: (...[table, decision]: Parameters<typeof honest.describe>) => ({
        ...honest.describe(table, decision),
        prompt: { key: 'leak', values: { card: topCard(table, 4), other: topCard(table, 5) } },
      }),
    };
    expect(() => playChecked(leaky, 'a', anyKind)).toThrow('leaks nothing');
  });

  it('notice a game that changes the table while it decides', () => {
    const honest = tinyGame(2);
    const careless = {
      ...honest,
      decide: (table: Parameters<typeof honest.decide>[0]) => {
        if (topCard(table, 0) >= 0) moveCard(table, topCard(table, 0), 1);
        return honest.decide(table);
      },
    };
    expect(() => playChecked(careless, 'a', anyKind)).toThrow('does not hold');
  });
});

describe('what a view holds', () => {
  it('shows a seat its own hand in order, and only the number of cards in the others', () => {
    const match = startMatch(tinyGame(2), 'b');
    const [own, other] = [viewOf(match, 0).zones['hand:0'], viewOf(match, 0).zones['hand:1']];
    expect(own?.cards).toHaveLength(3);
    expect(own?.cards).not.toContain(null);
    expect(other?.cards).toEqual([null, null, null]);
  });

  it('names only visible cards', () => {
    const match = startMatch(tinyGame(2), 'b');
    const view = viewOf(match, 0);
    expect(Object.keys(view.cards).map(Number).sort()).toEqual(
      [...(view.zones['hand:0']?.cards ?? [])].sort(),
    );
    expect(viewOf(match, null).cards).toEqual({});
  });

  it('offers options to the seat that is asked and to nobody else', () => {
    const match = startMatch(tinyGame(2), 'b');
    expect(viewOf(match, 0).decision).toMatchObject({ mine: true, seat: 0, kind: 'play' });
    expect(viewOf(match, 0).decision?.options).toContainEqual({ id: 'draw', preview: { stars: 1 } });
    for (const viewer of [1, null]) {
      expect(viewOf(match, viewer).decision).toMatchObject({ mine: false, options: [], barred: [] });
    }
  });
});
