import { describe, expect, it } from 'vitest';
import { messages } from '@shared/locales';
import { GAMES } from '../new-match/games';
import { BOOK, neighbours, placeOf, PLACES, placesOf } from './book';
import { fold } from './fold';
import { placeForPrompt } from './prompt-place';
import { RULINGS } from './rulings';
import { indexOf, search } from './search';
import { wordsOf, type Part } from './section';

type Tree = string | { readonly [key: string]: Tree };
const sentencesOf = (tree: Tree, path: string): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, value]) => sentencesOf(value, `${path}.${key}`));

const en = new Map(sentencesOf(messages.en.rules, 'rules'));
const ja = new Map(sentencesOf(messages.ja.rules, 'rules'));
const used = PLACES.flatMap(({ chapter, section }) => wordsOf(chapter, section));
const partsOf = (kind: 'why' | 'picture'): Part[] =>
  PLACES.flatMap(({ section }) => section.parts.filter((part) => kind in part));

describe('the rules', () => {
  it('have words in both languages for every row', () => {
    expect(used.filter((key) => !en.has(key) || !ja.has(key))).toEqual([]);
  });

  it('leave no sentence of a chapter and no reason unread', () => {
    const written = [...en.keys()].filter((key) => /^rules\.(text|rulings)\./.test(key));
    expect(written.filter((key) => !used.includes(key))).toEqual([]);
    expect(written.length).toBeGreaterThan(150);
  });

  it('give the reason of every ruling exactly once', () => {
    const told = partsOf('why').flatMap((part) => ('why' in part ? part.why : []));
    expect(told.toSorted()).toEqual(RULINGS.toSorted());
    expect(RULINGS).toHaveLength(55);
  });

  it('have a chapter for every game', () => {
    const chapters = BOOK.map(({ id }) => id);
    expect(GAMES.filter(({ id }) => !chapters.includes(id))).toEqual([]);
  });

  it('call no two places the same', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
  });

  it('are read in order, from the cards to the last game', () => {
    expect(neighbours(placeOf('cards'))).toMatchObject({ before: null, after: { id: 'cards.colors' } });
    expect(neighbours(placeOf('cards.box')).after?.id).toBe('easy-battle.goal');
    expect(neighbours(placeOf('solo-battle.house')).after?.id).toBe('kokopelli.goal');
    expect(neighbours(placeOf('kokopelli.house')).after).toBeNull();
  });

  it('find the place of an address, and the beginning for anything else', () => {
    expect(placeOf('copy-ability-battle.get').section.id).toBe('get');
    expect(placeOf('solo-battle').id).toBe('solo-battle.goal');
    expect(placeOf('solo-battle.nothing').id).toBe('cards.parts');
    expect(placeOf(undefined).id).toBe('cards.parts');
    expect(placesOf('easy-battle').map(({ section }) => section.id)).toContain('challenge');
  });
});

