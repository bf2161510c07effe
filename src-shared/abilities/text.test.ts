import { describe, expect, it } from 'vitest';
import { abilityGlyphs, abilityText, reachMark } from './text';
import { withoutRuby } from './japanese';
import { PRINTED } from './testing/printed';
import type { Step } from './step';

/** A card's text in one string: condition, lines joined by `/`, steps by `|`. */
function flat(effects: readonly Step[], language: 'en' | 'ja', ruby = false): string {
  return abilityText(effects, language, { ruby })
    .map(({ condition, lines }) => (condition === undefined ? '' : `${condition.text} `) + lines.join('/'))
    .join(' | ');
}

const flatGlyphs = (effects: readonly Step[]): string =>
  abilityGlyphs(effects)
    .map(({ sign, parts }) => {
      const shown = parts.map((part) =>
        'text' in part ? part.text : `{${'mark' in part ? part.mark : part.sign}}`,
      );
      return `${sign} ${shown.join('')}`.trim();
    })
    .join(' | ');

const TEXTS: Readonly<Record<keyof typeof PRINTED, readonly [en: string, ja: string, glyphs: string]>> = {
  Y1: ['Power +1 for each/enemy defeated', 'たおした敵１まいにつき/パワー＋１', 'power +{enemy}'],
  B1: ['Power +4 for each/blue defeated', 'たおした青１まいにつき/パワー＋４', 'power +4×{blue}'],
  R1: ['Power +4 for each/white defeated', 'たおした白１まいにつき/パワー＋４', 'power +4×{white}'],
  G1: ['Power +2 for each/card in hand', '手札１まいにつき/パワー＋２', 'power +2×{getUntil}'],
  Y2: [
    'Power +1 this turn | One more action',
    'このターン パワー＋１ | もう１回 行動できる',
    'boost +1 | action 1',
  ],
  R2: [
    'One more action | Get cards until you hold 5',
    'もう１回 行動できる | 手札が５まいに なるまで とる',
    'action 1 | getUntil 5',
  ],
  G2: [
    'If 2 white defeated: Power +2 this turn | One more action',
    '白を２まい たおしていたら このターン パワー＋２ | もう１回 行動できる',
    'boost +2 | action 1',
  ],
  Y3: [
    'Discard up to 3 enemies | Deal enemies up to 5 | One more action',
    '敵を３まいまで すててよい | 敵を５まいまで おぎなう | もう１回 行動できる',
    'discardEnemies 3 | refill 5 | action 1',
  ],
  R3: [
    'If 2 red defeated: Power +1 this turn | One more action',
    '赤を２まい たおしていたら このターン パワー＋１ | もう１回 行動できる',
    'boost +1 | action 1',
  ],
  G3: [
    'Discard up to 1 hand card | If you discarded 1: Power +1 this turn | One more action',
    '手札を１まいまで すててよい | １まい すてたら このターン パワー＋１ | もう１回 行動できる',
    'discardHand 1 | boost +1 | action 1',
  ],
  Y4: [
    'Targets +1, and +1 more/for each yellow defeated',
    'ねらえる敵＋１、さらに/たおした黄の数だけ ふえる',
    'targets +1+{yellow}',
  ],
  B4: ['Get up to 3 more cards', 'とれるカード＋３', 'get +3'],
  R4: ['Choose up to 3 more enemies', 'ねらえる敵＋３', 'targets +3'],
  G4: ['Get cards until you hold 6', '手札が６まいに なるまで とる', 'getUntil 6'],
  Y5: ['Get cards until you hold 5', '手札が５まいに なるまで とる', 'getUntil 5'],
  B5: [
    'Discard up to 3 hand cards | Targets +1, and +1 more/for each card discarded',
    '手札を３まいまで すててよい | ねらえる敵＋１、さらに/すてた枚数だけ ふえる',
    'discardHand 3 | targets +1+{discardHand}',
  ],
  R5: ['Get up to 2 more cards', 'とれるカード＋２', 'get +2'],
  G5: ['Choose up to 2 more enemies', 'ねらえる敵＋２', 'targets +2'],
  Y6: [
    'Discard up to 3 hand cards | Extra cards +1, and +1 more/for each card discarded',
    '手札を３まいまで すててよい | とれるカード＋１、さらに/すてた枚数だけ ふえる',
    'discardHand 3 | get +1+{discardHand}',
  ],
  B6: ['Get cards until you hold 4', '手札が４まいに なるまで とる', 'getUntil 4'],
  R6: [
    'Discard up to 3 hand cards | Power +1 for each/card discarded',
    '手札を３まいまで すててよい | すてたカード１まいにつき/パワー＋１',
    'discardHand 3 | power +{discardHand}',
  ],
  G6: ['Extra cards +1 for each/green defeated', 'たおした緑１まいにつき/とれるカード＋１', 'get +{green}'],
  Y7: [
    'Keep one card of the row,/discard the others | Deal the row up to 5',
    '場札を１まい のこし/ほかを すてる | 場札を５まいまで おぎなう',
    'keepOne | refill 5',
  ],
  R7: [
    'Keep one enemy,/discard the others | Deal enemies up to 3',
    '敵を１まい のこし/ほかを すてる | 敵を３まいまで おぎなう',
    'keepOne | refill 3',
  ],
};

