import { undisguised } from '@shared/cards/words';
import { describe, expect, it } from 'vitest';
import { createFormatter } from './format';
import { quietSentence } from './quiet-sentence';

describe('a name in a sentence', () => {
  it('commands no terminal and turns no words around, on the command line as on the screen', () => {
    const name = '\u001b]0;owned\u0007\u001b[2J\u009b31mMika\u202e\u2066';
    const words = createFormatter('en')('cli.replay.place-copytoru', { place: 1, seat: name, n: 3 });
    for (const said of [words, quietSentence(name)]) expect(said).not.toMatch(/[\p{Cc}\u202e\u2066]/u);
    expect(createFormatter('en')('main.import.no-record', { file: name })).toContain('Mika');
    expect(createFormatter('ja')('main.import.no-record', { file: name })).toMatch(/^[^\p{Cc}\u202e]+$/u);
  });

  it('keeps its lines, its emoji and its own direction', () => {
    const name = 'محمد 👩‍👩‍👧\n\tおばあちゃん';
    expect(quietSentence(name)).toBe(name);
  });

  it('loses the same letters as on a card, where they are left out as well', () => {
    const all = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code));
    const letters = all.filter((letter) => !/\p{Cc}/u.test(letter));
    const isLeftOut = (letter: string): boolean => quietSentence(letter) === '';
    expect(letters.filter((letter) => isLeftOut(letter) !== (undisguised(letter) === ''))).toEqual([]);
    expect(letters.filter(isLeftOut).length).toBeGreaterThan(30);
  });

  it('keeps the marks that hold its direction together, and none that stands alone', () => {
    expect(quietSentence('\u2068دانا\u2069 is choosing.')).toBe('\u2068دانا\u2069 is choosing.');
    expect(quietSentence('a\u2069b\u2068c\u2067d')).toBe('abcd');
    expect(quietSentence('\u2068a\u2069b\u2069')).toBe('\u2068a\u2069b');
  });
});
