import { describe, expect, it } from 'vitest';
import { draftCard, type DraftCard, type DraftCeremony } from '@shared/contract/drafts';
import { messages } from '@shared/locales';
import { cardProblems } from '../model/problems';
import { CLOTHS, clothOf, THINGS, withCloth } from './cloth-art';
import { anotherPicture, pictureKept } from './drawn-pictures';

const PORCH: DraftCeremony = {
  type: 'ceremony',
  id: 'ceremony-7x2ab',
  name: { en: 'Wide Porch' },
  effect: { hears: 'hand-limit', limit: 7 },
};
const ceremony = (card: DraftCard): DraftCeremony => {
  if (card.type !== 'ceremony') throw new Error('no ceremony');
  return card;
};

/** Numbers that seem random and are the same each time. */
const numbers = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

describe('the drawn picture of a ceremony', () => {
  it('shows what the card says, and changes one thing at a time', () => {
    const drawn = ceremony(withCloth(PORCH, { tone: 'moss', thing: 'porch' }));
    expect(drawn.art).toEqual({ scene: 'cloth', palette: 'moss', figure: 'porch' });
    expect(clothOf(ceremony(withCloth(drawn, { thing: 'drum' })))).toEqual({ tone: 'moss', thing: 'drum' });
    expect(clothOf(ceremony(withCloth(drawn, { tone: 'teal' })))).toEqual({ tone: 'teal', thing: 'porch' });
    expect(cardProblems(drawn)).toEqual([]);
  });

  it('is chosen by the card where it says nothing, and can be written down as it is', () => {
    const alone = clothOf(PORCH);
    const kept = ceremony(pictureKept(PORCH));
    expect(kept.art).toEqual({ scene: 'cloth', palette: alone.tone, figure: alone.thing });
    expect(pictureKept(kept)).toBe(kept);
    expect(clothOf({ ...kept, id: 'ceremony-other' })).toEqual(alone);
  });

  it('never looks like the wild card', () => {
    expect(CLOTHS).not.toContain('gold');
    expect(THINGS).not.toContain('paper-star');
  });

  it('can be another one, which can be kept', () => {
    const random = numbers(7);
    let card = PORCH;
    for (let i = 0; i < 60; i++) {
      const before = clothOf(card);
      card = ceremony(anotherPicture(card, random));
      const now = clothOf(card);
      expect(now.tone).not.toBe(before.tone);
      expect(now.thing).not.toBe(before.thing);
      expect(draftCard.parse(card)).toEqual(card);
    }
  });

  it('has a name for everything in both languages', () => {
    for (const { picture } of [messages.en, messages.ja]) {
      expect(CLOTHS.filter((name) => !Object.hasOwn(picture.cloths, name))).toEqual([]);
      expect(THINGS.filter((name) => !Object.hasOwn(picture.things, name))).toEqual([]);
    }
  });
});
