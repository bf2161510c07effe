const KATAKANA = /^[\p{Script=Katakana}ー]$/u;
const HIRAGANA = /^\p{Script=Hiragana}$/u;
const KANJI = /^[\p{Script=Han}々]$/u;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Whether a name may be parted between two of its letters, the first of which is the `end`th. */
type Place = (letters: readonly string[], end: number) => boolean;

const letterAt = (letters: readonly string[], at: number): string => letters[at] ?? '';

/** Behind を, which is never anything but a particle, and behind の, which hardly ever is. */
const behindParticle: Place = (letters, end) => {
  const letter = letterAt(letters, end - 1);
  const opens = end > 2 || KANJI.test(letterAt(letters, 0));
  const closes = letters.length - end > 1 || KANJI.test(letterAt(letters, end));
  // てのひら, the palm of a hand, is one word.
  return opens && closes && (letter === 'を' || (letter === 'の' && letterAt(letters, end - 2) !== 'て'));
};

/** Where one script ends and the next begins a word: けしきパンチ, ブロックくずし, もてなし上手. */
const betweenScripts: Place = (letters, end) => {
  const [before, after] = [letterAt(letters, end - 1), letterAt(letters, end)];
  if (end < 2 || letters.length - end < 2) return false;
  if (HIRAGANA.test(before)) return KATAKANA.test(after) || KANJI.test(after);
  return KATAKANA.test(before) && HIRAGANA.test(after);
};

/** Between two words of nothing but katakana. */
const betweenWords: Place = (letters, end) => {
  if (!letters.every((letter) => KATAKANA.test(letter))) return false;
  const starts = Array.from(words.segment(letters.join('')), ({ index }) => index);
  return starts.includes(end) && end > 1 && letters.length - end > 1;
};

/** Behind な, which may belong to a word. */
const behindNa: Place = (letters, end) =>
  letterAt(letters, end - 1) === 'な' && end > 2 && letters.length - end > 2;

/**
 * The two parts of a Japanese name without spaces, parted where a reader would, and as near to its middle as that
 * goes. Null where no such place is found.
 */
export function partsOfName(name: string): readonly [string, string] | null {
  const letters = [...name];
  const middle = letters.length / 2;
  const nearest = (place: Place): number | undefined =>
    Array.from({ length: letters.length - 1 }, (_, index) => index + 1)
      .filter((end) => place(letters, end))
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  for (const place of [behindParticle, betweenScripts, betweenWords, behindNa]) {
    const end = nearest(place);
    if (end !== undefined) return [letters.slice(0, end).join(''), letters.slice(end).join('')];
  }
  return null;
}