describe('the rule of the moment', () => {
  const asked = (kind: string, key = `prompts.${kind}`) => ({ kind, prompt: { key } });

  it('is that of the decision', () => {
    expect(placeForPrompt('copy-ability-battle', asked('target')).id).toBe('copy-ability-battle.attack');
    expect(placeForPrompt('copy-ability-battle', asked('hand-limit')).id).toBe('copy-ability-battle.limit');
    expect(placeForPrompt('easy-battle', asked('target', 'prompts.easy.target-red')).id).toBe(
      'easy-battle.target',
    );
    expect(placeForPrompt('easy-battle', asked('lose-enemy')).id).toBe('easy-battle.challenge');
  });

  it('tells a special case of a decision apart', () => {
    expect(placeForPrompt('copy-ability-battle', asked('get', 'prompts.get-or-reset')).id).toBe(
      'copy-ability-battle.reset',
    );
    expect(placeForPrompt('copy-ability-battle', asked('play', 'prompts.play-again')).id).toBe(
      'copy-ability-battle.again',
    );
  });

  it('follows an action of Kokopelli to its end', () => {
    const places = [
      ['action', 'action', 'turn'],
      ['action', 'action-or-pass', 'turn'],
      ['card', 'card-open', 'open'],
      ['space', 'space-open', 'open'],
      ['card', 'card-play', 'play'],
      ['space', 'space-play', 'play'],
      ['card', 'card-more', 'ceremonies'],
      ['space', 'space-cancel', 'cancel'],
      ['order', 'order', 'exchange'],
      ['excess', 'excess', 'limit'],
    ] as const;
    for (const [kind, prompt, section] of places) {
      const { id } = placeForPrompt('kokopelli', asked(kind, `prompts.kokopelli.${prompt}`));
      expect(id, prompt).toBe(`kokopelli.${section}`);
    }
  });

  it('knows every question Kokopelli asks', () => {
    const answers = /^(types-.*|tiles-.*|notes|reasons)$/;
    const questions = Object.keys(messages.en.prompts.kokopelli).filter((key) => !answers.test(key));
    expect(questions.toSorted()).toEqual(
      ['action', 'action-or-pass', 'card-more', 'card-open', 'card-play', 'excess', 'order'].concat([
        'space-cancel',
        'space-open',
        'space-play',
      ]),
    );
  });

  it('is told in Copy Ability Battle where a quest is played the same way', () => {
    expect(placeForPrompt('solo-battle', asked('get')).id).toBe('copy-ability-battle.get');
    expect(placeForPrompt('solo-battle', null).id).toBe('solo-battle.turn');
  });

  it('is the turn of the game while nothing is asked, or nothing known', () => {
    expect(placeForPrompt('easy-battle', null).id).toBe('easy-battle.turn');
    expect(placeForPrompt('copy-ability-battle', asked('something-new')).id).toBe('copy-ability-battle.turn');
  });

  it('exists for every kind of decision of every game', () => {
    const battle = ['play', 'discard-hand', 'discard-enemies', 'keep-enemy', 'keep-copy', 'target', 'get'];
    const turns = [...battle, 'get-after', 'hand-limit'];
    const kinds = {
      'easy-battle': ['play', 'challenge-discard', 'target', 'lose-enemy'],
      'copy-ability-battle': turns,
      'solo-battle': turns,
      kokopelli: ['action', 'card', 'space', 'order', 'excess'],
    } as const;
    for (const { id } of GAMES) {
      const general = kinds[id].filter((kind) => {
        const place = placeForPrompt(id, asked(kind));
        return place.section.id === 'turn' && kind !== 'play' && kind !== 'action';
      });
      expect(general, id).toEqual([]);
    }
  });
});

describe('searching the rules', () => {
  const index = indexOf((key) => [en.get(key) ?? '', ja.get(key) ?? '']);
  const ids = (query: string): string[] => search(index, query).map(({ place }) => place.id);

  it('finds a word in either language, whatever its case or width', () => {
    expect(ids('RESET')).toContain('copy-ability-battle.reset');
    expect(ids('ｃｈａｌｌｅｎｇｅ')[0]).toBe('easy-battle.challenge');
    expect(ids('ひきわけ')).toEqual(['easy-battle.end', 'copy-ability-battle.end']);
  });

  it('takes hiragana for katakana, kanji for kana, and no heed of spaces', () => {
    expect(ids('ちゃれんじ')).toEqual(ids('チャレンジ'));
    expect(ids('ﾁｬﾚﾝｼﾞ')).toEqual(ids('チャレンジ'));
    expect(ids('攻撃')).toEqual(ids('こうげき'));
    expect(ids('完成')).toContain('kokopelli.complete');
    expect(ids('かんせい')).toEqual(ids('完成'));
    expect(ids('自分の村')).toEqual(ids('じぶんのむら'));
    expect(ids('場札のいれかえ')).toContain('copy-ability-battle.reset');
    expect(ids('てふだ').length).toBeGreaterThan(3);
    expect(ids('手札')).toEqual(ids('てふだ'));
  });

  it('asks for every word of a query, and puts headings first', () => {
    expect(ids('normal deck')).toContain('copy-ability-battle.refill');
    expect(ids('normal windmill')).toEqual([]);
    expect(ids('hills')[0]).toBe('solo-battle.hills');
  });

  it('gives the sentence that speaks of it', () => {
    const [first] = search(index, 'seventh ends');
    expect(first?.sentence).toBe('rules.text.solo-battle.hits.lost');
  });

  it('knows the words of Kokopelli', () => {
    expect(ids('exchange')[0]).toBe('kokopelli.exchange');
    expect(ids('game-end tile')).toContain('kokopelli.end');
    expect(ids('Twin Flute')).toEqual(['kokopelli.ceremonies']);
    expect(ids('おわりのタイル')).toContain('kokopelli.end');
  });

  it('finds a ruling by its reason, and nothing for nothing', () => {
    expect(ids('shuffled in')).toContain('solo-battle.hits');
    expect(ids('   ')).toEqual([]);
  });

  it('folds what people type differently', () => {
    expect(fold('コピー能力 カード')).toBe(fold('こぴ能力カ-ド'));
    expect(fold('Power 5!')).toBe('power5');
  });
});
