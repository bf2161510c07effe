import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { boxCards as festivalBox } from '@shared/games/kokopelli/testing/box';
import type { PlayedCard } from '@shared/abilities/card';
import { PLACES } from '../book';
import { outcomeOf } from './attack';

const box = new Map(boxCards.map(({ card }) => [card.id, card]));
const card = (id: string): PlayedCard => {
  const found = box.get(id);
  if (found === undefined) throw new Error(`No card ${id} in the box.`);
  return found;
};

describe('what a pictured attack comes to', () => {
  it('needs a fitting colour in Easy Battle', () => {
    expect(outcomeOf('easy-battle', card('yellow-4'), card('enemy-yellow-3'))).toBe('wins');
    expect(outcomeOf('easy-battle', card('yellow-4'), card('enemy-blue-2'))).toBe('barred');
    expect(outcomeOf('easy-battle', card('yellow-4'), card('enemy-white-5'))).toBe('leaves');
    expect(outcomeOf('easy-battle', card('normal-6'), card('enemy-red-7'))).toBe('leaves');
    expect(outcomeOf('easy-battle', card('normal-6'), card('enemy-blue-6'))).toBe('wins');
  });

  it('lets 1 beat 8 in Easy Battle alone, where colours fit (CT-E3)', () => {
    expect(outcomeOf('easy-battle', card('red-1'), card('enemy-red-8'))).toBe('wins');
    expect(outcomeOf('easy-battle', card('red-1'), card('enemy-white-8-king'))).toBe('wins');
    expect(outcomeOf('easy-battle', card('red-1'), card('enemy-green-8'))).toBe('barred');
    expect(outcomeOf('easy-battle', card('red-1'), card('enemy-red-7'))).toBe('leaves');
    expect(outcomeOf('copy-ability-battle', card('red-1'), card('enemy-red-8'))).toBe('stays');
  });

  it('asks for power alone in the other games', () => {
    expect(outcomeOf('copy-ability-battle', card('normal-4'), card('enemy-blue-4'))).toBe('wins');
    expect(outcomeOf('solo-battle', card('green-5'), card('enemy-blue-6'))).toBe('stays');
  });
});

describe('the pictures of the rules', () => {
  const pictures = PLACES.flatMap(({ section }) =>
    section.parts.flatMap((part) => ('picture' in part ? [part.picture] : [])),
  );

  it('show cards that are in the box', () => {
    const shown = pictures.flatMap((picture) => {
      if ('cards' in picture) return picture.cards;
      if (picture.kind === 'attack') return [picture.card, ...picture.enemies];
      if (picture.kind === 'offer') return picture.offer;
      if (picture.kind === 'start') return picture.hand;
      if (picture.kind === 'hills') return picture.enemies.map((enemy) => enemy.card);
      return picture.kind === 'anatomy' ? [picture.card] : [];
    });
    const festival = new Set(festivalBox.map(({ ref }) => ref));
    expect(shown.filter((id) => !box.has(id) && !festival.has(id))).toEqual([]);
    expect(shown.length).toBeGreaterThan(60);
  });

  it('show both what works and what does not', () => {
    const seen = new Set(
      pictures.flatMap((picture) =>
        picture.kind === 'attack'
          ? picture.enemies.map((id) => outcomeOf(picture.game, card(picture.card), card(id)))
          : [],
      ),
    );
    expect([...seen].toSorted()).toEqual(['barred', 'leaves', 'stays', 'wins']);
  });
});
