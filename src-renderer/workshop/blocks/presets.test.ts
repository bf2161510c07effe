import { describe, expect, it } from 'vitest';
import type { KirbyCard, Step } from '@shared/abilities';
import type { PlayedCard } from '@shared/abilities/card';
import type { CeremonyCard } from '@shared/ceremonies';
import type { HouseCard } from '@shared/vocabularies';
import { ceremonyPresets, presetsOf } from './presets';

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

describe('ceremonies to start from', () => {
  const ceremony = (id: string, effect: CeremonyCard['effect']): CeremonyCard => ({
    type: 'ceremony',
    id,
    copies: 3,
    name: { en: id },
    effect,
  });
  const both = new Map<string, HouseCard>([
    ...cards,
    ...[
      ceremony('porch', { hears: 'hand-limit', limit: 7 }),
      ceremony('veranda', { hears: 'hand-limit', limit: 7 }),
      ceremony('basket', { hears: 'draw', cards: 2 }),
    ].map((card) => [`feast/${card.id}`, card] as const),
  ]);

  it('are those that do something else, each once', () => {
    const idsFor = (effect: CeremonyCard['effect']): string[] =>
      ceremonyPresets(both, effect).map(({ card }) => card.id);
    expect(idsFor({ hears: 'hand-limit', limit: 8 })).toEqual(['porch', 'basket']);
    expect(idsFor({ hears: 'draw', cards: 2 })).toEqual(['porch']);
  });
});
