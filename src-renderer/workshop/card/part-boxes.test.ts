import { describe, expect, it } from 'vitest';
import type { KirbyCard } from '@shared/abilities';
import { blankCard, playedFrom } from '../model/cards';
import type { DesignableCard } from '../model/kinds';
import { partBoxes } from './part-boxes';

const kirby: KirbyCard = {
  type: 'kirby',
  id: 'a',
  copies: 1,
  name: { en: 'Stone Skip' },
  color: 'blue',
  power: 3,
  effects: [],
};
const enemy = playedFrom(blankCard('enemy', 'b', { en: 'Pond Owl' }));
const ceremony = playedFrom(blankCard('ceremony', 'c', { en: 'Wide Porch' }));
const partsOf = (card: DesignableCard): string[] =>
  partBoxes(card, 'en')
    .map(({ part }) => part)
    .toSorted();

describe('the parts of a card that can be pressed', () => {
  it('hold a name of two lines as a whole', () => {
    const nameOf = (card: DesignableCard) => partBoxes(card, 'en').find(({ part }) => part === 'name');
    const name = { en: 'The Exceedingly Long Lantern Procession!' };
    for (const card of [ceremony, kirby, enemy]) {
      const short = nameOf(card);
      const long = nameOf({ ...card, name });
      expect(long?.y).toBeLessThan((short?.y ?? 0) - 15);
      expect((long?.y ?? 0) + (long?.height ?? 0)).toBeGreaterThan(
        (short?.y ?? 0) + (short?.height ?? 0) + 10,
      );
    }
  });

  it('are all that it shows', () => {
    expect(partsOf(kirby)).toEqual(['ability', 'color', 'effects', 'name', 'number', 'picture', 'place']);
    expect(partsOf({ ...kirby, color: 'white' })).toEqual([
      'color',
      'flavor',
      'name',
      'number',
      'picture',
      'place',
    ]);
    expect(partsOf(enemy)).toEqual(['ability', 'color', 'name', 'number', 'picture', 'place', 'stars']);
    expect(partsOf(ceremony)).toEqual(['effects', 'name', 'picture']);
    expect(partsOf({ ...ceremony, flavor: { en: 'Come and sit.' } })).toEqual([
      'effects',
      'flavor',
      'name',
      'picture',
    ]);
  });

  it('lie inside the card', () => {
    const cards = [kirby, enemy, ceremony, { ...ceremony, flavor: { ja: 'どうぞ、 ごゆっくり。' } }];
    for (const { x, y, width, height } of cards.flatMap((card) => partBoxes(card, 'ja'))) {
      expect(Math.min(x, y, 630 - x - width, 880 - y - height)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(30);
    }
  });

  it('rise with the hill of a card that says much', () => {
    const nameAt = (card: KirbyCard): number =>
      partBoxes(card, 'en').find(({ part }) => part === 'name')?.y ?? 0;
    const wordy = {
      ...kirby,
      effects: [{ discardHand: { upTo: 3 } }, { targets: 1 }, { get: 1 }, { getUntil: 5 }, { boost: 1 }],
    };
    expect(nameAt(wordy)).toBeLessThan(nameAt(kirby));
  });
});
