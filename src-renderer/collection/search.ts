import { abilityText } from '@shared/abilities';
import { LANGUAGES, type Language } from '@shared/cards/words';
import { ceremonyText } from '@shared/ceremonies';
import type { HouseCard } from '@shared/vocabularies';
import { fold } from '../rules/fold';
import type { NamedLook, WallCard } from './catalogue';

type Spoken = { readonly en?: string; readonly ja?: string };
/** Words of the interface in a language. */
export type Worded = (key: string, language: Language) => string;

interface Haystack {
  /** Letters and figures, parted where they were. */
  readonly tokens: readonly string[];
  /** Everything without gaps and differences of kana. */
  readonly text: string;
}

const spoken = (text: Spoken | undefined): string[] =>
  text === undefined ? [] : LANGUAGES.flatMap((language) => text[language] ?? []);

/** What a card says it does, in both languages; lines are joined, since they break anywhere. */
function effectWords(card: HouseCard): string[] {
  if (card.type === 'ceremony') {
    return LANGUAGES.map((language) => ceremonyText(card.effect, language).join(glue(language)));
  }
  if (card.type !== 'kirby') return [];
  return LANGUAGES.flatMap((language) =>
    abilityText(card.effects, language).map(({ lines, condition }) =>
      [condition?.text ?? '', ...lines].join(glue(language)),
    ),
  );
}

const glue = (language: Language): string => (language === 'en' ? ' ' : '');

function playedWords(card: HouseCard, worded: Worded): string[] {
  const inBoth = (key: string): string[] => LANGUAGES.map((language) => worded(key, language));
  if (card.type === 'ceremony') {
    return [
      ...inBoth('app.games.kokopelli'),
      ...inBoth('collection.page.kind.ceremony'),
      ...inBoth(`collection.filters.hears.${card.effect.hears}`),
      ...(card.starter === true ? inBoth('collection.filters.starter') : []),
    ];
  }
  if (card.type !== 'kirby' && card.type !== 'enemy') return [];
  const { color, ability, field, printed } = card;
  const keys = [`app.colors.${color}`, ...(ability === undefined ? [] : [`app.abilities.${ability}`])];
  return [
    ...keys.flatMap(inBoth),
    ...spoken(field),
    ...spoken(field?.game),
    ...spoken(printed?.name),
    String(card.type === 'kirby' ? card.power : card.life),
  ];
}

function hayOf({ ref, card }: WallCard, looks: readonly NamedLook[], worded: Worded): Haystack {
  const words = [
    ...spoken(card.name),
    ...spoken(card.flavor),
    ...effectWords(card),
    ...playedWords(card, worded),
    ...looks.flatMap(({ variant }) => [...spoken(variant.name), ...spoken(variant.flavor)]),
    ref,
  ];
  const plain = words.join(' ').normalize('NFKC').toLowerCase();
  return {
    tokens: plain.split(/[^\p{L}\p{N}'’]+/u),
    text: fold(words.join(' ')),
  };
}

/** A number is a whole one, Latin letters begin a word, and Japanese may stand anywhere: nothing parts its words. */
function holds({ tokens, text }: Haystack, word: string): boolean {
  if (/^\d+$/.test(word)) return tokens.includes(word);
  if (/^[\p{Script=Latin}\d'’]+$/u.test(word)) return tokens.some((token) => token.startsWith(word));
  return text.includes(fold(word));
}

/**
 * Makes the search through cards: by names, printed names, places, colours, abilities and all that is written on
 * them, in both languages whichever is shown, every word of the query anywhere in it. What a card can be found by
 * is worked out once.
 */
export function makeCardSearch(
  worded: Worded,
  looksOf: (ref: string) => readonly NamedLook[],
): (query: string) => (card: WallCard) => boolean {
  const known = new WeakMap<WallCard, Haystack>();
  const hay = (card: WallCard): Haystack => {
    const kept = known.get(card);
    if (kept !== undefined) return kept;
    const made = hayOf(card, looksOf(card.ref), worded);
    known.set(card, made);
    return made;
  };
  return (query) => {
    const words = query
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s/・、。,()（）「」-]+/u)
      .filter((word) => word !== '' && fold(word) !== '');
    return (card) => words.every((word) => holds(hay(card), word));
  };
}
