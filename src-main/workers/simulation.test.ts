import { describe, expect, it } from 'vitest';
import { boxCards, BOX } from '@shared/games/copytoru/testing/box';
import { simulateAll } from './simulate-all';
import { simulateDeals, type Simulation } from './simulation';

const simulation: Simulation = {
  game: 'copy-ability-battle',
  cards: boxCards,
  box: BOX,
  options: {},
  players: ['random', 'greedy', 'search:4'],
  seed: 'parts',
  rotate: false,
  recordsFolder: null,
  wantText: false,
  traced: false,
  app: '0',
  sets: [],
  carried: {},
};

describe('a simulation', () => {
  it('comes out the same however it is cut into parts', () => {
    const whole = simulateDeals(simulation, 0, 9);
    const parts = [
      ...simulateDeals(simulation, 0, 2),
      ...simulateDeals(simulation, 2, 3),
      ...simulateDeals(simulation, 3, 9),
    ];
    expect(parts).toEqual(whole);
    expect(simulateDeals(simulation, 4, 5)).toEqual(whole.slice(4, 5));
  });

  it('does not depend on whether records are written', () => {
    const texts = simulateDeals({ ...simulation, wantText: true, traced: true }, 0, 2);
    expect(texts.map(({ digest }) => digest)).toEqual(
      simulateDeals(simulation, 0, 2).map(({ digest }) => digest),
    );
    expect(texts.every(({ text }) => text.endsWith('}}\n'))).toBe(true);
  });

  it('counts for the player, not for the seat, when every deal is played from each seat', async () => {
    const { games, seats } = await simulateAll({
      simulation: { ...simulation, rotate: true },
      deals: 4,
      threads: 1,
      worker: '',
    });
    expect(games).toBe(12);
    expect(seats.map(({ player }) => player)).toEqual(['random', 'greedy', 'search:4']);
    // The rule of thumb scores about six times as much as chance; a mix-up of seats would even that out.
    expect(seats[1]?.meanScore).toBeGreaterThan(2 * (seats[0]?.meanScore ?? 0));
    expect(seats.reduce((sum, { wins, ties }) => sum + wins + ties, 0)).toBe(12);
  });

  it('deals the same cards in every rotation', () => {
    const deal = (text: string): string => JSON.stringify(text.split('\n')[1]);
    const rotated = simulateDeals({ ...simulation, rotate: true, wantText: true, traced: true }, 0, 1);
    expect(new Set(rotated.map(({ text }) => deal(text))).size).toBe(1);
  });
});
