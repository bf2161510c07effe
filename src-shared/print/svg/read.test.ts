import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copytoruVocabulary } from '@shared/abilities';
import { cardFrame, printedBack, printedCard } from '@shared/card-face';
import { readCardSet } from '@shared/cards';
import { UnknownDrawing } from './elements';
import type { Drawing, Item } from './model';
import { readDrawing } from './read';

const FONT = 'M PLUS Rounded 1c';
const read = (inner: string, attributes = ''): Drawing =>
  readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${attributes}>${inner}</svg>`,
    FONT,
  );
const first = (inner: string): Item | undefined => read(inner).items[0];

describe('a drawing', () => {
  it('has the box it is drawn in', () => {
    expect(readDrawing('<svg viewBox="-30 -30 690 940"></svg>', FONT).box).toEqual({
      x: -30,
      y: -30,
      width: 690,
      height: 940,
    });
  });

  it('fills a shape that says nothing of it in black, and draws no line', () => {
    expect(first('<path d="M0 0h1v1z"/>')).toEqual({
      kind: 'shape',
      outline: { commands: 'MLLZ', points: [0, 0, 1, 0, 1, 1] },
      transform: null,
      fill: { paint: { kind: 'colour', colour: { red: 0, green: 0, blue: 0 } }, opacity: 1, evenOdd: false },
      stroke: null,
      opacity: 1,
    });
  });

  it('keeps how a line is drawn', () => {
    expect(
      first(
        '<path d="M0 0h1" fill="none" stroke="#f00" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="1 17" stroke-opacity=".5" opacity=".25"/>',
      ),
    ).toMatchObject({
      fill: null,
      opacity: 0.25,
      stroke: {
        colour: { red: 1, green: 0, blue: 0 },
        width: 2,
        cap: 'round',
        join: 'bevel',
        dashes: [1, 17],
        opacity: 0.5,
      },
    });
  });

  it('stretches a gradient over the shape it fills, in the order box, transform', () => {
    const inner =
      '<defs><linearGradient id="a" gradientTransform="translate(.5)"><stop offset="0" stop-color="#fff"/><stop offset="50%" stop-color="#000" stop-opacity=".5"/></linearGradient></defs>' +
      '<rect x="10" y="20" width="100" height="50" fill="url(#a)"/>';
    expect(first(inner)).toMatchObject({
      fill: {
        paint: {
          kind: 'gradient',
          shape: { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0 },
          transform: [100, 0, 0, 50, 60, 20],
          stops: [
            { offset: 0, colour: { red: 1 }, opacity: 1 },
            { offset: 0.5, colour: { red: 0 }, opacity: 0.5 },
          ],
        },
      },
    });
    const own = inner.replace('id="a"', 'id="a" gradientUnits="userSpaceOnUse" x2="100"');
    expect(first(own)).toMatchObject({
      fill: { paint: { shape: { x2: 100 }, transform: [1, 0, 0, 1, 0.5, 0] } },
    });
  });

  it('never lets a stop lie before the one above it', () => {
    const stops = '<stop offset=".6" stop-color="#fff"/><stop offset=".3" stop-color="#000"/>';
    expect(
      first(`<radialGradient id="a">${stops}</radialGradient><circle r="1" fill="url(#a)"/>`),
    ).toMatchObject({
      fill: { paint: { stops: [{ offset: 0.6 }, { offset: 0.6 }] } },
    });
  });

  it('clips groups, and knows a clip that is defined further down', () => {
    expect(
      first(
        '<g clip-path="url(#c)" opacity=".5"><circle r="1"/></g><clipPath id="c"><rect width="2" height="3"/></clipPath>',
      ),
    ).toMatchObject({
      kind: 'group',
      opacity: 0.5,
      clip: { outline: { commands: 'MLLLZ' }, evenOdd: false },
      children: [{ kind: 'shape' }],
    });
  });

  it('takes words as they were meant, and none where there are only spaces', () => {
    expect(
      first(
        '<text x="3" y="4" font-size="5" font-weight="800" fill="#010203" text-anchor="end">A &lt;b&gt; &amp; &#39;c&#39;</text>',
      ),
    ).toMatchObject({ kind: 'words', text: "A <b> & 'c'", x: 3, y: 4, size: 5, weight: 800, anchor: 'end' });
    expect(first('<text> </text>')).toBeUndefined();
  });

  it('places a picture', () => {
    expect(first('<image href="abc" x="1" y="2" width="3" height="4" preserveAspectRatio="none"/>')).toEqual({
      kind: 'picture',
      address: 'abc',
      x: 1,
      y: 2,
      width: 3,
      height: 4,
    });
  });
});

describe('what paper cannot show, or would show otherwise, is refused', () => {
  it.each([
    '<filter id="a"/>',
    '<foreignObject/>',
    '<style>path{}</style>',
    '<use href="#a"/>',
    '<mask id="a"/>',
    '<path d="M0 0h1" style="fill:red"/>',
    '<path d="M0 0h1" filter="url(#a)"/>',
    '<path d="M0 0h1" mix-blend-mode="multiply"/>',
    '<path d="M0 0h1" fill="red"/>',
    '<path d="M0 0h1" fill="url(#none)"/>',
    '<path d="M0 0h1" stroke="url(#none)"/>',
    '<path d="M0 0h1" transform="spin(3)"/>',
    '<path d="M0 0h1" stroke-width="2px" stroke="#000"/>',
    '<g clip-path="url(#none)"></g>',
    '<g fill="#fff"><path d="M0 0h1"/></g>',
    '<clipPath id="c"><path d="M0 0"/><path d="M1 1"/></clipPath>',
    '<linearGradient id="a"><stop offset="0"/></linearGradient>',
    '<linearGradient id="a" spreadMethod="repeat"><stop offset="0"/><stop offset="1"/></linearGradient>',
    '<text font-family="Comic Sans">x</text>',
    '<text font-weight="400">x</text>',
    '<text><tspan>x</tspan></text>',
    '<text letter-spacing="2">x</text>',
    '<image href="a" width="1" height="1" preserveAspectRatio="xMidYMid"/>',
    '<!-- a comment --><g></g>',
    '<g><path d="M0 0h1"/>',
    '</g>',
    '&unknown;<g></g>',
  ])('%s', (inner) => {
    expect(() => read(inner)).toThrow(UnknownDrawing);
  });

  it('and so is anything but one drawing', () => {
    expect(() => read('', ' font-family="Arial"')).toThrow(UnknownDrawing);
    expect(() => readDrawing('<svg></svg>', FONT)).toThrow(UnknownDrawing);
    expect(() => readDrawing('<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>', FONT)).toThrow(
      UnknownDrawing,
    );
    expect(() => readDrawing('<g></g>', FONT)).toThrow(UnknownDrawing);
    expect(() => readDrawing('', FONT)).toThrow(UnknownDrawing);
  });
});

describe('every card that ships', () => {
  const cards = ['copytoru-base', 'copytoru-promo'].flatMap((id) => {
    const file = `cardsets/${id}/set.json`;
    const { set } = readCardSet({
      text: readFileSync(file, 'utf8'),
      file,
      vocabularies: { copytoru: copytoruVocabulary },
    });
    return set === null ? [] : [set];
  });
  const base = cards.find(({ id }) => id === 'copytoru-base')?.cards ?? [];
  const looks = cards.flatMap(({ variants }) => variants);

  it('can go to paper, in both languages and in every look', () => {
    expect(base.length + looks.length).toBeGreaterThan(95);
    for (const card of base) {
      const whole = readDrawing(printedCard(card, { language: 'en', bleed: 30 }), FONT);
      // Its picture says nothing, in any language.
      const frame = readDrawing(
        cardFrame(card, { face: 'full', language: 'ja', furigana: true, bleed: 30 }),
        FONT,
      );
      for (const { items } of [whole, frame]) expect(items.some(({ kind }) => kind === 'words')).toBe(true);
    }
    for (const variant of looks) {
      const card = base.find(({ id }) => variant.of === `copytoru-base/${id}`);
      if (card === undefined) throw new Error(variant.of);
      const drawn = printedCard(card, { language: 'en', bleed: 30, variant });
      expect(readDrawing(drawn, FONT).items.length).toBeGreaterThan(5);
    }
  });

  it('and so can both backs, and a picture of one’s own', () => {
    for (const kind of ['kirby', 'enemy'] as const) {
      expect(readDrawing(printedBack(kind, { bleed: 30 }), FONT).items.length).toBeGreaterThan(5);
    }
    const [card] = base;
    if (card === undefined) throw new Error('An empty set.');
    const own = printedCard(
      { ...card, art: { file: 'a', crop: { x: 0, y: 0, width: 0.5, height: 0.5 } } },
      { language: 'ja', bleed: 0, image: { href: 'a', width: 100, height: 90 } },
    );
    const pictures = (items: readonly Item[]): Item[] =>
      items.flatMap((item) =>
        item.kind === 'group' ? pictures(item.children) : item.kind === 'picture' ? [item] : [],
      );
    expect(pictures(readDrawing(own, FONT).items)).toMatchObject([{ address: 'a' }]);
  });
});
