import { describe, expect, it } from 'vitest';
import { cardFrame, cardPicture, coveringPlace, FACES, pictureWindow } from '.';
import { enemyCard, kirbyCard } from './testing/box';
import { type Element, readXml } from './testing/xml';

const AREA = { x: 18, y: 18, width: 600, height: 400 };

describe('where a picture of one’s own lies', () => {
  it('fills the window exactly with a crop of its shape', () => {
    // A 3000 × 1000 picture; its middle third is 1000 × 666.7, which is 3 : 2 like the window.
    const crop = { x: 1 / 3, y: 1 / 6, width: 1 / 3, height: 2 / 3 };
    const place = coveringPlace({ width: 3000, height: 1000 }, crop, AREA);
    expect(place.width).toBeCloseTo(1800);
    expect(place.height).toBeCloseTo(600);
    expect(place.x + crop.x * place.width).toBeCloseTo(18);
    expect(place.y + crop.y * place.height).toBeCloseTo(18);
  });

  it('covers the window from its middle without a crop', () => {
    // 1000 × 1000 at a scale of .6 is 600 × 600: 100 above and 100 below are cut off.
    expect(coveringPlace({ width: 1000, height: 1000 }, undefined, AREA)).toEqual({
      x: 18,
      y: -82,
      width: 600,
      height: 600,
    });
  });

  it('is never distorted, and never leaves a gap, whatever the crop says', () => {
    const crops = [
      { x: 0.9, y: 0.9, width: 1, height: 1 },
      { x: 0, y: 0, width: 0, height: 0 },
      { x: 1, y: 0, width: 0.5, height: 0.5 },
      { x: 0.2, y: 0.1, width: 0.05, height: 0.8 },
    ];
    for (const crop of crops) {
      for (const picture of [
        { width: 1, height: 2400 },
        { width: 2400, height: 7 },
        { width: 640, height: 480 },
      ]) {
        const { x, y, width, height } = coveringPlace(picture, crop, AREA);
        expect(width / height).toBeCloseTo(picture.width / picture.height);
        expect(x).toBeLessThanOrEqual(18.0001);
        expect(y).toBeLessThanOrEqual(18.0001);
        expect(x + width).toBeGreaterThanOrEqual(617.9999);
        expect(y + height).toBeGreaterThanOrEqual(417.9999);
      }
    }
  });
});

const HREF = '/art/0123?a="b"&c';
const image = { href: HREF, width: 800, height: 1200 };
const imagesIn = (svg: string): readonly Element[] => readXml(svg).filter(({ name }) => name === 'image');

describe('a card with a picture of one’s own', () => {
  it('shows it in the window of every face, clipped, in place of a scene', () => {
    for (const card of [
      kirbyCard({ art: { file: 'abc' } }),
      enemyCard({ art: { file: 'abc', crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.4 } } }),
    ]) {
      for (const face of FACES) {
        const svg = cardPicture(card, { face, image });
        const [shown, ...others] = imagesIn(svg);
        expect(others).toEqual([]);
        expect(shown?.attributes.get('href')).toBe(HREF);
        const at = (name: string): number => Number(shown?.attributes.get(name));
        const window = pictureWindow(card.type, face);
        expect(at('x')).toBeLessThanOrEqual(window.x);
        expect(at('y') + at('height')).toBeGreaterThanOrEqual(window.y + window.height - 0.01);
        expect(at('width') / at('height')).toBeCloseTo(2 / 3, 3);
        // Nothing but the clip and the picture: no scene lies below it.
        expect(readXml(svg)).toHaveLength(5);
      }
    }
  });

  it('is drawn instead where the file is missing, and says so only when told', () => {
    const card = kirbyCard({ art: { file: 'abc' } });
    const quiet = cardPicture(card, { face: 'table' });
    const told = cardPicture(card, { face: 'table', image: 'missing' });
    expect(imagesIn(quiet)).toEqual([]);
    expect(readXml(quiet).length).toBeGreaterThan(20);
    expect(told.startsWith(quiet.slice(0, -'</svg>'.length))).toBe(true);
    expect(told.slice(quiet.length)).toContain('#A8232F');
  });

  it('takes a picture only where the art shown is a file', () => {
    const drawn = kirbyCard({ art: { scene: 'meadow' } });
    expect(cardPicture(drawn, { face: 'full', image })).toBe(cardPicture(drawn, { face: 'full' }));
    expect(cardPicture(drawn, { face: 'full', image: 'missing' })).toBe(cardPicture(drawn, { face: 'full' }));
    const variant = { id: 'mine', of: 'box/mine-1', art: { file: 'abc' } };
    expect(imagesIn(cardPicture(drawn, { face: 'full', image, variant }))).toHaveLength(1);
    const own = kirbyCard({ art: { file: 'abc' } });
    const scene = { ...variant, art: { scene: 'ice' } };
    expect(imagesIn(cardPicture(own, { face: 'full', image, variant: scene }))).toEqual([]);
  });

  it('keeps the words of its frame', () => {
    const card = kirbyCard({ art: { file: 'abc' } });
    expect(cardFrame(card, { face: 'full', language: 'en' })).toContain('Plain Name');
  });
});
