import { describe, expect, it } from 'vitest';
import { zoneNumber } from './layout';
import { poolSampler } from './sample';
import { BLANK, seenBy, seenCards } from './seen';
import { startMatch, takePick } from './match';
import { makeTable, zoneCards, zoneOf } from './table';
import { makeBelow, randomPick } from './testing/generator';
import { checkConservation, permuteHidden } from './testing/invariants';
import { tinyGame } from './testing/tiny-game';

const checked = { kindOf: () => 'card' };

describe('what a seat may see', () => {
  it('holds its own hand in order, and blanks for everything hidden', () => {
    const rules = tinyGame(2);
    const { table } = startMatch(rules, 'seen');
    const seen = seenBy(table, 0);
    const zone = (name: string): number => zoneNumber(rules.layout, name);
    expect(seenCards(seen, zone('hand:0'))).toEqual(zoneCards(table, zone('hand:0')));
    expect(zoneCards(seen, zone('hand:1'))).toEqual([BLANK, BLANK, BLANK]);
    expect(zoneCards(seen, zone('deck'))).toHaveLength(zoneCards(table, zone('deck')).length);
    for (const card of zoneCards(table, zone('hand:1'))) expect(zoneOf(seen, card)).toBe(-1);
  });

  it('is the same however the cards lie that the seat cannot know, and of its own memory', () => {
    const below = makeBelow('permuted');
    for (let deal = 0; deal < 20; deal += 1) {
      const match = startMatch(tinyGame(3), `deal ${deal}`);
      for (let turn = 0; turn < 12 && match.decision !== null; turn += 1) {
        takePick(match, randomPick(match.decision, below));
        for (const seat of [0, 1, 2]) {
          const seen = seenBy(match.table, seat);
          const other = permuteHidden(match, seat, checked, below);
          expect(seenBy(other.table, seat).cells).toEqual(seen.cells);
          expect(seen.cells.buffer.byteLength).toBe(seen.cells.byteLength);
        }
      }
    }
  });

  it('is plain data that can go to another thread', () => {
    const seen = seenBy(startMatch(tinyGame(2), 'clone').table, 1);
    expect(structuredClone(seen)).toEqual(seen);
  });
});

describe('filling in', () => {
  it('refuses pools that do not come out even', () => {
    const rules = tinyGame(2);
    const seen = seenBy(startMatch(rules, 'odd').table, 0);
    const ofCard = Uint8Array.from({ length: rules.layout.cards }, (_, card) => card % 2);
    expect(() => poolSampler(seen, { ofCard, ofZone: new Uint8Array(rules.layout.zones.length) })).toThrow();
  });

  it('leaves the real table and what is seen alone', () => {
    const rules = tinyGame(2);
    const { table } = startMatch(rules, 'alone');
    const before = table.cells.slice();
    const seen = seenBy(table, 0);
    const filled = makeTable(rules.layout);
    const below = makeBelow('fill');
    rules.sampler(seen).fill(filled, { below });
    checkConservation(filled);
    expect(seenBy(filled, 0).cells).toEqual(seen.cells);
    expect(table.cells).toEqual(before);
  });
});
