import { describe, expect, it } from 'vitest';
import type { Step } from '@shared/abilities';
import { LANGUAGES } from '@shared/cards/words';
import { cardFrame, fits, type Unfitting } from '.';
import { textWidth } from './measure';
import { BOX, enemyCard, kirbyCard, PROMOS } from './testing/box';
import { type Element, readXml } from './testing/xml';

const LONG = {
  words: 'Remarkable wanderers of the meadow go home. '.repeat(7).slice(0, 300),
  word: 'W'.repeat(300),
  kana: 'とてもながいなまえのまほうつかい'.repeat(19).slice(0, 300),
  phrases: 'ながい なまえ の カード '.repeat(25).slice(0, 300),
  emoji: '👩‍👩‍👧‍👦🦔🎉'.repeat(19).slice(0, 300),
  mixed: 'שלום עולם and مرحبا بالعالم と なかま '.repeat(8).slice(0, 300),
};

const WHITE = { color: 'white', effects: [] } as const;
const STEPS: readonly Step[] = [
  { discardHand: { upTo: 9 } },
  { if: { defeated: 'yellow', atLeast: 9 }, power: { per: 'defeated', color: 'yellow', times: 4, plus: 9 } },
  { if: { defeated: 'yellow', atLeast: 9 }, boost: { per: 'hand', times: 4, plus: 9 } },
  { if: { discarded: 2 }, targets: { per: 'defeated', color: 'white', times: 4, plus: 9 } },
  { if: { defeated: 'white', atLeast: 9 }, discardEnemies: { upTo: 5 } },
  { if: { defeated: 'white', atLeast: 9 }, get: { per: 'defeated', color: 'white', times: 4, plus: 9 } },
];

const texts = (svg: string): readonly Element[] => readXml(svg).filter(({ name }) => name === 'text');

/** Left and right end of a text, and its baseline, in card units. */
function extent({ attributes, text, place }: Element): { left: number; right: number; y: number } {
  const number = (name: string): number => Number(attributes.get(name));
  const width = textWidth(text, number('font-size'), number('font-weight') === 800 ? 800 : 500);
  const anchor = attributes.get('text-anchor') ?? 'start';
  const left = number('x') - width * (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1);
  return {
    left: place.x + place.scale * left,
    right: place.x + place.scale * (left + width),
    y: place.y + place.scale * number('y'),
  };
}

const cut = (found: readonly Unfitting[]): readonly Unfitting[] => found.filter(({ how }) => how === 'cut');
const parts = (found: readonly Unfitting[]): string[] => found.map(({ part, how }) => `${part} ${how}`);

describe('what fits on a card', () => {
  it('is all that is shown on the cards of the box, in both languages, with readings and with every look', () => {
    for (const language of LANGUAGES) {
      for (const card of BOX) expect(cut(fits(card, language, { furigana: true })), card.id).toEqual([]);
      for (const variant of PROMOS) {
        const card = BOX.find(({ id }) => variant.of.endsWith(`/${id}`));
        if (!card) throw new Error(variant.of);
        expect(cut(fits(card, language, { variant })), variant.id).toEqual([]);
      }
    }
  });

  it.each(Object.entries(LONG))('is a flavour of 300 characters: %s', (_, text) => {
    const card = kirbyCard({ ...WHITE, flavor: { en: text } });
    expect(fits(card, 'en')).toEqual([]);
    const shown = texts(cardFrame(card, { face: 'full', language: 'en' }));
    // Power, name and foot apart, the lines hold every character that is not a space.
    const said = shown
      .filter(({ attributes }) => attributes.get('fill') === '#5D5068')
      .map((line) => line.text)
      .join('');
    expect(said.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    const lines = shown.map(extent);
    for (const { left, right, y } of lines) {
      expect(left).toBeGreaterThanOrEqual(30);
      expect(right).toBeLessThanOrEqual(600);
      expect(y).toBeLessThanOrEqual(850);
    }
    expect(new Set(lines.map(({ y }) => y.toFixed(1))).size).toBeGreaterThanOrEqual(lines.length - 1);
  });

  it('is the longest ability, in both languages, with and without readings', () => {
    const card = kirbyCard({ color: 'yellow', ability: 'beam', effects: STEPS });
    for (const language of LANGUAGES) {
      for (const furigana of [false, true]) {
        expect(fits(card, language, { furigana })).toEqual([]);
        const shown = texts(cardFrame(card, { face: 'full', language, furigana })).map(extent);
        for (const { right, y } of shown) {
          expect(right).toBeLessThanOrEqual(600);
          expect(y).toBeLessThanOrEqual(850);
        }
      }
    }
  });

  it.each(Object.entries(LONG))('says that a name and a place of 300 characters do not: %s', (_, text) => {
    const long = { en: text };
    const shortly = { en: 'Short', ja: 'みじかい' };
    expect(parts(fits(kirbyCard({ name: long, field: long }), 'en'))).toEqual(['name cut', 'place cut']);
    expect(parts(fits(enemyCard({ name: long, field: long }), 'en'))).toEqual(['name cut', 'place cut']);
    expect(fits(kirbyCard({ name: { ...shortly, en: text } }), 'ja')).toEqual([]);
    expect(fits(kirbyCard({ name: { ...shortly, en: text } }), 'en')).toEqual([
      { part: 'name', language: 'en', how: 'cut' },
    ]);
  });

  it('says that a flavour has no place on an enemy, nor below a long ability', () => {
    const flavor = { en: 'It let go of its hat.', ja: 'ぼうしを はなした。' };
    expect(parts(fits(enemyCard({ flavor }), 'ja'))).toEqual(['flavor hidden']);
    expect(parts(fits(kirbyCard({ flavor, effects: STEPS }), 'en'))).toEqual(['flavor hidden']);
    expect(fits(kirbyCard({ flavor, effects: [{ power: 1 }] }), 'en')).toEqual([]);
    expect(parts(fits(kirbyCard({ flavor: { en: LONG.words }, effects: [{ power: 1 }] }), 'en'))).toEqual([
      'flavor cut',
    ]);
    expect(fits(enemyCard({ flavor: { en: '  ' } }), 'en')).toEqual([]);
  });

  it('counts the look that is shown', () => {
    const variant = { id: 'mine', of: 'box/mine-1', name: { en: LONG.words } };
    expect(fits(kirbyCard(), 'en')).toEqual([]);
    expect(parts(fits(kirbyCard(), 'en', { variant }))).toEqual(['name cut']);
  });
});
