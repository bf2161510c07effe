import { describe, expect, it } from 'vitest';
import type { MatchView } from '@shared/contract/view';
import { viewOf } from '../table/testing/fixture';
import { newsOf, questAfter, questAgain, questOutcome } from './outcome';

type Result = NonNullable<MatchView['result']>;

/** Quest 2 asks for 50 stars and has life 5. */
function ended(
  stars: number,
  damage: number,
  result: Partial<Result>,
  options: Record<string, unknown> = {},
): MatchView {
  return viewOf({
    game: 'solo-battle',
    options: { quest: 2, ...options },
    seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
    scores: [stars],
    counters: { round: 7, damage, life: 5, target: 50 },
    decision: null,
    result: { scores: [stars], places: [1], reason: 'target', ...result },
  });
}

describe('the end of a quest', () => {
  it('is none while it goes on', () => {
    expect(questOutcome(viewOf({ game: 'solo-battle', result: null }))).toBeNull();
  });

  it('says in which turn the goal was reached, and what could still have been taken', () => {
    expect(questOutcome(ended(52, 2, {}))).toMatchObject({
      won: true,
      turns: 7,
      left: 3,
      bearable: 5,
      reason: { key: 'quests.outcome.reached', values: { stars: 52, turn: 7 } },
    });
  });

  it('says how many stars were missing when too many got past', () => {
    expect(questOutcome(ended(42, 6, { places: [2], reason: 'damage' }))).toMatchObject({
      won: false,
      left: 0,
      reason: { key: 'quests.outcome.hit', values: { turn: 7, count: 8 } },
    });
  });

  it('says so when nobody was left to come', () => {
    const outcome = questOutcome(ended(42, 1, { places: [2], reason: 'deck' }));
    expect(outcome?.reason.key).toBe('quests.outcome.stuck');
  });

  it('takes one hit fewer by the house rule (CT-S1)', () => {
    expect(questOutcome(ended(52, 2, {}, { lossWhen: 'reaches' }))).toMatchObject({ bearable: 4, left: 2 });
  });
});

describe('what it means among all tries', () => {
  const won = questOutcome(ended(52, 2, {}));
  const lost = questOutcome(ended(42, 6, { places: [2], reason: 'damage' }));
  const best = { turns: 7, lifeLeft: 3, stars: 52 };
  const standing = (wins: number, result: typeof best | null) => ({ quest: 2, tries: 4, wins, best: result });

  it('tells the first win, a new best, and a win that was none', () => {
    if (won === null) throw new Error('not ended');
    expect(newsOf(won, false, standing(1, best))).toBe('firstWin');
    expect(newsOf(won, false, standing(3, best))).toBe('newBest');
    expect(newsOf(won, false, standing(3, { ...best, turns: 6 }))).toBe('bestSoFar');
    expect(newsOf(won, false, standing(3, { ...best, lifeLeft: 4 }))).toBe('bestSoFar');
  });

  it('never takes a loss for the best, whatever its figures', () => {
    if (lost === null) throw new Error('not ended');
    expect(newsOf(lost, false, standing(1, { turns: 7, lifeLeft: 0, stars: 42 }))).toBe('bestSoFar');
    expect(newsOf(lost, false, standing(0, null))).toBe('stillOpen');
  });

  it('counts nothing that was practice (CT-E9)', () => {
    if (won === null) throw new Error('not ended');
    expect(newsOf(won, true, standing(1, best))).toBe('practice');
  });
});

describe('what comes next', () => {
  it('is the next quest, and nothing after the tenth', () => {
    const first = questOutcome(ended(52, 2, {}));
    const tenth = questOutcome(ended(82, 2, {}, { quest: 10 }));
    expect([first && questAfter(first.quest), tenth && questAfter(tenth.quest)]).toEqual([3, null]);
  });

  it('is walked by the same one and by the same house rules', () => {
    const view = ended(52, 2, {}, { lossWhen: 'reaches', handicap: [0] });
    expect(questAgain(view, 3)).toEqual({
      game: 'solo-battle',
      seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
      options: { quest: 3, lossWhen: 'reaches' },
    });
  });
});
