import type { Step } from '@shared/abilities/step';
import type { CardInPlay } from '../index';

const kirby = (
  id: string,
  color: 'white' | 'red' | 'blue' | 'yellow' | 'green',
  power: number,
  effects: readonly Step[] = [],
): CardInPlay => ({
  ref: `mine/${id}`,
  card: { id, type: 'kirby', color, power, copies: 2, name: { en: id }, effects },
});

const enemy = (id: string, color: 'white' | 'blue', life: number, points: number): CardInPlay => ({
  ref: `mine/${id}`,
  card: { id, type: 'enemy', color, life, points, copies: 1, name: { en: id } },
});

/** For tests: designs that ask more of a match than any card of the box does. */
export const TEST_DESIGNS: readonly CardInPlay[] = [
  kirby('twice', 'red', 1, [{ action: 1 }, { action: 1 }]),
  kirby('crowd', 'blue', 2, [{ refill: 'enemies', to: 9 }, { targets: 5 }]),
  kirby('sweep', 'yellow', 3, [
    { discardEnemies: { upTo: 5 } },
    { keepOne: 'kirby' },
    { keepOne: 'enemies' },
    { refill: 'kirby', to: 'full' },
  ]),
  kirby('greedy', 'green', 2, [
    { discardHand: { upTo: 5 } },
    { discardHand: { upTo: 2 } },
    { power: { per: 'discarded', times: 2 } },
    { get: { per: 'discarded', plus: 2 } },
    { getUntil: 6 },
  ]),
  kirby('plain', 'white', 9),
  enemy('worthless', 'blue', 1, 0),
  enemy('giant', 'white', 9, 12),
];