describe('the text of every printed ability', () => {
  it.each(Object.entries(TEXTS))('%s', (name, [en, ja, glyphs]) => {
    const effects = PRINTED[name];
    expect(effects && flat(effects, 'en')).toBe(en);
    expect(effects && flat(effects, 'ja')).toBe(ja);
    expect(effects && flatGlyphs(effects)).toBe(glyphs);
  });

  it('fits the lines of a card', () => {
    for (const effects of Object.values(PRINTED)) {
      for (const { lines } of abilityText(effects, 'en'))
        for (const line of lines) expect(line.length).toBeLessThan(29);
      for (const { lines } of abilityText(effects, 'ja'))
        for (const line of lines) expect(line.length).toBeLessThan(17);
    }
  });
});

describe('amounts that no printed card has', () => {
  it.each<[Step, string, string]>([
    [
      { boost: { per: 'hand' } },
      'This turn: power +1 for each/card in hand',
      '手札１まいにつき/このターン パワー＋１',
    ],
    [{ targets: 1 }, 'Choose up to 1 more enemy', 'ねらえる敵＋１'],
    [{ get: 1 }, 'Get up to 1 more card', 'とれるカード＋１'],
    [
      { power: { per: 'defeated', color: 'red', times: 3, plus: 2 } },
      'Power +2, and +3 more/for each red defeated',
      'パワー＋２、さらに/たおした赤１まいにつき ＋３',
    ],
    [
      { power: { per: 'hand', plus: 4 } },
      'Power +4, and +1 more/for each card in hand',
      'パワー＋４、さらに/手札の数だけ ふえる',
    ],
    [{ discardEnemies: { upTo: 1 } }, 'Discard up to 1 enemy', '敵を１まいまで すててよい'],
  ])('%j', (step, en, ja) => {
    expect(flat([step], 'en')).toBe(en);
    expect(flat([step], 'ja')).toBe(ja);
  });
});

describe('when', () => {
  it('is told for each step', () => {
    const effects: readonly Step[] = [{ power: 1 }, { get: 1 }, { getUntil: 3 }];
    expect(abilityText(effects, 'en').map(({ when }) => when)).toEqual(['now', 'get', 'after']);
  });
});

describe('the reach mark', () => {
  it.each([
    ['Y1', null],
    ['B5', { sign: 'targets', reach: 'enemies' }],
    ['Y3', { sign: 'discardEnemies', reach: 'enemies' }],
    ['Y7', { sign: 'keepOne', reach: 'kirby' }],
    ['R7', { sign: 'keepOne', reach: 'enemies' }],
    ['B4', null],
    ['B6', null],
  ])('of %s is %j', (name, mark) => {
    expect(reachMark(PRINTED[name] ?? [])).toEqual(mark);
  });
});

describe('readings', () => {
  it('stand behind every kanji when asked for, and nowhere otherwise', () => {
    for (const effects of Object.values(PRINTED)) {
      const text = flat(effects, 'ja', true);
      expect(text.replace(/[一-鿿]+《[ぁ-ん]+》/gu, '')).not.toMatch(/[一-鿿《》]/u);
      expect(withoutRuby(text)).toBe(flat(effects, 'ja'));
      expect(flat(effects, 'ja')).not.toContain('《');
    }
  });

  it('belong to the condition too', () => {
    const effects: readonly Step[] = [{ boost: 1, if: { defeated: 'white', atLeast: 2 } }];
    expect(abilityText(effects, 'ja', { ruby: true })[0]?.condition).toEqual({
      color: 'white',
      text: '白《しろ》を２まい たおしていたら',
    });
  });
});
