import { describe, expect, it } from 'vitest';
import { defaultLooks, type Looks } from '@shared/contract/pictures';
import { byLook, choose, chooseAll, without } from './looks-choice';

const CARD = { ref: 'box/normal-3', copies: 4 };
const CURRY = 'promo/curry';
const PHOTO = 'mine/photo';
const looks = (copies: Looks['copies']): Looks => ({ ...defaultLooks, copies });

describe('choosing a look', () => {
  it('for all copies puts it on every one of them', () => {
    expect(choose(defaultLooks, CARD, 'all', CURRY).copies).toEqual({
      [CARD.ref]: [CURRY, CURRY, CURRY, CURRY],
    });
  });

  it('for one copy leaves the others as they are', () => {
    const before = looks({ [CARD.ref]: [CURRY, CURRY, CURRY, CURRY] });
    expect(choose(before, CARD, 1, PHOTO).copies).toEqual({ [CARD.ref]: [CURRY, PHOTO, CURRY, CURRY] });
  });

  it('of its own for the last copy that had another forgets the card', () => {
    const before = looks({ [CARD.ref]: [null, CURRY], 'box/other': [PHOTO] });
    expect(choose(before, CARD, 1, null).copies).toEqual({ 'box/other': [PHOTO] });
  });

  it('of a whole set leaves the cards it does not know', () => {
    const before = looks({ 'box/other': [CURRY] });
    const copies = (ref: string): number => (ref === CARD.ref ? 2 : 1);
    expect(chooseAll(before, [{ of: CARD.ref, ref: PHOTO }], copies).copies).toEqual({
      'box/other': [CURRY],
      [CARD.ref]: [PHOTO, PHOTO],
    });
  });
});

describe('a look that is taken away', () => {
  it('is gone from every copy that showed it', () => {
    const before = looks({ [CARD.ref]: [PHOTO, CURRY], 'box/a': [PHOTO], 'box/b': [CURRY] });
    expect(without(before, PHOTO).copies).toEqual({ [CARD.ref]: [null, CURRY], 'box/b': [CURRY] });
  });
});

describe('what is printed of a card', () => {
  it('is every look as often as a copy shows it', () => {
    const now = looks({ [CARD.ref]: [CURRY, PHOTO, CURRY] });
    expect(byLook(now, CARD.ref, 4)).toEqual([
      { look: CURRY, copies: 2 },
      { look: PHOTO, copies: 1 },
      { look: null, copies: 1 },
    ]);
  });
});
