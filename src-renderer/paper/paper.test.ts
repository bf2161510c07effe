import { describe, expect, it } from 'vitest';
import { facesFor, type FontFace, fontStyle, rangesOf, wordsByWeight } from './font-faces';
import type { PaperCard } from './paper-card';
import { withDensity } from './png-density';
import { lettersFor } from './ready-picture';
import { TABLETOP_CARD, TABLETOP_CARDS, tabletopLots } from './tabletop';

const face = (unicodeRange: string, weight = '500'): FontFace => ({
  family: 'Round',
  weight,
  address: `/fonts/${unicodeRange}-${weight}.woff2`,
  unicodeRange,
});
const LATIN = face('U+0000-00FF, U+2026');
const KANA = face('U+3042-3044,U+30??');
const KANJI = face('U+624b');

describe('the slices of a typeface', () => {
  it('hold what their ranges say', () => {
    expect(rangesOf('U+26, U+0-7F, U+25??')).toEqual([
      [0x26, 0x26],
      [0, 0x7f],
      [0x2500, 0x25ff],
    ]);
    expect(rangesOf('nonsense')).toEqual([]);
  });

  it('come along only where a letter of theirs is said', () => {
    const all = [LATIN, KANA, KANJI];
    expect(facesFor(all, 'Ab…')).toEqual([LATIN]);
    expect(facesFor(all, '手あ')).toEqual([KANA, KANJI]);
    expect(facesFor(all, 'ア')).toEqual([KANA]);
    expect(facesFor(all, '')).toEqual([]);
    expect(facesFor([face('')], 'x')).toHaveLength(1);
  });

  it('are looked for by what a drawing says in each weight', () => {
    const svg =
      '<svg><text x="1" font-weight="800" fill="red">Name</text><text font-weight="500">a &lt;b&gt; &#39;&amp;</text>' +
      '<g><text font-weight="500">手</text></g></svg>';
    expect(wordsByWeight(svg)).toEqual(
      new Map([
        ['800', 'Name'],
        ['500', "a <b> '&手"],
      ]),
    );
  });

  it('are written into a drawing with their ranges, and never give way to another typeface while they load', () => {
    expect(fontStyle([{ ...KANJI, data: 'data:font/woff2;base64,AA' }])).toBe(
      '<style>@font-face{font-family:"Round";font-weight:500;font-display:block;' +
        'src:url(data:font/woff2;base64,AA) format("woff2");unicode-range:U+624b}</style>',
    );
  });

  it('are seen to have come by a letter with ink; for spaces alone nobody waits', () => {
    expect(lettersFor([LATIN, KANA], 'あ b')).toEqual([
      { letter: 'b', family: 'Round', weight: '500' },
      { letter: 'あ', family: 'Round', weight: '500' },
    ]);
    expect(lettersFor([LATIN], ' \u00a0\u00ad')).toEqual([]);
  });
});

describe('a PNG', () => {
  it('says how large it is, in a chunk of its own after the header', () => {
    // One white pixel: signature, header, data and end.
    const png = Uint8Array.from(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    const sized = withDensity(png, 300);
    expect(sized.length).toBe(png.length + 21);
    expect(sized.subarray(0, 33)).toEqual(png.subarray(0, 33));
    expect(sized.subarray(54)).toEqual(png.subarray(33));
    // 9 bytes, "pHYs", 11811 pixels a metre both ways (300 an inch), unit metre, and the chunk's known checksum.
    expect(Buffer.from(sized.subarray(33, 54)).toString('hex')).toBe(
      '00000009' + '70485973' + '00002e23' + '00002e23' + '01' + '78a53f76',
    );
  });
});

describe('a sheet for tabletop simulators', () => {
  const card = (fields: Partial<Extract<PaperCard['card'], { type: 'enemy' }>> = {}): PaperCard => ({
    card: {
      id: 'x',
      type: 'enemy',
      copies: 1,
      color: 'red',
      life: 1,
      points: 2,
      name: { en: 'X' },
      ...fields,
    },
  });
  const other = (type: 'number' | 'blank', design?: 'kirby' | 'enemy'): PaperCard => ({
    card: { id: 'y', type, copies: 1, name: { en: 'Y' }, ...(design === undefined ? {} : { design }) },
  });

  it('has cards of the true shape and fits what simulators take', () => {
    expect(TABLETOP_CARD.width * 88).toBe(TABLETOP_CARD.height * 63);
    expect(TABLETOP_CARD.width * 10).toBeLessThanOrEqual(4096);
    expect(TABLETOP_CARD.height * 7).toBeLessThanOrEqual(4096);
    expect(TABLETOP_CARDS).toBe(69);
  });

  it('holds cards of one back, 69 at most', () => {
    const lots = tabletopLots([
      ...Array.from({ length: 70 }, () => card()),
      other('number'),
      other('blank', 'enemy'),
      other('blank', 'kirby'),
    ]);
    expect(lots.map(({ back, cards }) => [back, cards.length])).toEqual([
      ['kirby', 2],
      ['enemy', 69],
      ['enemy', 2],
    ]);
    const ceremony: PaperCard = {
      card: { id: 'wild', type: 'kokopelli', copies: 6, name: { en: 'Wild' } },
    };
    expect(tabletopLots([ceremony, other('number')]).map(({ back }) => back)).toEqual(['kirby', 'kokopelli']);
    expect(tabletopLots([])).toEqual([]);
  });
});
