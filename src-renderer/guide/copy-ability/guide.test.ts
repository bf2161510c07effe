import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { messages } from '@shared/locales';
import { startMatch, type Match } from '@shared/table/match';
import { viewOf } from '@shared/table/view';
import { guidedMatch } from '../start';
import { follows, idsOf, ownWay, prepare, type Taught } from '../testing/play';
import { COPY_ABILITY } from './course';
import { GUIDE_ROUNDS } from './lessons';

const guided = guidedMatch('copy-ability-battle', 'You', 'Mugi');
const GUIDE_SEED = guided.seed ?? '';
const { rules, cardOf, play } = prepare(COPY_ABILITY, guided, boxCards);
const { core: CORE, lessons: LESSONS, lessonFor } = COPY_ABILITY;

describe('the guided match', () => {
  const played = play(GUIDE_SEED, follows, 'greedy');
  const words = (language: 'en' | 'ja', id: string): string => {
    const lessons: Readonly<Record<string, string>> = messages[language].guide.lessons['copy-ability-battle'];
    return lessons[id] ?? '';
  };

  it.each([
    ['beginner', 'greedy'],
    ['beginner', 'beginner'],
    ['greedy', 'greedy'],
    ['random', 'beginner'],
  ] as const)('teaches everything there is to learn against %s, with %s where free', (rival, standIn) => {
    const ids = idsOf(play(GUIDE_SEED, follows, standIn, rival));
    expect(CORE.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begins with what one sees and goes on to abilities', () => {
    const first = played.taught.filter(({ round }) => round === 1).map(({ lesson }) => lesson.id);
    expect(first).toEqual(['welcome', 'enemies', 'play', 'target', 'open']);
    const roundOf = (id: string): number => played.taught.find(({ lesson }) => lesson.id === id)?.round ?? 0;
    expect(roundOf('able')).toBe(2);
    expect(roundOf('several')).toBe(2);
    expect(roundOf('again')).toBe(3);
    expect(roundOf('last')).toBe(GUIDE_ROUNDS);
  });

  it('lets a person win who follows it', () => {
    const [mine = 0, rival = 0] = played.match.rules.scores(played.match.table);
    expect(mine).toBeGreaterThan(rival);
  });

  it('takes less than five minutes', () => {
    const read = idsOf(played).reduce((sum, id) => sum + words('en', id).split(/\s+/).length, 0);
    // A child reads about 120 words a minute; a move takes about 5 seconds, the rival's turn about 4.
    const minutes = read / 120 + (played.answers * 5 + GUIDE_ROUNDS * 4) / 60;
    expect(minutes).toBeLessThan(5);
    expect(played.taught.length).toBeLessThanOrEqual(20);
  });

  it('never asks for more than can be read at a glance', () => {
    const long = LESSONS.filter(({ id }) => {
      const japanese = words('ja', id).replaceAll(' ', '');
      return words('en', id).split(/\s+/).length > 25 || japanese.length > 70;
    });
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it('has words for every lesson, and none to spare', () => {
    expect(Object.keys(messages.en.guide.lessons['copy-ability-battle']).toSorted()).toEqual(
      LESSONS.map(({ id }) => id).toSorted(),
    );
  });
});

describe('whatever a person picks', () => {
  const seeds = Array.from({ length: 150 }, (_, index) => `astray ${index}`);
  const astray = seeds.flatMap((seed) => [play(seed, ownWay, 'random'), play(seed, follows, 'random')]);
  const all = astray.flatMap(({ taught }) => taught);
  const named = (id: string): Taught[] => all.filter(({ lesson }) => lesson.id === id);

  it('suggests only what is offered, as many as may be chosen', () => {
    // Following is checked pick by pick while playing; here every suggestion is held to its decision.
    const empty = all.filter(
      ({ lesson, options: shown }) =>
        lesson.suggest !== undefined && lesson.until === 'answered' && shown.length === 0,
    );
    expect(empty.map(({ lesson }) => lesson.id)).toEqual([]);
  });

  it('still finds every lesson its moment, but for a hand too full in so few turns', () => {
    const never = LESSONS.filter(({ id }) => named(id).length === 0).map(({ id }) => id);
    expect(never.filter((id) => id !== 'limit')).toEqual([]);
  });

  it('greets once, at the very first decision', () => {
    expect(named('welcome').every(({ decision, round }) => decision === 0 && round === 1)).toBe(true);
    expect(named('last').every(({ round }) => round === GUIDE_ROUNDS)).toBe(true);
  });
});

describe('a lesson', () => {
  const open = (): ReturnType<typeof viewFor> => viewFor(startMatch(rules, GUIDE_SEED));
  const viewFor = (match: Match) => ({ ...viewOf(match, 0), options: { rounds: GUIDE_ROUNDS } });

  it('waits while somebody else is choosing', () => {
    const view = open();
    const { decision } = view;
    if (decision === null) throw new Error('Nothing is asked.');
    expect(lessonFor({ ...view, decision: { ...decision, mine: false } }, cardOf, new Set())).toBeNull();
    expect(lessonFor({ ...view, decision: null }, cardOf, new Set())).toBeNull();
  });

  it('comes after those before it were taught', () => {
    const next = (taught: string[]): string | undefined =>
      lessonFor(open(), cardOf, new Set(taught))?.lesson.id;
    expect(next([])).toBe('welcome');
    expect(next(['welcome'])).toBe('enemies');
    expect(next(['welcome', 'enemies'])).toBe('play');
    expect(next(['welcome', 'enemies', 'play'])).toBeUndefined();
  });

  it('says what to do with a hand too full', () => {
    const view = open();
    const { decision } = view;
    if (decision === null) throw new Error('Nothing is asked.');
    const full = { ...view, decision: { ...decision, kind: 'hand-limit' } };
    expect(lessonFor(full, cardOf, new Set())?.lesson.id).toBe('limit');
  });

  it('suggests the weakest card that wins the most', () => {
    const due = lessonFor(open(), cardOf, new Set(['welcome', 'enemies']));
    const [card = ''] = due?.options ?? [];
    expect(cardOf(open().cards[Number(card.slice(1))] ?? '')).toMatchObject({ power: 3 });
  });
});
