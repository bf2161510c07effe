import { describe, expect, it } from 'vitest';
import type { PlayedCard } from '@shared/abilities/card';
import { games } from '@shared/games';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { messages } from '@shared/locales';
import { makePlayer, playerRandom, type Player } from '@shared/players';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick, takePickById, type Match } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { viewOf } from '@shared/table/view';
import { CORE, lessonFor, type Due } from './engine';
import { GUIDE_ROUNDS, LESSONS } from './lessons';
import { GUIDE_SEED, guidedMatch } from './start';

const cards = new Map<string, PlayedCard>(boxCards.map(({ ref, card }) => [ref, card]));
const cardOf = (id: string): PlayedCard | undefined => cards.get(id);

const { options, seats } = guidedMatch('You', 'Mugi');

function prepared(): { rules: Rules; options: Readonly<Record<string, unknown>> } {
  const ready = games
    .get('copy-ability-battle')
    ?.prepare({ cards: boxCards, box: BOX, seats: seats.length, options });
  if (ready?.ok !== true) throw new Error('The guided match cannot begin.');
  return { rules: ready.rules, options: ready.options };
}

/** A lesson as it came up in a match. */
interface Taught extends Due {
  readonly round: number;
  readonly decision: number;
}

/** How the person at the screen answers; null leaves it to the player who stands in. */
type Person = (due: Due | null) => readonly string[] | null;

const follows: Person = (due) =>
  due !== null && due.lesson.until === 'answered' && due.options.length > 0 ? due.options : null;
const ownWay: Person = () => null;

interface Played {
  readonly match: Match;
  readonly taught: readonly Taught[];
  /** Decisions the person answered. */
  readonly answers: number;
}

/** Plays the guided match as the screen does: lessons that are read come one after another. */
function playGuided(
  seed: string,
  person: Person,
  standIn: 'greedy' | 'beginner' | 'random',
  rival: 'beginner' | 'greedy' | 'random' = 'beginner',
): Played {
  const { rules, options: read } = prepared();
  const seating = { rules, cards: boxCards, options: read };
  const players: Player[] = [makePlayer(standIn, seating), makePlayer(rival, seating)];
  const match = startMatch(rules, seed);
  const taught: Taught[] = [];
  const ids = new Set<string>();
  let answers = 0;
  while (match.decision !== null) {
    const { decision } = match;
    if (decision.seat === 0) {
      let due: Due | null = null;
      const view = { ...viewOf(match, 0), options: { ...read } };
      for (let next = lessonFor(view, cardOf, ids); next !== null; next = lessonFor(view, cardOf, ids)) {
        taught.push({ ...next, round: Number(view.counters['round']), decision: match.picks });
        ids.add(next.lesson.id);
        due = next;
        if (next.lesson.until === 'answered') break;
      }
      answers += 1;
      const pick = person(due);
      if (pick !== null) {
        expect(takePickById(match, pick), `${due?.lesson.id}: ${pick.join()}`).toBeNull();
        continue;
      }
    }
    const player = players[decision.seat];
    const rng = playerRandom(`${seed}/beginner/${decision.seat}/${match.picks}`);
    const pick = player?.decide(seenBy(match.table, decision.seat), decision, { rng }) ?? [];
    expect(takePick(match, pick)).toBeNull();
  }
  return { match, taught, answers };
}

const idsOf = ({ taught }: Played): string[] => taught.map(({ lesson }) => lesson.id);

describe('the guided match', () => {
  const played = playGuided(GUIDE_SEED, follows, 'greedy');
  const words = (language: 'en' | 'ja', id: string): string => {
    const lessons: Readonly<Record<string, string>> = messages[language].guide.lessons;
    return lessons[id] ?? '';
  };

  it.each([
    ['beginner', 'greedy'],
    ['beginner', 'beginner'],
    ['greedy', 'greedy'],
    ['random', 'beginner'],
  ] as const)('teaches everything there is to learn against %s, with %s where free', (rival, standIn) => {
    const ids = idsOf(playGuided(GUIDE_SEED, follows, standIn, rival));
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
    expect(Object.keys(messages.en.guide.lessons).toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted());
  });
});

describe('whatever a person picks', () => {
  const seeds = Array.from({ length: 150 }, (_, index) => `astray ${index}`);
  const astray = seeds.flatMap((seed) => [
    playGuided(seed, ownWay, 'random'),
    playGuided(seed, follows, 'random'),
  ]);
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
  const open = (): ReturnType<typeof viewFor> => viewFor(startMatch(prepared().rules, GUIDE_SEED));
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
