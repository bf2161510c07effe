import { undisguised } from '@shared/cards/words';
import { describe, expect, it } from 'vitest';
import { createFormatter, wordLine } from './format';
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

it.each(['en', 'ja'] as const)(
  'a line of the log and a hint quiet the cards and seats they name (%s)',
  (language) => {
    const format = createFormatter(language);
    const names = { seat: () => 'Mi\u202eka\u2066', card: () => 'Sa\u200bve\u001b[31m\u202egnp.exe' };
    const plays = wordLine({ key: 'log.plays', seat: 0, card: { id: 'a' } }, names, format, language);
    const discards = wordLine(
      { key: 'log.discards-hand', seat: 0, cards: [{ id: 'a' }, { id: 'b' }] },
      names,
      format,
      language,
    );
    const hint = format('table.hintOf', { cards: names.card(), reason: names.seat() });
    for (const said of [plays, discards, hint]) {
      expect(said).toContain('Mika');
      expect(said).toContain('Save[31mgnp.exe');
      expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  },
);
