import { describe, expect, it } from 'vitest';
import { blankCard } from '../model/cards';
import { withColor } from '../model/edits';
import { partBoxes } from './part-boxes';

const kirby = blankCard('kirby', 'a', { en: 'Stone Skip' });
const enemy = blankCard('enemy', 'b', { en: 'Pond Owl' });
const partsOf = (card: typeof kirby): string[] =>
  partBoxes(card, 'en')
    .map(({ part }) => part)
    .toSorted();

describe('the parts of a card that can be pressed', () => {
  it('are all that it shows', () => {
    expect(partsOf(kirby)).toEqual(['ability', 'color', 'effects', 'name', 'number', 'picture', 'place']);
    expect(partsOf(withColor(kirby, 'white'))).toEqual([
      'color',
      'flavor',
      'name',
      'number',
      'picture',
      'place',
    ]);
    expect(partsOf(enemy)).toEqual(['ability', 'color', 'name', 'number', 'picture', 'place', 'stars']);
  });

  it('lie inside the card', () => {
    for (const { x, y, width, height } of [...partBoxes(kirby, 'ja'), ...partBoxes(enemy, 'ja')]) {
      expect(Math.min(x, y, 630 - x - width, 880 - y - height)).toBeGreaterThanOrEqual(0);
    }
  });

  it('rise with the hill of a card that says much', () => {
    const nameAt = (card: typeof kirby): number =>
      partBoxes(card, 'en').find(({ part }) => part === 'name')?.y ?? 0;
    const wordy =
      kirby.type === 'kirby'
        ? {
            ...kirby,
            effects: [
              { discardHand: { upTo: 3 } },
              { targets: 1 },
              { get: 1 },
              { getUntil: 5 },
              { boost: 1 },
            ],
          }
        : kirby;
    expect(nameAt(wordy)).toBeLessThan(nameAt(kirby));
  });
});
