import { describe, expect, it } from 'vitest';
import type { Variant } from '@shared/abilities/card';
import { defaultLooks } from '@shared/contract/pictures';
import box from '../../cardsets/copytoru-base/set.json';
import { chosenLook, copyOf, drawnLook } from './looks';

const variants = new Map<string, Variant>([
  ['mine/night', { id: 'night', of: 'box/a' }],
  ['mine/snow', { id: 'snow', of: 'box/a' }],
  ['mine/other', { id: 'other', of: 'box/b' }],
]);

describe('which copy an instance is', () => {
  it('counts the copies of every card of the box from the first to the last', () => {
    // The instances of a match are the played cards of the box in order, each copy after the other.
    let instance = 0;
    for (const { type, copies = 1 } of box.cards) {
      if (type !== 'kirby' && type !== 'enemy') continue;
      const seen = Array.from({ length: copies }, () => copyOf(instance++, copies));
      expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: copies }, (_, i) => i));
    }
    expect(instance).toBe(102);
  });
});

describe('the look of a copy', () => {
  const looks = {
    ...defaultLooks,
    copies: { 'box/a': ['mine/night', null, 'mine/gone', 'mine/other'], 'box/b': ['mine/other'] },
  };

  it('is the one chosen for it, or its own', () => {
    expect(chosenLook(looks, variants, 'box/a', 0)).toBe('mine/night');
    expect(chosenLook(looks, variants, 'box/a', 1)).toBe(null);
    expect(chosenLook(looks, variants, 'box/c', 0)).toBe(null);
  });

  it('is its own where the chosen one is gone, or belongs to another card', () => {
    expect(chosenLook(looks, variants, 'box/a', 2)).toBe(null);
    expect(chosenLook(looks, variants, 'box/a', 3)).toBe(null);
    expect(chosenLook(looks, variants, 'box/a', 4)).toBe(null);
  });
});

describe('a surprise', () => {
  const look = (match: string, instance: number): string | null =>
    drawnLook(variants, 'box/a', match, instance);

  it('is the same whenever the match is looked at, in whatever order the library lists the looks', () => {
    const turned = new Map(Array.from(variants).toReversed());
    for (let instance = 0; instance < 20; instance++) {
      expect(drawnLook(turned, 'box/a', 'm1', instance)).toBe(look('m1', instance));
    }
  });

  it('takes the card’s own look and every other, each about as often, and none of another card', () => {
    const drawn = Array.from({ length: 300 }, (_, i) => look(`match-${i % 30}`, Math.floor(i / 30)));
    for (const one of [null, 'mine/night', 'mine/snow']) {
      const times = drawn.filter((each) => each === one).length;
      expect(times).toBeGreaterThan(70);
      expect(times).toBeLessThan(130);
    }
  });

  it('leaves a card without other looks as it is', () => {
    expect(drawnLook(variants, 'box/c', 'm1', 3)).toBe(null);
  });
});
