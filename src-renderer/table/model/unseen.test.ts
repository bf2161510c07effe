import { describe, expect, it } from 'vitest';
import { CARDS, viewOf } from '../testing/fixture';
import { boxOf, unseenOf } from './unseen';

const cards = new Map(Object.entries(CARDS));
const inBox = boxOf(viewOf(), cards, ['test']);
const colorOf = (type: 'kirby' | 'enemy', color: string, view = viewOf(), box = inBox) =>
  unseenOf(view, box, type).colors.find((one) => one.color === color)?.numbers;

describe('counting cards', () => {
  it('takes what is known to lie somewhere from what is in the box', () => {
    // Four Breezes of power 3; one lies in the hand.
    expect(colorOf('kirby', 'white')).toEqual([0, 0, 3, 0, 0, 0, 0, 0]);
    expect(unseenOf(viewOf(), inBox, 'kirby').all).toBe(3);
  });

  it('counts a card again that went back into a deck nobody can look into', () => {
    const view = viewOf();
    view.zones['offer'] = { cards: [10], looks: 'all', owner: null };
    delete view.cards[11];
    expect(colorOf('kirby', 'blue', view)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('never counts less than none', () => {
    // One toad is in the box, two are on the table.
    expect(colorOf('enemy', 'red')).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('knows designs by how often they joined, and no others', () => {
    const design = {
      id: 'kite',
      copies: 9,
      type: 'kirby' as const,
      color: 'green' as const,
      power: 6,
      name: { en: 'Kite' },
      effects: [],
    };
    const library = new Map([...cards, ['mine/kite', design] as const]);
    expect(colorOf('kirby', 'green', viewOf(), boxOf(viewOf(), library, ['test']))?.[5]).toBe(0);
    const joined = viewOf({ options: { designs: ['mine/kite', 'mine/kite'] } });
    expect(colorOf('kirby', 'green', joined, boxOf(joined, library, ['test']))?.[5]).toBe(2);
  });
});
