import { describe, expect, it } from 'vitest';
import { i18n } from '../setup/i18n';
import { makeCardSearch } from './search';
import { ceremony, enemy, kirby } from './testing';

const BREATH = kirby({
  ref: 'box/blue-6',
  color: 'blue',
  power: 6,
  ability: 'ice',
  name: { en: 'Long Breath', ja: 'ながいいき' },
  field: { en: 'White Wafers', ja: 'ホワイトウエハース', game: { en: 'Kirby’s Return', ja: '星のカービィ' } },
  effects: [{ getUntil: 4 }],
});
const HERON = enemy({
  ref: 'box/enemy-white-8',
  life: 8,
  points: 10,
  name: { en: 'Masked Heron', ja: 'かめんのサギ' },
  printed: { name: { en: 'Meta Knight', ja: 'メタナイト' }, basis: 'known' },
});
const PORCH = ceremony({
  ref: 'fest/wide-porch',
  name: { en: 'Wide Porch', ja: 'ひろいえんがわ' },
  effect: { hears: 'hand-limit', limit: 7 },
  starter: true,
});
const LOOK = { ref: 'promo/night', variant: { id: 'night', of: HERON.ref, name: { en: 'Night Watch' } } };

const search = makeCardSearch(
  (key, language) => i18n.global.t(key, {}, { locale: language }),
  (ref) => (ref === HERON.ref ? [LOOK] : []),
);
const found = (query: string): string[] => [BREATH, HERON, PORCH].filter(search(query)).map(({ ref }) => ref);

describe('the search through cards', () => {
  it.each([
    ['the beginning of a word of a name', 'her', HERON],
    ['a name in the other language', 'さぎ', HERON],
    ['a name in other kana and width', 'ﾅｶﾞｲ', BREATH],
    ['a printed name', 'メタナイト', HERON],
    ['a place', 'wafers', BREATH],
    ['the game of a place', '星のカービィ', BREATH],
    ['a colour', '青', BREATH],
    ['an ability', 'アイス', BREATH],
    ['its power', '6', BREATH],
    ['what it does', 'until you hold', BREATH],
    ['what it does, in Japanese with kanji', '手札 4', BREATH],
    ['the name of another look', 'watch', HERON],
    ['several words in any order', 'heron white', HERON],
    ['its id', 'enemy-white-8', HERON],
    ['the name of a ceremony in the other language', 'えんがわ', PORCH],
    ['what a ceremony does', 'limit 7', PORCH],
    ['what a ceremony does, in Japanese', '手札 7まい', PORCH],
    ['its being a starter ceremony', 'starter ceremony', PORCH],
  ])('finds a card by %s', (_what, query, card) => {
    expect(found(query)).toEqual([card.ref]);
  });

  it.each(['eron', '66', 'heron blue', '？'.repeat(3) + 'zzz'])('finds nothing for %s', (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each(['', '  ', '、', '-'])('finds all for %j, in which nothing is asked', (query) => {
    expect(found(query)).toHaveLength(3);
  });
});
