import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { playArea, spaceOf, villageOf } from '../../table/kokopelli/model/places';
import { PLACES } from '../book';
import { festivalCards, OURS } from './festival-cards';
import type { Picture } from './picture';

const pictures: readonly Picture[] = PLACES.flatMap(({ section }) =>
  section.parts.flatMap((part) => ('picture' in part ? [part.picture] : [])),
);
const box = festivalCards(new Map(boxCards.map(({ ref, card }) => [ref, card])));
const ids = box.map(({ id }) => id);

describe('the pictures of Kokopelli', () => {
  it('show cards of its box', () => {
    const shown = pictures.flatMap((picture) => {
      if (picture.kind === 'villages') return picture.stacks.flatMap(({ cards }) => cards);
      if (picture.kind === 'completing') return picture.laid.map(({ card }) => card);
      return picture.kind === 'tiles' ? [picture.card] : [];
    });
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('lay four fitting cards where a ceremony is completed, opened by its host, laid by who reaches it', () => {
    const completed = pictures.flatMap((picture) => (picture.kind === 'completing' ? [picture] : []));
    expect(completed).toHaveLength(2);
    for (const { host, laid } of completed) {
      const [opening, ...others] = laid;
      expect(laid).toHaveLength(4);
      expect(opening?.seat).toBe(host);
      expect(opening?.card).not.toBe('kokopelli');
      expect(others.filter(({ card }) => card !== opening?.card && card !== 'kokopelli')).toEqual([]);
    }
  });

  it('show villages as the rules allow them: no full stack, and nothing twice in one play area', () => {
    const villages = pictures.flatMap((picture) => (picture.kind === 'villages' ? [picture] : []));
    expect(villages.map(({ seats }) => seats).toSorted()).toEqual([2, 3, 4]);
    for (const { seats, stacks } of villages) {
      const there = Array.from({ length: seats }, (_, seat) => villageOf(seats, seat)).flat();
      expect(stacks.filter(({ space }) => !there.includes(space))).toEqual([]);
      expect(stacks.filter(({ cards }) => cards.length > 3 || cards[0] === 'kokopelli')).toEqual([]);
      const reached = stacks.filter(({ space }) => playArea(seats, 0, false).has(space));
      expect(new Set(reached.map(({ cards }) => cards[0])).size).toBe(reached.length);
      expect(stacks.some(({ space }) => spaceOf(space)?.seat === 0)).toBe(true);
    }
  });

  it('list ten starters and six others, and call ours what their sources say is ours', () => {
    const ceremonies = box.flatMap((card) => (card.type === 'ceremony' ? [card] : []));
    expect(ceremonies.filter(({ starter }) => starter === true)).toHaveLength(10);
    expect(ceremonies).toHaveLength(16);
    const told = ceremonies.flatMap(({ id, source }) => {
      const words = source?.en ?? '';
      if (words.startsWith('What it does, name')) return [[id, 'effect']];
      return words.includes('the amount') ? [[id, 'amount']] : [];
    });
    expect(told).toHaveLength(9);
    expect(Object.fromEntries(told)).toEqual(OURS);
  });
});
