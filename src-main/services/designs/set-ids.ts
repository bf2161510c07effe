import { TEXT_LIMIT } from '@shared/cards/words';
import type { DraftText } from '@shared/contract/drafts';

/** Characters a set's id may have; some are left for a number. */
const MOST = 70;

/** Names of devices, which no folder can have on Windows. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Kana in the order of the fifty sounds, with the consonants their rows begin with. */
const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
];
const VOWELS = 'aiueo';
/** Sounds that are not spelt as their row and column say (Hepburn). */
const OTHERS: Readonly<Record<string, string>> = {
  ...{
    し: 'shi',
    じ: 'ji',
    ち: 'chi',
    ぢ: 'ji',
    つ: 'tsu',
    づ: 'zu',
    ふ: 'fu',
    や: 'ya',
    ゆ: 'yu',
    よ: 'yo',
  },
  ...{ わ: 'wa', ゐ: 'i', ゑ: 'e', を: 'o', ん: 'n', ゔ: 'vu', ー: '' },
  ...{ ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゎ: 'wa' },
};
const SPELT = new Map([
  ...ROWS.flatMap(([consonant, kana]) =>
    Array.from(kana, (letter, index): [string, string] => [letter, `${consonant}${VOWELS[index] ?? ''}`]),
  ),
  ...Object.entries(OTHERS),
]);
/** Small letters that melt into the sound before them: き and ゃ are kya. */
const MELTING: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

/** Katakana as hiragana, which stand in the same order 0x60 places before. */
const asHiragana = (text: string): string =>
  text.replace(/[\u30A1-\u30F4]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));

/** A text with its kana in Latin letters. */
function inLatin(text: string): string {
  let latin = '';
  let doubled = false;
  for (const letter of asHiragana(text.normalize('NFKC'))) {
    if (letter === 'っ') {
      doubled = true;
      continue;
    }
    const melting = MELTING[letter];
    if (melting !== undefined && latin.endsWith('i')) {
      const before = latin.slice(0, -1);
      // sha, cha and ja have no y.
      latin = before + (/(?:sh|ch|j)$/.test(before) ? melting.slice(1) : melting);
      continue;
    }
    const spelt = SPELT.get(letter) ?? melting ?? letter;
    latin +=
      doubled && /^[a-z]/.test(spelt) ? `${spelt.startsWith('ch') ? 't' : spelt.charAt(0)}${spelt}` : spelt;
    doubled = false;
  }
  return latin;
}

/** A text in the letters an id may have; empty unless all its letters can be written in them: half a name is none. */
export function slugOf(text: string): string {
  const latin = inLatin(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  if (/(?![a-z])\p{L}/u.test(latin)) return '';
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');
}

/** An id made from a set's name: in English, else from its kana; `set-1` where neither can be written so. */
export function idFromName({ en = '', ja = '' }: DraftText): string {
  const slug = [slugOf(en), slugOf(ja)].find((found) => found !== '') ?? 'set-1';
  return folderId(slug);
}

/** The id itself, or one like it where no folder of every system can be called so. */
export const folderId = (id: string): string => (DEVICES.test(id) ? `set-${id}` : id);

/** The id itself, or with the smallest number behind it that makes it free: from 2 on. */
export function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  const stem = wanted
    .replace(/-\d{1,4}$/, '')
    .slice(0, MOST)
    .replace(/-$/, '');
  let number = 2;
  while (isTaken(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A name with a number behind it, in the place of the one it may have: `Garden (2)`. A long one is cut for it. */
export function numbered(name: DraftText, number: number): DraftText {
  const end = ` (${number})`;
  const one = (text: string): string => {
    const stem = text.replace(/ \(\d{1,4}\)$/, '').slice(0, TEXT_LIMIT - end.length);
    // Half a letter of two parts is none.
    return `${stem.replace(/[\uD800-\uDBFF]$/, '')}${end}`;
  };
  return {
    ...(name.en !== undefined && { en: one(name.en) }),
    ...(name.ja !== undefined && { ja: one(name.ja) }),
  };
}

/** The number at the end of an id; 2 when it has none. */
export const numberOf = (id: string): number => Number(/-(\d{1,4})$/.exec(id)?.[1] ?? 2);
