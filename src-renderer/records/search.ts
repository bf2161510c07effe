import type { Language } from '@shared/cards/words';
import type { MatchSummary } from '@shared/contract/view';
import { questOf } from '../end/verdict';

/** Finds words in a language, as the interface says them there. */
export type Worded = (
  key: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
) => string;

const LANGUAGES: readonly Language[] = ['en', 'ja'];
const BREAKS = /[\s,.:;/・、。()（）]+/u;
const KATAKANA = /[ァ-ヶ]/gu;
const TO_HIRAGANA = 0x60;
const DAY = 86_400_000;

/** Text as it is compared: without differences of width, case and kana. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - TO_HIRAGANA));

interface Haystack {
  readonly text: string;
  readonly tokens: readonly string[];
}

const dayOf = (time: Date): number =>
  Math.round(new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime() / DAY);

/**
 * Whether a word was meant: a number is a whole one, Latin letters begin a word, and Japanese may stand
 * anywhere, since nothing parts its words.
 */
function holds({ text, tokens }: Haystack, word: string): boolean {
  if (/^\d+$/.test(word)) return tokens.includes(word);
  if (/^[a-z\d'’-]+$/.test(word)) return tokens.some((token) => token.startsWith(word));
  return text.includes(word);
}

/**
 * Makes the search through finished matches: by names, game, quest, and day, in both languages whichever is
 * shown. What a match can be found by is worked out once.
 */
export function makeSearch(
  worded: Worded,
  now: () => Date,
): (query: string) => (match: MatchSummary) => boolean {
  const known = new WeakMap<MatchSummary, Haystack>();
  const days = new Map<number, string>();
  const dates = LANGUAGES.map(
    (language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full' }),
  );
  const questWords = LANGUAGES.map((language) => folded(worded('records.search.quest', {}, language)));
  const joinQuest = new RegExp(`(${questWords.join('|')})\\s*(\\d+)`, 'gu');

  function dayWords(time: Date): string {
    const day = dayOf(time);
    const kept = days.get(day);
    if (kept !== undefined) return kept;
    const words = dates.map((date) => date.format(time)).join(' ');
    days.set(day, words);
    return words;
  }

  function near(time: Date): string {
    const ago = dayOf(now()) - dayOf(time);
    if (ago > 1) return '';
    const key = ago === 1 ? 'records.search.yesterday' : 'records.search.today';
    return LANGUAGES.map((language) => worded(key, {}, language)).join(' ');
  }

  function hayOf(match: MatchSummary): Haystack {
    const kept = known.get(match);
    if (kept !== undefined) return kept;
    const time = new Date(match.updated);
    const quest = questOf(match);
    const text = folded(
      [
        ...match.seats.map(({ name }) => name),
        ...LANGUAGES.map((language) => worded(`app.games.${match.game}`, {}, language)),
        ...(quest === null ? [] : questWords.map((word) => `${word} ${word}${quest}`)),
        ...(match.practice ? LANGUAGES.map((language) => worded('records.practice', {}, language)) : []),
        dayWords(time),
        near(time),
        match.seed,
      ].join(' '),
    );
    const hay = { text, tokens: text.split(BREAKS) };
    known.set(match, hay);
    return hay;
  }

  return (query) => {
    const words = folded(query)
      .replace(joinQuest, '$1$2')
      .split(BREAKS)
      .filter((word) => word !== '');
    return (match) => words.every((word) => holds(hayOf(match), word));
  };
}
