import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/cards/words';
import { cardFrame } from '.';
import { textWidth } from './measure';
import { BOX } from './testing/box';
import { FESTIVAL } from './testing/festival';
import { readXml } from './testing/xml';

const HELD = [...BOX.filter(({ type }) => type === 'kirby'), ...FESTIVAL];
const WIDTH = 630;

/** The lines of a card's name on the table face, where its neighbour leaves a share of it to be seen. */
const linesOf = (card: (typeof HELD)[number], language: 'en' | 'ja', clear: number) =>
  readXml(cardFrame(card, { face: 'table', language, signs: false, clear }))
    .filter(({ name, text }) => name === 'text' && !/^\d$/.test(text))
    .map(({ text, attributes }) => ({
      text,
      size: Number(attributes.get('font-size')),
      x: Number(attributes.get('x')),
      y: Number(attributes.get('y')),
    }));

describe('the name of a card in the hand', () => {
  it('stays within what its neighbour leaves of the card, whole, in letters to be read', () => {
    for (const card of HELD) {
      for (const language of LANGUAGES) {
        for (const clear of [0.45, 0.5, 0.55, 0.65, 0.75, 0.85, 0.9]) {
          const said = `${card.id} ${language} ${clear}`;
          const lines = linesOf(card, language, clear);
          for (const { text, size, x } of lines) {
            expect(x + textWidth(text, size, 800), said).toBeLessThanOrEqual(clear * WIDTH);
          }
          const name = card.name[language] ?? card.name.en;
          expect(
            lines
              .map(({ text }) => text)
              .join('')
              .replaceAll(' ', ''),
            said,
          ).toBe(name?.replaceAll(' ', ''));
          // At 110 px of card, as in a hand of ten in the smallest window, 52 units are 9 px.
          const least = clear < 0.5 ? 38 : 40;
          for (const { size } of lines) expect(size, said).toBeGreaterThanOrEqual(least);
          expect(lines.length, said).toBeLessThanOrEqual(3);
          for (const { y } of lines) expect(y, said).toBeGreaterThan(500);
        }
      }
    }
  });

  it('keeps English words whole, and parts Japanese at a particle where one is near the middle', () => {
    for (const card of HELD) {
      const words = (card.name.en ?? '').split(' ');
      for (const { text } of linesOf(card, 'en', 0.55))
        for (const word of text.split(' ')) expect(words).toContain(word);
    }
    const lines = (ja: string) => {
      const card = HELD.find(({ name }) => name.ja === ja);
      if (card === undefined) throw new Error(`no card ${ja}`);
      return linesOf(card, 'ja', 0.55).map(({ text }) => text);
    };
    expect(lines('ひかりのながムチ')).toEqual(['ひかりの', 'ながムチ']);
    expect(lines('ちへいせんをひく')).toEqual(['ちへいせんを', 'ひく']);
    expect(lines('ひらいたてのひら')).toEqual(['ひらいた', 'てのひら']);
  });

  it('is the usual one where nothing lies on the card', () => {
    for (const card of HELD.slice(0, 5)) {
      const usual = cardFrame(card, { face: 'table', language: 'en' });
      expect(cardFrame(card, { face: 'table', language: 'en', clear: 1 })).toBe(usual);
    }
  });
});
