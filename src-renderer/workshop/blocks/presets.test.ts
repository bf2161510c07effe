import { describe, expect, it } from 'vitest';
import type { KirbyCard, Step } from '@shared/abilities';
import type { PlayedCard } from '@shared/abilities/card';
import { presetsOf } from './presets';

const kirby = (
  id: string,
  color: KirbyCard['color'],
  power: number,
  effects: readonly Step[],
): KirbyCard => ({
  type: 'kirby',
  id,
  copies: 1,
  name: { en: id },
  color,
  power,
  effects,
});

const cards = new Map<string, PlayedCard>(
  [
    kirby('late', 'red', 7, [{ keepOne: 'enemies' }]),
    kirby('twin', 'green', 3, [{ action: 1 }]),
    kirby('first', 'yellow', 3, [{ action: 1 }]),
    kirby('plain', 'blue', 8, []),
    kirby('early', 'green', 1, [{ power: 2 }]),
  ].map((card) => [`box/${card.id}`, card]),
);

describe('abilities to start from', () => {
  it('stand by power and colour, each once, without those that do nothing', () => {
    expect(presetsOf(cards, []).map(({ card }) => card.id)).toEqual(['early', 'first', 'late']);
  });

  it('leave out the one the card has already', () => {
    expect(presetsOf(cards, [{ action: 1 }]).map(({ card }) => card.id)).toEqual(['early', 'late']);
  });
});
