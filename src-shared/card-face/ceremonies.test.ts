import { describe, expect, it } from 'vitest';
import { hashText } from '@shared/art/drawing/random';
import { FESTIVAL_CHOICES } from '@shared/art/festival';
import { PICTURES } from '@shared/cards';
import { type Language, LANGUAGES } from '@shared/cards/words';
import { EFFECT_KINDS, freshEffect, type KokopelliCard } from '@shared/ceremonies';
import {
  backKindOf,
  cardFrame,
  cardPicture,
  ceremonyMark,
  FACES,
  festivalPicture,
  fits,
  pictureWindow,
  printedBack,
  printedCard,
} from '.';
import { setCeremonyWords } from './ceremony-words';
import { textWidth } from './measure';
import { enemyCard, boxCard, kirbyCard } from './testing/box';
import { ceremonyCard, FESTIVAL, festivalCard } from './testing/festival';
import { type Element, readXml } from './testing/xml';

const textElements = (svg: string): Element[] => readXml(svg).filter(({ name }) => name === 'text');
const texts = (svg: string): string[] => textElements(svg).map(({ text }) => text);
const plain = (svg: string): string => svg.replace(/(?: id="[^"]+"|url\(#[^)]+\))/g, '');

/** Left and right end and baseline of every text, in card units. */
const places = (svg: string): { left: number; right: number; y: number }[] =>
  textElements(svg).map(({ attributes, text, place }) => {
    const number = (name: string): number => Number(attributes.get(name));
    const width = textWidth(text, number('font-size'), number('font-weight') === 800 ? 800 : 500);
    const left = number('x') - width * (attributes.get('text-anchor') === 'middle' ? 0.5 : 0);
    return {
      left: place.x + place.scale * left,
      right: place.x + place.scale * (left + width),
      y: place.y + place.scale * number('y'),
    };
  });

describe('the cards of Kokopelli', () => {
  it('say all they have to say, in both languages, with readings and without', () => {
    for (const card of FESTIVAL) {
      for (const language of LANGUAGES) {
        expect(fits(card, language), `${card.id} ${language}`).toEqual([]);
        expect(fits(card, language, { furigana: true }), `${card.id} ${language}`).toEqual([]);
      }
    }
  });

  it('keep all their words 3 mm inside the cut, on every face', () => {
    for (const card of FESTIVAL) {
      for (const language of LANGUAGES) {
        for (const face of FACES) {
          for (const { left, right, y } of places(cardFrame(card, { face, language, furigana: true }))) {
            expect(left, card.id).toBeGreaterThanOrEqual(30);
            expect(right, card.id).toBeLessThanOrEqual(600);
            expect(y, card.id).toBeLessThanOrEqual(850);
          }
        }
      }
    }
  });

  it('show name, text and flavour in full, and on the table their name alone', () => {
    const card = festivalCard('flute-host');
    const full = texts(cardFrame(card, { face: 'full', language: 'en' }));
    expect(full[0]).toBe('Flute Host');
    expect(full.join(' ')).toContain('1 point for each Kokopelli anyone lays in your village.');
    expect(full.join(' ')).toContain('A lantern out for every passing tune.');
    expect(texts(cardFrame(card, { face: 'table', language: 'ja' }))).toEqual(['ふえのおでむかえ']);
    expect(texts(cardFrame(card, { face: 'token', language: 'en' }))).toEqual([]);
    const wild = texts(cardFrame(festivalCard('kokopelli'), { face: 'full', language: 'en' }));
    expect(wild.join(' ')).toContain('Joins any ceremony that runs, but never opens one.');
  });

  it('read at a glance on the table: a name of its own is as large as any', () => {
    for (const card of FESTIVAL) {
      for (const language of LANGUAGES) {
        for (const { attributes } of textElements(cardFrame(card, { face: 'table', language }))) {
          // At 92 pixels wide, 58 units are 8.5 pixels.
          expect(Number(attributes.get('font-size')), card.id).toBeGreaterThanOrEqual(58);
        }
      }
    }
  });

  it('each have a thing and a tone that no other has', () => {
    expect(FESTIVAL).toHaveLength(17);
    expect(new Set(FESTIVAL.map((card) => festivalPicture(card).thing)).size).toBe(17);
    expect(new Set(FESTIVAL.map((card) => festivalPicture(card).tone)).size).toBe(17);
    expect(new Set(FESTIVAL.map((card) => plain(cardPicture(card, { face: 'table' })))).size).toBe(17);
    expect(new Set(FESTIVAL.map((card) => plain(ceremonyMark(card)))).size).toBe(17);
  });

  it('are drawn as they always were', () => {
    const pictures = FESTIVAL.map((card) => cardPicture(card, { face: 'full' }));
    expect(hashText(pictures.join())).toBe(43417325);
    const frames = FESTIVAL.map((card) => cardFrame(card, { face: 'table', language: 'en' }));
    expect(hashText(frames.join())).toBe(2299589090);
  });
});

describe('a designed ceremony', () => {
  it('has room for everything an effect can say', () => {
    for (const kind of EFFECT_KINDS) {
      for (const language of LANGUAGES) {
        const card = ceremonyCard({ effect: freshEffect(kind) });
        expect(fits(card, language, { furigana: true }), `${kind} ${language}`).toEqual([]);
      }
    }
  });

  it('says what has no room, and never runs over its card', () => {
    const long = { en: 'Remarkable wanderers of the meadow go home. '.repeat(7) };
    const card = ceremonyCard({ name: long, flavor: long });
    expect(fits(card, 'en')).toEqual([
      { part: 'name', language: 'en', how: 'cut' },
      { part: 'flavor', language: 'en', how: 'cut' },
    ]);
    for (const face of ['full', 'table'] as const) {
      for (const { right, y } of places(cardFrame(card, { face, language: 'en' }))) {
        expect(right).toBeLessThanOrEqual(600);
        expect(y).toBeLessThanOrEqual(850);
      }
    }
  });

  it('keeps its text as far from a name of two lines as from one of a single line', () => {
    const gap = (card: KokopelliCard, furigana: boolean, language: Language): number => {
      const [top, ...lower] = places(cardFrame(card, { face: 'full', language, furigana })).map(({ y }) => y);
      const [name = 0, text = 0] =
        setCeremonyWords(card, { language }).name.lines.length > 1 ? lower : [top, ...lower];
      return text - name;
    };
    const short = ceremonyCard();
    const long = ceremonyCard({
      name: {
        en: 'The Remarkable Wanderer of the Meadow',
        ja: 'たのしい おまつりの ひの とおい みちの ぎしき',
      },
    });
    for (const language of LANGUAGES) {
      for (const furigana of [false, true]) {
        const name = setCeremonyWords(long, { language }).name;
        expect(name.lines, language).toHaveLength(2);
        expect(gap(long, furigana, language)).toBeGreaterThanOrEqual(gap(short, furigana, language));
      }
    }
  });

  it('escapes what people write', () => {
    const name = { en: '<script>&"' };
    const svg = cardFrame(ceremonyCard({ name, flavor: name }), { face: 'full', language: 'en' });
    expect(readXml(svg).some(({ name: element }) => element === 'script')).toBe(false);
    expect(texts(svg)).toContain('<script>&"');
  });

  it('shows a picture of one’s own in its window, cut as wished, or a stand-in that says so', () => {
    const card = ceremonyCard({ art: { file: '1', crop: { x: 0, y: 0, width: 0.5, height: 0.5 } } });
    const image = { href: '/art/1', width: 100, height: 100 };
    const own = readXml(cardPicture(card, { face: 'full', image })).find(({ name }) => name === 'image');
    const { x, y, width, height } = pictureWindow('ceremony', 'full');
    // A quarter of the square picture covers the window, which is wider than tall.
    const side = Math.max(width, height) * 2;
    expect(Number(own?.attributes.get('width'))).toBeCloseTo(side, 1);
    expect(Number(own?.attributes.get('x'))).toBeCloseTo(x, 1);
    expect(Number(own?.attributes.get('y'))).toBeCloseTo(y - (side / 2 - height) / 2, 1);
    const missing = cardPicture(card, { face: 'full', image: 'missing' });
    expect(missing).toContain('#A8232F');
    expect(missing).not.toContain('<image');
  });

  it('may only name tones and things that can be drawn', () => {
    expect(PICTURES.kokopelli).toEqual(FESTIVAL_CHOICES);
  });

  it('keeps its picture whatever its words become, and shows the art of another look', () => {
    const card = ceremonyCard();
    const picture = cardPicture(card, { face: 'table' });
    expect(cardPicture({ ...card, name: { en: 'Other' } }, { face: 'table' })).toBe(picture);
    const variant = { id: 'v', of: 'a/mine-3', art: { scene: 'cloth', palette: 'plum', figure: 'kettle' } };
    expect(festivalPicture(card, { variant })).toEqual({ tone: 'plum', thing: 'kettle' });
    expect(cardPicture(card, { face: 'table', variant })).not.toBe(picture);
  });
});

describe('on paper', () => {
  const DRAWABLE = new Set(
    'svg g path rect circle ellipse text image defs clipPath linearGradient radialGradient stop'.split(' '),
  );

  it('every card is drawn of what paper can show, runs past the cut and points at nothing missing', () => {
    for (const card of FESTIVAL) {
      const svg = printedCard(card, { language: 'ja', furigana: true, bleed: 30 });
      for (const { name } of readXml(svg)) expect(DRAWABLE, name).toContain(name);
      expect(svg).toContain('M-30 -30H660V910H-30Z');
      expect(svg).not.toMatch(/ (?:style|class|filter|mask)=|NaN|undefined|Infinity/);
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size, card.id).toBe(ids.length);
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    }
  });

  it('each deck has its own back, and what lies open has none', () => {
    expect(FESTIVAL.map(backKindOf)).toEqual(FESTIVAL.map(() => 'kokopelli'));
    expect([kirbyCard(), enemyCard(), boxCard('blank-enemy'), boxCard('rules-1')].map(backKindOf)).toEqual([
      'kirby',
      'enemy',
      'enemy',
      null,
    ]);
    const backs = (['kirby', 'enemy', 'kokopelli'] as const).map((kind) => printedBack(kind, { bleed: 30 }));
    expect(new Set(backs).size).toBe(3);
    for (const { name } of readXml(backs[2] ?? '')) expect(DRAWABLE, name).toContain(name);
  });
});
