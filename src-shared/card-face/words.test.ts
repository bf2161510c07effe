import { describe, expect, it } from 'vitest';
import { balanceLines, breakLines, cutToWidth, keepLines } from './break';
import { flow } from './flow';
import { escapeXml } from './markup';
import { textWidth } from './measure';
import { fitName } from './name';

const FONT = { size: 36, weight: 500 } as const;

describe('textWidth', () => {
  it('knows the advance of every kind of letter', () => {
    // "A" of weight 500 is .642 em, a space .277 em, a kana or kanji 1 em, half-width kana .5 em.
    expect(textWidth('A A', 100, 500)).toBeCloseTo(156.1);
    expect(textWidth('あ漢', 36, 800)).toBe(72);
    expect(textWidth('ｱ', 10, 500)).toBe(5);
    expect(textWidth('A', 100, 800)).toBeCloseTo(66.4);
  });

  it('gives joiners and combining marks no room, and never underrates what the font lacks', () => {
    expect(textWidth('e\u0301', 100, 500)).toBe(textWidth('e', 100, 500));
    expect(textWidth('א', 100, 500)).toBeGreaterThanOrEqual(70);
    expect(textWidth('🦔', 100, 500)).toBeGreaterThanOrEqual(120);
  });
});

describe('breakLines', () => {
  it('breaks English between words and Japanese between phrases', () => {
    expect(breakLines('one more action', textWidth('one more', 36, 500) + 1, FONT)).toEqual([
      'one more',
      'action',
    ]);
    expect(breakLines('このターン パワー＋１', 36 * 7, FONT)).toEqual(['このターン', 'パワー＋１']);
  });

  it('cuts a phrase that is wider than a line, but starts no line with a small kana or a stop', () => {
    expect(breakLines('あいうえおかき', 36 * 3, FONT)).toEqual(['あいう', 'えおか', 'き']);
    expect(breakLines('あいうっえお。', 36 * 3, FONT)).toEqual(['あい', 'うっえ', 'お。']);
  });

  it('balances lines instead of leaving a word alone', () => {
    const lines = balanceLines('It let go of its hat and came along.', 520, { size: 33, weight: 500 });
    expect(lines).toHaveLength(2);
    expect(lines[1]?.split(' ').length).toBeGreaterThan(2);
  });

  it('ends what is left out in an ellipsis that fits', () => {
    const cut = cutToWidth('a very long place name', 100, FONT);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut, 36, 500)).toBeLessThanOrEqual(100);
    expect(keepLines(['one', 'two', 'three'], 2, 200, FONT)).toEqual(['one', 'two three']);
    expect(cutToWidth('fits', 200, FONT)).toBe('fits');
  });

  it('never splits what is read as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(breakLines(family.repeat(3), 60, FONT).every((line) => line === family)).toBe(true);
  });
});

describe('fitName', () => {
  const box = { width: 520, size: 52, least: 36 };

  it('keeps a short name large, shrinks a longer one, and never goes under the least size', () => {
    expect(fitName('Deep Breath', box)).toEqual({ size: 52, lines: ['Deep Breath'], cut: false });
    const shrunk = fitName('とてもながいなまえです', box);
    expect(shrunk.lines).toHaveLength(1);
    expect(shrunk.size).toBe(47.2);
    const long = fitName('とてもながいなまえ '.repeat(9), box);
    expect(long.size).toBe(36);
    expect(long.lines).toHaveLength(2);
    expect(long.lines[1]?.endsWith('…')).toBe(true);
    expect(long.cut).toBe(true);
  });

  it('takes two lines rather than cutting', () => {
    const two = fitName('The Remarkable Wanderer of the Meadow', box);
    expect(two.lines.join(' ')).toBe('The Remarkable Wanderer of the Meadow');
    expect(two.lines).toHaveLength(2);
    expect(two.size).toBeGreaterThanOrEqual(36);
  });
});

describe('flow', () => {
  it('puts readings over the middle of their kanji', () => {
    const [line] = flow([{ text: '手札《てふだ》を すてる' }], 500, FONT);
    expect(line?.texts).toEqual([{ x: 0, text: '手札を すてる', quiet: false }]);
    expect(line?.readings).toEqual([{ middle: 36, width: 72, text: 'てふだ' }]);
  });

  it('keeps a colour’s mark with the words it belongs to', () => {
    const lines = flow(
      [
        { text: 'One' },
        { text: ' ' },
        { mark: 'color:red', color: '#A32A2B' },
        { text: 'if two defeated', quiet: true },
      ],
      textWidth('One', 36, 500) + 40,
      FONT,
    );
    expect(lines[0]?.marks).toEqual([]);
    expect(lines[1]?.marks).toHaveLength(1);
    expect(lines[1]?.texts[0]?.quiet).toBe(true);
  });
});

describe('escapeXml', () => {
  it('makes any text safe and drops what XML cannot hold', () => {
    expect(escapeXml(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;');
    expect(escapeXml('a\u0000b\nc\uD800d')).toBe('ab cd');
    expect(escapeXml('🦔')).toBe('🦔');
  });
});
