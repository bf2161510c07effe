import { describe, expect, it } from 'vitest';
import type { PlayedCard } from '@shared/abilities/card';
import type { PlayedHouseCard } from '@shared/vocabularies';
import { ownArt } from './own-art';
import { contentKey, pictureKey } from './picture-key';

const card: PlayedCard = {
  id: 'mine-1',
  type: 'kirby',
  copies: 1,
  color: 'red',
  power: 5,
  ability: 'fire',
  name: { en: 'Ember' },
  effects: [],
  art: { scene: 'volcano' },
};
const hash = 'ab'.repeat(32);

describe('what a picture is told by', () => {
  it('is all that is drawn in it, and nothing else', () => {
    const key = pictureKey({ card });
    expect(pictureKey({ card: { ...card, name: { en: 'Cinder' }, copies: 3 } })).toBe(key);
    const others: PlayedCard[] = [
      { ...card, id: 'mine-2' },
      { ...card, color: 'blue' },
      { ...card, power: 6 },
      { ...card, ability: 'ice' },
      { ...card, art: { scene: 'volcano', palette: 'night' } },
      { ...card, art: { file: hash } },
      { ...card, art: { file: hash, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } } },
    ];
    expect(new Set([key, ...others.map((other) => pictureKey({ card: other }))]).size).toBe(8);
  });

  it('of a ceremony is its cloth and thing, whatever it does', () => {
    const drum: PlayedHouseCard = {
      id: 'quick-beat',
      type: 'ceremony',
      copies: 3,
      name: { en: 'Quick Beat' },
      effect: { hears: 'stack-size', complete: 3 },
      art: { scene: 'cloth', palette: 'clay', figure: 'drum' },
    };
    const key = pictureKey({ card: drum });
    expect(pictureKey({ card: { ...drum, effect: { hears: 'draw', cards: 2 } } })).toBe(key);
    expect(pictureKey({ card: { ...drum, art: { scene: 'cloth', palette: 'clay' } } })).not.toBe(key);
    expect(pictureKey({ card: { ...drum, id: 'other' } })).not.toBe(key);
  });

  it('tells a look from the card’s own and from another', () => {
    const night = { id: 'night', of: 'set/mine-1', art: { scene: 'ice' } };
    const keys = [
      pictureKey({ card }),
      pictureKey({ card, variant: night }),
      pictureKey({ card, variant: { ...night, id: 'other' } }),
      pictureKey({ card, variant: { ...night, art: { scene: 'castle' } } }),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(pictureKey({ card, variant: { ...night, name: { en: 'Night' } } })).toBe(keys[1]);
  });

  it('knows an edited card from the one before', () => {
    expect(contentKey({ ...card, name: { en: 'Cinder' } })).not.toBe(contentKey(card));
    expect(contentKey({ ...card })).toBe(contentKey(card));
  });
});

describe('a picture of one’s own', () => {
  it('is looked for under its hash, and nowhere else', () => {
    const crop = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 };
    expect(ownArt({ ...card, art: { file: hash, crop } }, undefined)).toEqual({
      address: `/art/${hash}`,
      crop,
    });
    expect(ownArt({ ...card, art: { file: '../settings.json' } }, undefined)?.address).toBe(null);
    expect(ownArt(card, undefined)).toBe(null);
  });

  it('is the look’s where that has one', () => {
    const look = { id: 'mine', of: 'set/mine-1' };
    expect(ownArt(card, { ...look, art: { file: hash } })?.address).toBe(`/art/${hash}`);
    expect(ownArt({ ...card, art: { file: hash } }, { ...look, art: { scene: 'ice' } })).toBe(null);
    expect(ownArt({ ...card, art: { file: hash } }, look)?.address).toBe(`/art/${hash}`);
  });
});
