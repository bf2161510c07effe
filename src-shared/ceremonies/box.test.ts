import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FESTIVAL_CHOICES } from '@shared/art/festival';
import { countCards, PICTURES, playHash, readCardSet } from '@shared/cards';
import { LANGUAGES } from '@shared/cards/words';
import { ceremonyShort, ceremonySigns, ceremonyText, kokopelliVocabulary, wildText } from './index';
import type { CeremonyCard } from './card';
import type { Effect } from './effect';

const file = 'cardsets/kokopelli-base/set.json';
const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const reading = readCardSet({ text, file, vocabularies: { kokopelli: kokopelliVocabulary } });
const box = reading.set;
if (box === null) throw new Error('the box of Kokopelli cannot be read');
const ceremonies = box.cards.filter((card): card is CeremonyCard => card.type === 'ceremony');

/** Section 5 of the rules. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  'double-step': { hears: 'play', cards: 2 },
  'twin-flute': { hears: 'stack-size', kokopelli: 2 },
  'quick-beat': { hears: 'stack-size', complete: 3 },
  'open-basket': { hears: 'draw', cards: 2 },
  'good-guest': { hears: 'laid', card: 'any', by: 'me', where: 'away', points: 1 },
  'empty-bowl': { hears: 'empty-hand', points: 3 },
  'flute-host': { hears: 'laid', card: 'kokopelli', by: 'anyone', where: 'home', points: 1 },
  'grand-finale': { hears: 'completed', by: 'me', where: 'anywhere', points: 1 },
  'mixed-dance': { hears: 'play', mismatched: 1 },
  'wide-porch': { hears: 'hand-limit', limit: 7 },
  'proud-host': { hears: 'completed', by: 'others', where: 'home', points: 1 },
  'first-spark': { hears: 'open', points: 1, every: 'turn' },
  'long-road': { hears: 'reach', spaces: 'all' },
  'fresh-start': { hears: 'exchange', cards: 1 },
  'closed-circle': { hears: 'reach', closed: 'kokopelli' },
  'early-riser': { hears: 'draw', free: 1 },
};

/** What the table says of each, and its signs. */
const SAID: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  'double-step': [
    'A play action may lay up to 2 cards of different types.',
    '１回 おく 行動で ちがう種類の カードを ２まいまで おける。',
  ],
  'twin-flute': ['A Kokopelli you lay counts as 2 cards.', '自分が おいた ココペリは ２まいと 数える。'],
  'quick-beat': [
    'Ceremonies in your village are complete with 3 cards.',
    'この村の おまつりは ３まいで 完成する。',
  ],
  'open-basket': [
    'Your draw action draws 2 cards instead of 1.',
    '１回 ひく 行動で カードを ２まい ひける。',
  ],
  'good-guest': [
    '1 point for each card you lay in another village.',
    'ほかの村に 自分が カードを おくたびに １点。',
  ],
  'empty-bowl': [
    '3 points instead of 1 when you empty your hand.',
    '手札を つかいきると １点ではなく ３点。',
  ],
  'flute-host': [
    '1 point for each Kokopelli anyone lays in your village.',
    'この村に ココペリが おかれるたびに １点。',
  ],
  'grand-finale': [
    '1 point more when you complete a ceremony in any village.',
    'どの村でも 自分が おまつりを 完成させるたびに さらに １点。',
  ],
  'mixed-dance': [
    'Once a turn you may lay a ceremony card that does not match, as if it did.',
    'ターンに １回まで 種類の ちがう おまつりにも おまつりカードを おける。',
  ],
  'wide-porch': [
    'You may keep 7 cards at the end of your turn.',
    'ターンの おわりに 手札を ７まいまで もてる。',
  ],
  'proud-host': [
    '2 points instead of 1 when others complete a ceremony in your village.',
    'ほかの人が この村の おまつりを 完成させると １点ではなく ２点。',
  ],
  'first-spark': [
    'Once a turn, 1 point when you open a ceremony.',
    'ターンに １回、おまつりを ひらくと １点。',
  ],
  'long-road': [
    'Your play area covers all spaces of both your neighbours.',
    'となりの村の 場所 ぜんぶに 手が とどく。',
  ],
  'fresh-start': ['After an exchange, draw 1 card more.', '手札を 入れかえたら さらに １まい ひく。'],
  'closed-circle': [
    'Neighbours cannot lay a Kokopelli in your village.',
    'となりの人は この村に ココペリを おけない。',
  ],
  'early-riser': [
    'The first time you draw in a turn costs no action.',
    'ターンに １回まで 行動を つかわずに ひける。',
  ],
};

