import { describe, expect, it } from 'vitest';
import { partsOfName } from './parts';

describe('a Japanese name is parted', () => {
  it.each([
    ['ひかりの', 'ながムチ'],
    ['ちへいせんを', 'ひく'],
    ['ふたつの', 'ひのこ'],
    ['ひばなの', 'あみ'],
    ['口の', 'ひろいかご'],
    ['はやおきの', '朝'],
    ['フィナーレの', '花火'],
    ['ブロック', 'くずし'],
    ['ばらまき', 'バースト'],
    ['もてなし', '上手'],
    ['ダブル', 'ステップ'],
    ['しずかな', 'でんき'],
  ])('%s|%s', (first, second) => {
    expect(partsOfName(first + second)).toEqual([first, second]);
  });

  it.each(['ひらいたてのひら', 'おおきくもどる', 'たねなげ', 'ココペリ', '', 'の', '😀の'])(
    'nowhere in %s, where nothing says where',
    (name) => {
      expect(partsOfName(name)).toBeNull();
    },
  );
});
