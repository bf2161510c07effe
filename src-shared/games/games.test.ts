import { describe, expect, it } from 'vitest';
import { games } from './index';
import { boxOf } from './testing/boxes';

describe('the games', () => {
  it('are known by their id, and each can be made ready for every number of seats it names', () => {
    for (const [id, game] of games) {
      expect(game.id).toBe(id);
      for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
        const prepared = game.prepare({ cards: boxOf(game), box: game.box, seats, options: {} });
        expect(prepared.ok && prepared.rules.game).toBe(id);
      }
    }
    expect([...games.keys()]).toEqual(['easy-battle', 'copy-ability-battle', 'solo-battle', 'kokopelli']);
  });
});