const SHORT: Readonly<Record<string, readonly [en: string, ja: string, signs: string]>> = {
  'double-step': ['A play may lay 2 different cards', '１回に ちがう２まいまで おける', '{play} ×2'],
  'twin-flute': ['Own Kokopelli count as 2 cards', '自分のココペリは ２まい分', '{kokopelli} ×2'],
  'quick-beat': ['Complete with 3 cards at home', 'この村は ３まいで 完成', '{complete} {home} 3'],
  'open-basket': ['A draw takes 2 cards', '１回に ２まい ひける', '{draw} 2'],
  'good-guest': [
    '+1 per own card laid away',
    'ほかの村に 自分のカード１まい ＋１点',
    '{card} {me} {away} +1 {point}',
  ],
  'empty-bowl': ['3 points for an empty hand', '手札を つかいきると ３点', '{empty-hand} 3 {point}'],
  'flute-host': [
    '+1 per Kokopelli laid at home',
    'この村に ココペリ１まい ＋１点',
    '{kokopelli} {home} +1 {point}',
  ],
  'grand-finale': [
    '+1 per own completion anywhere',
    'どの村でも 自分が 完成させると ＋１点',
    '{complete} {me} +1 {point}',
  ],
  'mixed-dance': ['Once a turn a card need not match', 'ターンに １回 ちがう札も おける', '{mismatch} ×1'],
  'wide-porch': ['Hand limit 7', '手札は ７まいまで', '{hand} 7'],
  'proud-host': [
    '2 points when others complete at home',
    'この村で 人が 完成させると ２点',
    '{complete} {others} {home} +1 {point}',
  ],
  'first-spark': [
    'Once a turn: 1 point for opening',
    'ひらくと １点（ターンに１回）',
    '{open} +1 {point} {once}',
  ],
  'long-road': ['Reaches all of both neighbours', 'となりの村の ぜんぶに とどく', '{reach}'],
  'fresh-start': ['1 card more after an exchange', '入れかえたら さらに １まい', '{exchange} {draw} +1'],
  'closed-circle': ['No Kokopelli from neighbours', 'となりは ココペリを おけない', '{closed} {kokopelli}'],
  'early-riser': ['First draw of a turn is free', 'ターンに １回 行動なしで ひける', '{draw} {free} ×1'],
};

describe('the box of Kokopelli', () => {
  it('is read without any problem', () => {
    expect(reading.problems).toEqual([]);
  });

  it('holds sixteen ceremonies and the wild card; three and six of each in a deck', () => {
    expect(box.cards.map(({ id }) => id)).toEqual([...Object.keys(EFFECTS), 'kokopelli']);
    expect(new Set(ceremonies.map(({ copies }) => copies))).toEqual(new Set([3]));
    expect(box.cards.at(-1)).toMatchObject({ type: 'kokopelli', copies: 6 });
    expect(countCards(box)).toEqual({ ceremony: 48, kokopelli: 6, variants: 0 });
  });

  it('names E1 to E8, E10 and E12 as the starter ten (KO-15)', () => {
    expect(ceremonies.filter(({ starter }) => starter === true).map(({ id }) => id)).toEqual([
      ...['double-step', 'twin-flute', 'quick-beat', 'open-basket', 'good-guest', 'empty-bowl'],
      ...['flute-host', 'grand-finale', 'wide-porch', 'first-spark'],
    ]);
  });

  it('has the effects of the rules, in their order', () => {
    expect(Object.fromEntries(ceremonies.map(({ id, effect }) => [id, effect]))).toEqual(EFFECTS);
  });

  it('keeps its contents: a new hash would break every record', () => {
    expect(playHash(box)).toMatchInlineSnapshot(
      `"428d5ec29d6aa52f77b7a9300a8c2e79140321cc4e6ae507e33ff0298239dc92"`,
    );
  });
});

describe('the words of the ceremonies', () => {
  it.each(ceremonies.map(({ id, effect }) => [id, effect] as const))('%s', (id, effect) => {
    expect([ceremonyText(effect, 'en').join(' '), ceremonyText(effect, 'ja').join(' ')]).toEqual(SAID[id]);
    const signs = ceremonySigns(effect).map((part) => ('sign' in part ? `{${part.sign}}` : part.text));
    expect([ceremonyShort(effect, 'en'), ceremonyShort(effect, 'ja'), signs.join(' ')]).toEqual(SHORT[id]);
  });

  it('stand on the cards in both languages, all different, with where they come from', () => {
    for (const language of LANGUAGES) {
      const names = box.cards.map(({ name }) => name[language]);
      const lines = box.cards.map(({ flavor }) => flavor?.[language]);
      const sources = box.cards.map(({ source }) => source?.[language]);
      for (const words of [names, lines, sources]) expect(words).not.toContain(undefined);
      for (const words of [names, lines]) expect(new Set(words).size).toBe(17);
    }
  });

  it('say of a wild card that it may join, and not open (KO-7)', () => {
    expect(wildText('en').join(' ')).toBe('Joins any ceremony that runs, but never opens one.');
    expect(wildText('ja').join(' ')).toBe('どの おまつりにも かさねて おける。 ひらくことは できない。');
  });

  it('give readings to kanji in the Japanese text', () => {
    expect(ceremonyText({ hears: 'hand-limit', limit: 7 }, 'ja', { ruby: true })).toEqual([
      'ターンの おわりに 手札《てふだ》を',
      '７まいまで もてる。',
    ]);
  });
});

describe('the pictures of the ceremonies', () => {
  const drawn = box.cards.flatMap(({ art }) => (art !== undefined && 'scene' in art ? [art] : []));

  it('are all drawn, a thing and a cloth of its own each', () => {
    expect(drawn).toHaveLength(17);
    for (const part of ['figure', 'palette'] as const) {
      const names = drawn.map((art) => art[part]);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(17);
    }
  });

  it('can be asked for by the names the program can draw, and by no others', () => {
    const { scenes, palettes, figures } = PICTURES.kokopelli;
    expect(scenes).toEqual(FESTIVAL_CHOICES.scenes);
    expect([...palettes].sort()).toEqual([...FESTIVAL_CHOICES.palettes].sort());
    expect([...figures].sort()).toEqual([...FESTIVAL_CHOICES.figures].sort());
  });
});
