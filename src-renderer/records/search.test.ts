import { describe, expect, it } from 'vitest';
import type { MatchSummary } from '@shared/contract/view';
import { i18n } from '../setup/i18n';
import { summaryOf } from './testing/summaries';
import { folded, makeSearch } from './search';

const NOW = new Date(2026, 4, 20, 15, 0);
const search = makeSearch(
  (key, values, language) => i18n.global.t(key, values, { locale: language }),
  () => NOW,
);

const evening = summaryOf({
  id: 'evening',
  game: 'copy-ability-battle',
  names: ['Mika', 'けんじ'],
  updated: new Date(2026, 4, 19, 20, 30),
});
const quest = summaryOf({
  id: 'quest',
  game: 'solo-battle',
  names: ['Aoi'],
  quest: 4,
  updated: new Date(2025, 11, 3),
});
const other = summaryOf({
  id: 'other',
  game: 'solo-battle',
  names: ['Aoi'],
  quest: 7,
  updated: new Date(2026, 3, 4),
});
const easy = summaryOf({
  id: 'easy',
  game: 'easy-battle',
  names: ['Grandma', 'MIKAN'],
  practice: true,
  updated: new Date(2026, 4, 20, 9, 0),
});
const all: readonly MatchSummary[] = [evening, quest, other, easy];
const found = (query: string): string[] => all.filter(search(query)).map(({ id }) => id);

describe('searching records', () => {
  it.each([
    ['', ['evening', 'quest', 'other', 'easy']],
    ['mika', ['evening', 'easy']],
    ['Mika けんじ', ['evening']],
    ['ケンジ', ['evening']],
    ['ika', []],
    ['easy', ['easy']],
    ['かんたん', ['easy']],
    ['コピー能力', ['evening']],
    ['quest 4', ['quest']],
    ['クエスト４', ['quest']],
    ['quest', ['quest', 'other']],
    ['yesterday', ['evening']],
    ['きのう', ['evening']],
    ['today', ['easy']],
    ['may', ['evening', 'easy']],
    ['19 May', ['evening']],
    ['5月19日', ['evening']],
    ['2025', ['quest']],
    ['wednesday', ['quest', 'easy']],
    ['practice', ['easy']],
    ['nobody', []],
  ])('%j finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('works out only once what a match can be found by', () => {
    let asked = 0;
    const counting = makeSearch(
      (key, values, language) => {
        asked += 1;
        return i18n.global.t(key, values, { locale: language });
      },
      () => NOW,
    );
    all.filter(counting('mika'));
    const before = asked;
    expect(all.filter(counting('mika 19'))).toEqual([evening]);
    expect(asked).toBe(before);
  });
});

describe('folding', () => {
  it('makes wide and narrow, large and small, hiragana and katakana the same', () => {
    expect(folded('ＡbＣ カービィ　ｶﾞ')).toBe('abc かーびぃ が');
  });
});
