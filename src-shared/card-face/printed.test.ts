import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/cards/words';
import { printedBack, printedCard } from '.';
import { BOX, boxCard, enemyCard, kirbyCard, PROMOS } from './testing/box';
import { readXml } from './testing/xml';

/** All that the bridge to paper knows how to draw. */
const DRAWABLE = new Set(
  'svg g path rect circle ellipse text image defs clipPath linearGradient radialGradient stop'.split(' '),
);
const FORBIDDEN = / (?:style|class|filter|mask)=|mix-blend|\son\w+=|NaN|undefined|Infinity/;

describe('a card for paper', () => {
  it('is drawn of what paper can show, each reference met and each id once', () => {
    for (const card of BOX.filter((_, i) => i % 5 === 0 || i > 82)) {
      for (const language of LANGUAGES) {
        const svg = printedCard(card, { language, bleed: 30 });
        for (const { name } of readXml(svg)) expect(DRAWABLE, name).toContain(name);
        expect(FORBIDDEN.exec(svg)?.[0], card.id).toBeUndefined();
        const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      }
    }
  });

  it('holds picture and words, in a font named so that every reader finds it', () => {
    const svg = printedCard(boxCard('blue-5'), { language: 'en', bleed: 30 });
    const [root, ...inside] = readXml(svg);
    expect(root?.attributes.get('font-family')).toBe("'M PLUS Rounded 1c'");
    const words = inside.filter(({ name }) => name === 'text');
    expect(words.map(({ text }) => text)).toContain('Scatter Burst');
    for (const { attributes } of words) expect(['500', '800']).toContain(attributes.get('font-weight'));
    expect(inside.filter(({ name }) => name === 'linearGradient').length).toBeGreaterThan(0);
  });

  it('runs past the cut on every side by its bleed, with its frame colour in the corners', () => {
    const cards = [kirbyCard(), enemyCard(), boxCard('number-1'), boxCard('rules-1'), boxCard('blank-enemy')];
    for (const card of cards) {
      const svg = printedCard(card, { language: 'ja', bleed: 30 });
      expect(readXml(svg)[0]?.attributes.get('viewBox')).toBe('-30 -30 690 940');
      expect(svg.includes('M-30 -30H660V910H-30Z'), card.id).toBe(true);
      // No line at a cut, and no round corner within one.
      expect(svg.includes('stroke-opacity=".28"')).toBe(false);
      expect(svg.includes('a36 36 0 0 1')).toBe(false);
    }
  });

  it('carries a Kirby card’s hill bands on without a bend', () => {
    const svg = printedCard(kirbyCard(), { language: 'en', bleed: 30 });
    // Band of a hill at 544: at the left edge 20 above it, then 26 lower, falling by .55 a unit to the left.
    expect(svg).toContain('M-30 566.5L0 550C');
    // At the right edge 18 above, rising on by 34 in 70.
    expect(svg).toContain('560 540 630 506L660 491.4V910H-30Z');
  });

  it('is square at its edges without a bleed, and round like on the screen without a cut', () => {
    const cut = printedCard(enemyCard(), { language: 'en', bleed: 0 });
    expect(readXml(cut)[0]?.attributes.get('viewBox')).toBe('0 0 630 880');
    expect(cut).toContain('M0 0H630V880H0Z');
    const shown = printedCard(enemyCard(), { language: 'en' });
    expect(shown).toContain('a36 36 0 0 1');
    expect(shown).toContain('stroke-opacity=".28"');
  });

  it('shows a look’s name, flavour and picture, and a picture of one’s own', () => {
    const variant = PROMOS.find(({ id }) => id === 'red-7-red');
    if (!variant) throw new Error('no such promo');
    const card = boxCard('red-7');
    const svg = printedCard(card, { language: 'en', bleed: 0, variant });
    expect(svg).toContain('Cherry Ember');
    expect(svg).not.toBe(
      printedCard(card, { language: 'en', bleed: 0, variant: { ...variant, art: { scene: 'ice' } } }),
    );
    const image = { href: '/art/1', width: 10, height: 10 };
    expect(printedCard(kirbyCard({ art: { file: '1' } }), { language: 'en', bleed: 30, image })).toContain(
      '<image href="/art/1"',
    );
  });
});

describe('a back for paper', () => {
  it('runs past the cut, and is the same turned by half a turn but for its emblem and stars', () => {
    for (const kind of ['kirby', 'enemy'] as const) {
      const svg = printedBack(kind, { bleed: 30 });
      const parts = readXml(svg);
      expect(parts[0]?.attributes.get('viewBox')).toBe('-30 -30 690 940');
      expect(svg).toContain('M-30 -30H660V910H-30Z');
      // Both moons lie below all hills: four discs, then the hills of both halves.
      const shapes = parts.filter(({ name }) => name === 'circle' || name === 'path').map(({ name }) => name);
      expect(shapes.slice(1, 11)).toEqual([...Array(4).fill('circle'), ...Array(6).fill('path')]);
      for (const { name } of parts) expect(DRAWABLE, name).toContain(name);
    }
  });
});
