import { describe, expect, it } from 'vitest';
import { playChecked } from '@shared/table/testing/invariants';
import { prepareSoloBattle } from './solo-battle';
import { BOX, boxCards } from '../testing/box';

describe('x', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('q %i', (quest) => {
    for (let i = 0; i < 20; i += 1) {
      const p = prepareSoloBattle({ cards: boxCards, box: BOX, seats: 1, options: { quest } });
      if (!p.ok) throw new Error('');
      const kinds = new Map(
        boxCards.map(({ ref, card }) => [
          ref,
          card.type === 'enemy' ? 'enemy' : card.color === 'white' ? 'normal' : 'copy',
        ]),
      );
      playChecked(p.rules, `a${i}`, { kindOf: (card) => kinds.get(p.rules.faces[card] ?? '') ?? '' });
    }
    expect(1).toBe(1);
  });
});
