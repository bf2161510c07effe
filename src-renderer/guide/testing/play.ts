import { expect } from 'vitest';
import { games, type CardInPlay } from '@shared/games';
import type { NewMatch } from '@shared/contract/calls';
import { makePlayer, playerRandom, type Player } from '@shared/players';
import type { Rules } from '@shared/table/game';
import { startMatch, takePick, takePickById, type Match } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { viewOf } from '@shared/table/view';
import type { HouseCard } from '@shared/vocabularies';
import type { Course, Due } from '../course';
import type { CardOf } from '../moment';

/** A lesson as it came up in a match. */
export interface Taught extends Due {
  readonly round: number;
  readonly decision: number;
}

/** How the person at the screen answers; null leaves it to the player who stands in. */
export type Person = (due: Due | null) => readonly string[] | null;

/** Does what the guide suggests, where it does. */
export const follows: Person = (due) =>
  due !== null && due.lesson.until === 'answered' && due.options.length > 0 ? due.options : null;
/** Never does. */
export const ownWay: Person = () => null;

/** A guided match that was played. */
export interface Played {
  readonly match: Match;
  readonly taught: readonly Taught[];
  /** Decisions the person answered. */
  readonly answers: number;
}

/** The ids of what a match taught. */
export const idsOf = ({ taught }: Played): string[] => taught.map(({ lesson }) => lesson.id);

type Level = 'beginner' | 'greedy' | 'random';

/** A guided match made ready to be played by tests, and the cards it is played with. */
export interface Prepared {
  readonly rules: Rules;
  readonly options: Readonly<Record<string, unknown>>;
  readonly cardOf: CardOf;
  readonly play: (seed: string, person: Person, standIn: Level, rival?: Level) => Played;
}

/** For tests: makes the guided match of a course ready. */
export function prepare(
  course: Course,
  { seats, options }: NewMatch,
  cards: readonly CardInPlay[],
): Prepared {
  const entry = games.get(course.game);
  const ready = entry?.prepare({ cards, box: entry.box, seats: seats.length, options });
  if (ready?.ok !== true) throw new Error('The guided match cannot begin.');
  const faces = new Map<string, HouseCard>(cards.map(({ ref, card }) => [ref, card]));
  const made = { rules: ready.rules, options: ready.options, cardOf: (id: string) => faces.get(id) };
  return {
    ...made,
    play: (seed, person, standIn, rival = 'beginner') => {
      const seating = { rules: made.rules, cards, options: made.options };
      return play(course, made, [makePlayer(standIn, seating), makePlayer(rival, seating)], seed, person);
    },
  };
}

/** Plays the guided match as the screen does: lessons that are read come one after another. */
function play(
  course: Course,
  { rules, options, cardOf }: Omit<Prepared, 'play'>,
  players: readonly Player[],
  seed: string,
  person: Person,
): Played {
  const match = startMatch(rules, seed);
  const taught: Taught[] = [];
  const ids = new Set<string>();
  let answers = 0;
  while (match.decision !== null) {
    const { decision } = match;
    if (decision.seat === 0) {
      const view = { ...viewOf(match, 0), options: { ...options } };
      let due: Due | null = null;
      for (;;) {
        const next = course.lessonFor(view, cardOf, ids);
        if (next === null) break;
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
