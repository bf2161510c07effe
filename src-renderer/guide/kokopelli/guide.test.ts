import { describe, expect, it } from 'vitest';
import { KOKOPELLI_BOX } from '@shared/games/box';
import { boxCards } from '@shared/games/kokopelli/testing/box';
import { messages } from '@shared/locales';
import { startMatch } from '@shared/table/match';
import { viewOf } from '@shared/table/view';
import type { GuideView } from '../moment';
import { guidedMatch } from '../start';
import { follows, idsOf, ownWay, prepare, type Taught } from '../testing/play';
import { KOKOPELLI } from './course';

const guided = guidedMatch('kokopelli', 'You', 'Mugi');
const seed = guided.seed ?? '';
const { rules, options, cardOf, play } = prepare(KOKOPELLI, guided, boxCards);
const { core, lessons, lessonFor } = KOKOPELLI;

describe('the guided match of Kokopelli', () => {
  const played = play(seed, follows, 'greedy');

  it.each([
    ['beginner', 'greedy'],
    ['beginner', 'beginner'],
    ['greedy', 'greedy'],
    ['random', 'beginner'],
  ] as const)('teaches everything there is to learn against %s, with %s where free', (rival, standIn) => {
    const ids = idsOf(play(seed, follows, standIn, rival));
    expect(core.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begins with a ceremony that has a second card to go on with, and a Kokopelli', () => {
    const first = idsOf(played).slice(0, 9);
    const opening = ['welcome', 'cards', 'village', 'open', 'open-card', 'open-space'];
    expect(first).toEqual([...opening, 'effect', 'play', 'wild']);
    const { cards, zones } = viewOf(startMatch(rules, seed), 0);
    const hand = (zones['hand:0']?.cards ?? []).map((card) => (card === null ? '' : cards[card]));
    expect(hand.filter((ref) => ref === `${KOKOPELLI_BOX}/open-basket`)).toHaveLength(2);
    expect(hand).toContain(`${KOKOPELLI_BOX}/kokopelli`);
  });

  it('tells four things at once at the most, and no more than three after the greeting', () => {
    const at = new Map<number, number>();
    for (const { decision } of played.taught) at.set(decision, (at.get(decision) ?? 0) + 1);
    expect(at.get(0)).toBe(4);
    expect(Math.max(...[...at].filter(([decision]) => decision > 0).map(([, count]) => count))).toBeLessThan(
      4,
    );
  });

  it('ends by a game-end tile, and lets a person win who follows it', () => {
    const { scores, reason } = rules.result(played.match.table) ?? { scores: [], reason: '' };
    const [mine = 0, rival = 0] = scores;
    expect(reason).toBe('tiles');
    expect(mine).toBeGreaterThan(rival);
  });

  it('takes about ten minutes at the most', () => {
    const said: Readonly<Record<string, string>> = messages.en.guide.lessons.kokopelli;
    const read = idsOf(played).reduce((sum, id) => sum + (said[id] ?? '').split(/\s+/).length, 0);
    const minutes = read / 120 + (played.answers * 6) / 60;
    expect(minutes).toBeLessThan(10);
  });

  it('never asks for more than can be read at a glance', () => {
    const saidInEnglish = messages.en.guide.lessons.kokopelli;
    const saidInJapanese = messages.ja.guide.lessons.kokopelli;
    const long = (words: Readonly<Record<string, string>>, length: (text: string) => number, most: number) =>
      Object.entries(words).flatMap(([id, text]) => (length(text) > most ? [id] : []));
    expect(long(saidInEnglish, (text) => text.split(/\s+/).length, 25)).toEqual([]);
    expect(long(saidInJapanese, (text) => text.replaceAll(' ', '').length, 70)).toEqual([]);
  });

  it('has words for every lesson in both languages, and none to spare', () => {
    const ids = lessons.map(({ id }) => id).toSorted();
    for (const language of ['en', 'ja'] as const) {
      expect(Object.keys(messages[language].guide.lessons.kokopelli).toSorted(), language).toEqual(ids);
    }
  });

  it('waits only for lessons that there are', () => {
    const ids = lessons.map(({ id }) => id);
    expect(lessons.flatMap(({ after = [] }) => after).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('whatever a person picks in Kokopelli', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => `astray ${index}`);
  const all: readonly Taught[] = seeds.flatMap((one) =>
    [play(one, ownWay, 'random'), play(one, follows, 'random'), play(one, follows, 'greedy')].flatMap(
      ({ taught }) => taught,
    ),
  );

  it('suggests only what is offered, one thing wherever one is chosen', () => {
    // Following is checked pick by pick while playing; here every suggestion is held to its decision.
    const odd = all.filter(
      ({ lesson, options: shown }) =>
        lesson.suggest !== undefined && lesson.until === 'answered' && shown.length !== 1,
    );
    expect(odd.map(({ lesson }) => lesson.id)).toEqual([]);
  });

  it('finds every lesson its moment', () => {
    const ids = new Set(all.map(({ lesson }) => lesson.id));
    expect(lessons.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('greets once, at the very first decision', () => {
    const greetings = all.filter(({ lesson }) => lesson.id === 'welcome');
    expect(greetings).toHaveLength(seeds.length * 3);
    expect(greetings.every(({ decision }) => decision === 0)).toBe(true);
  });
});

describe('two steps of one act of Kokopelli', () => {
  const { cards, zones } = viewOf(startMatch(rules, seed), 0);
  /** A space is asked for: the first would score nothing there, the second takes the tile. */
  const asking = (prompt: string, spaces: readonly string[], completing = ''): GuideView => ({
    viewer: 0,
    number: 9,
    cards,
    zones,
    counters: { round: 2, seat: 0, actions: 1 },
    scores: [0, 0],
    options: { ...options },
    decision: {
      seat: 0,
      kind: 'space',
      mine: true,
      ordered: false,
      barred: [],
      min: 1,
      max: 1,
      prompt: { key: `prompts.kokopelli.${prompt}` },
      options: spaces.map((id) =>
        id === completing ? { id, preview: { stars: 4, succeeds: true } } : { id },
      ),
    },
  });
  const due = (view: GuideView, taught: readonly string[]) => lessonFor(view, cardOf, new Set(taught));

  it('leads a card that completes to the space where it does, wherever else it may lie', () => {
    const view = asking('space-play', ['village:1:1', 'village:0:2'], 'village:0:2');
    for (const taught of [['complete-card'], ['complete-card', 'lay-space']]) {
      const found = due(view, taught);
      expect(found?.lesson.id).toBe('complete-space');
      expect(found?.options).toEqual(['village:0:2']);
    }
  });

  it('leads an opened ceremony to the space that no neighbour reaches, where it is free', () => {
    const spaces = ['village:0:1', 'village:0:5', 'village:0:4'];
    expect(due(asking('space-open', spaces), [])?.options).toEqual(['village:0:5']);
    expect(due(asking('space-open', ['village:0:3']), [])?.options).toEqual(['village:0:3']);
  });
});

describe('a lesson of Kokopelli', () => {
  const view: GuideView = { ...viewOf(startMatch(rules, seed), 0), options: { ...options } };
  const next = (seen: GuideView, taught: readonly string[]): string | undefined =>
    lessonFor(seen, cardOf, new Set(taught))?.lesson.id;

  it('waits while somebody else is choosing', () => {
    const { decision } = view;
    if (decision === null) throw new Error('Nothing is asked.');
    expect(next({ ...view, decision: { ...decision, mine: false } }, [])).toBeUndefined();
    expect(next({ ...view, decision: null }, [])).toBeUndefined();
  });

  it('comes after those before it were taught', () => {
    expect(next(view, [])).toBe('welcome');
    expect(next(view, ['welcome'])).toBe('cards');
    expect(next(view, ['welcome', 'cards'])).toBe('village');
    expect(next(view, ['welcome', 'cards', 'village'])).toBe('open');
    expect(next(view, ['welcome', 'cards', 'village', 'open'])).toBeUndefined();
  });

  it('says at once when the last round has come', () => {
    const ending = { ...view, counters: { ...view.counters, endTriggered: 1 } };
    expect(next(ending, ['welcome', 'cards', 'village'])).toBe('last');
  });
});
