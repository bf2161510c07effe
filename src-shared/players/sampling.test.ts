import { describe, expect, it } from 'vitest';
import { knownTo, makeTable } from '@shared/table/table';
import { zoneCards } from '@shared/table/table';
import { zoneNumber } from '@shared/table/layout';
import { checkConservation } from '@shared/table/testing/invariants';
import { seenBy } from '@shared/table/seen';
import { makePlayer, playerRandom } from './index';
import { QuickRandom } from './player-random';
import { NAMED_TABLES, playMatch, seatingFor } from './testing/tables';

describe.each(NAMED_TABLES)('filling in what a seat cannot see of %s', (name, setting) => {
  const seating = seatingFor(setting);
  const { rules } = seating;

  it('gives a whole table that looks the same to that seat, and goes on to an end', () => {
    const random = makePlayer('random', seating);
    const chance = new QuickRandom(playerRandom(name));
    const filled = makeTable(rules.layout);
    const players = Array.from({ length: setting.seats }, () => random);
    let pickNumber = 0;
    playMatch(seating, name, players, {}, ({ table, decision }) => {
      pickNumber += 1;
      if (pickNumber % 4 !== 0 || decision === null) return;
      for (let seat = 0; seat < setting.seats; seat += 1) {
        const seen = seenBy(table, seat);
        rules.sampler(seen).fill(filled, chance);
        checkConservation(filled);
        expect(seenBy(filled, seat).cells).toEqual(seen.cells);
        for (let card = 0; card < rules.layout.cards; card += 1) {
          if (knownTo(seen, card) !== 0) expect(knownTo(filled, card)).toBe(knownTo(table, card));
        }
      }
      expect(rules.decide(filled)?.kind).toBe(decision.kind);
    });
  });
});

it('lays every hidden card in every hidden place equally often', () => {
  const seating = seatingFor({ game: 'easy-battle', seats: 2, options: { first: 0 } });
  const { rules } = seating;
  const { layout } = rules;
  const match = playMatch(seating, 'even', [makePlayer('random', seating), makePlayer('random', seating)]);
  const seen = seenBy(match.table, 0);
  const deck = zoneNumber(layout, 'deck:kirby');
  const hidden = zoneCards(match.table, deck);
  const times = new Map(hidden.map((card) => [card, 0]));
  const filled = makeTable(layout);
  const chance = new QuickRandom(playerRandom('even'));
  const sampler = rules.sampler(seen);
  const rounds = 400 * hidden.length;
  for (let round = 0; round < rounds; round += 1) {
    sampler.fill(filled, chance);
    const bottom = zoneCards(filled, deck)[0] ?? -1;
    times.set(bottom, (times.get(bottom) ?? 0) + 1);
  }
  // Each is expected 400 times with a standard deviation of 20; five of them are a one-in-a-million miss.
  for (const count of times.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
});
