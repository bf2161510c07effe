import { describe, expect, it } from 'vitest';
import type { DraftEnemy, DraftKirby } from '@shared/contract/drafts';
import { blankCard, designFrom, duplicateOf, freeName, newCardId, playedFrom } from './cards';
import {
  lettersOf,
  shelvedFrom,
  withAbility,
  withColor,
  withFlavor,
  withLife,
  withName,
  withPlace,
  withWords,
} from './edits';
import { cardProblems, headProblems } from './problems';
import { cardsFound } from './search';
import { neighbour } from './sets';

const bomb: DraftKirby = {
  type: 'kirby',
  id: 'scatter',
  copies: 1,
  name: { en: 'Scatter Burst', ja: 'ばらまきバースト' },
  color: 'blue',
  ability: 'bomb',
  power: 5,
  effects: [{ targets: 2 }],
};
const wolf: DraftEnemy = {
  type: 'enemy',
  id: 'wolf',
  copies: 1,
  name: { en: 'Wolf' },
  color: 'red',
  life: 3,
  points: 3,
};

describe('a new card', () => {
  it('has nothing wrong with it', () => {
    expect(cardProblems(blankCard('kirby', 'a', { en: 'A' }))).toEqual([]);
    expect(cardProblems(blankCard('enemy', 'b', { en: 'B' }))).toEqual([]);
  });

  it('gets an id that no other has', () => {
    const draws = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.99];
    expect(newCardId('kirby', new Set(['kirby-aaaaa']), () => draws.shift() ?? 0)).toBe('kirby-aaaa9');
  });

  it('gets a name that no other has, in each language', () => {
    const others = [{ name: { en: 'New card', ja: 'カード' } }, { name: { en: 'New card 2' } }];
    expect(freeName({ en: 'New card', ja: 'カード' }, others)).toEqual({ en: 'New card 3', ja: 'カード 2' });
    expect(freeName({ en: 'Owl' }, others)).toEqual({ en: 'Owl' });
  });

  it('can begin as a card of the library: its rules and words, one copy, no facts about the printed one', () => {
    const printed = { name: { en: 'Printed' }, basis: 'known' as const };
    const design = designFrom({ ...bomb, copies: 3, printed, source: { en: 'list' } }, 'kirby-x');
    expect(design).toEqual({ ...bomb, id: 'kirby-x', copies: 1 });
  });

  it('can be a duplicate with a number behind its name', () => {
    const copy = duplicateOf(bomb, 'other', [bomb]);
    expect(copy).toEqual({ ...bomb, id: 'other', name: { en: 'Scatter Burst 2', ja: 'ばらまきバースト 2' } });
  });
});

describe('editing a card', () => {
  it('leaves a language out that has no words, so that the other stands in', () => {
    expect(withWords({ en: 'Owl', ja: 'ふくろう' }, 'en', '  ')).toEqual({ ja: 'ふくろう' });
    expect(withName(wolf, 'ja', 'おおかみ').name).toEqual({ en: 'Wolf', ja: 'おおかみ' });
  });

  it('takes flavour and place away with their last word', () => {
    const spoken = withPlace(withFlavor(bomb, 'en', 'Boom.'), 'en', 'Hill');
    expect(spoken.flavor).toEqual({ en: 'Boom.' });
    expect(withPlace(withFlavor(spoken, 'en', ''), 'en', '')).toEqual(bomb);
  });

  it('gives a card that turns white no ability, and its blocks back with the next colour', () => {
    const white = withColor(bomb, 'white');
    expect(white).toMatchObject({ color: 'white', effects: [] });
    expect(white.ability).toBeUndefined();
    expect(cardProblems(white)).toEqual([]);
    expect(withColor(white, 'red', shelvedFrom(bomb))).toEqual({ ...bomb, color: 'red' });
    expect(shelvedFrom(white)).toBeNull();
    expect(withColor(bomb, 'blue')).toBe(bomb);
  });

  it('keeps an enemy of any colour as it is', () => {
    expect(withColor({ ...wolf, ability: 'fire' }, 'white')).toEqual({
      ...wolf,
      ability: 'fire',
      color: 'white',
    });
    expect(withAbility({ ...wolf, ability: 'fire' }, null)).toEqual(wolf);
  });

  it('lets points follow the life until they were chosen by hand', () => {
    expect(withLife(wolf, 8)).toMatchObject({ life: 8, points: 10 });
    expect(withLife({ ...wolf, points: 9 }, 8)).toMatchObject({ life: 8, points: 9 });
  });
});

describe('what is wrong with a card', () => {
  it('is said with a path that begins inside it', () => {
    expect(cardProblems({ ...wolf, name: {} }).map(({ code, path }) => [code, path])).toEqual([
      ['no-language', 'name'],
    ]);
    expect(cardProblems({ ...wolf, points: 9 }).map(({ code, path }) => [code, path])).toEqual([
      ['points-off-scale', 'points'],
    ]);
    const long = cardProblems({ ...bomb, name: { en: 'x'.repeat(301) } });
    expect(long.map(({ code, path }) => [code, path])).toEqual([['text-too-long', 'name.en']]);
  });

  it('is found in the name of a set', () => {
    const set = { kind: 'designs' as const, game: 'copytoru' as const, id: 'a', name: {}, cards: [bomb] };
    expect(headProblems(set).map(({ code }) => code)).toEqual(['no-language']);
  });
});

describe('a set of cards', () => {
  const set = {
    kind: 'designs' as const,
    game: 'copytoru' as const,
    id: 'a',
    name: { en: 'Garden', ja: 'にわ' },
    cards: [bomb, wolf],
  };

  it('is searched in both languages, kana and case apart', () => {
    expect(cardsFound(set, 'バラマキ').map(({ id }) => id)).toEqual(['scatter']);
    expect(cardsFound(set, 'WOLF').map(({ id }) => id)).toEqual(['wolf']);
    expect(cardsFound(set, 'にわ')).toHaveLength(2);
    expect(cardsFound(set, 'nothing')).toEqual([]);
  });

  it('leads from a deleted card to its neighbour', () => {
    expect(neighbour(set, 'scatter')).toBe('wolf');
    expect(neighbour(set, 'wolf')).toBe('scatter');
    expect(neighbour({ ...set, cards: [wolf] }, 'wolf')).toBeNull();
  });
});

describe('the card on the felt', () => {
  it('shows no ability while it is white', () => {
    expect(playedFrom({ ...bomb, color: 'white' })).toMatchObject({ effects: [] });
    expect(playedFrom(bomb)).toBe(bomb);
  });
});

describe('what was typed', () => {
  it.each([
    ['Ow\u0000l\u0007 \u000B2\u007F', 'Owl 2'],
    ['two\nlines', 'two\nlines'],
    ['a\tb', 'a b'],
    ['ふくろう👩‍👩‍👧', 'ふくろう👩‍👩‍👧'],
  ])('%j is kept as %j', (words, kept) => {
    expect(lettersOf(words)).toBe(kept);
    expect(withWords({}, 'en', words)).toEqual({ en: kept });
  });
});
