import type { CardInPlay } from '../../faces';

/** For tests: a Kirby card with an ability, and two enemies. */
export const designs: readonly CardInPlay[] = [
  {
    ref: 'mine/whirl',
    card: {
      id: 'whirl',
      type: 'kirby',
      color: 'green',
      power: 2,
      copies: 1,
      name: { en: 'Whirl' },
      effects: [{ boost: 5 }],
    },
  },
  {
    ref: 'mine/moth',
    card: { id: 'moth', type: 'enemy', color: 'blue', life: 3, points: 9, copies: 1, name: { en: 'Moth' } },
  },
  {
    ref: 'mine/wisp',
    card: { id: 'wisp', type: 'enemy', color: 'white', life: 8, points: 1, copies: 1, name: { en: 'Wisp' } },
  },
];
