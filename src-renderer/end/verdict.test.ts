import { describe, expect, it } from 'vitest';
import { verdictOf, questOf, type Judged } from './verdict';

const match = (game: string, places: number[] | null, quest?: number): Judged => ({
  game,
  seats: (places ?? [1]).map((_, seat) => ({ name: `${seat}`, player: 'human', handicap: 0 })),
  result: places === null ? null : { scores: places.map(() => 5), places, reason: 'rounds' },
  ...(quest === undefined ? {} : { quest }),
});

describe('the verdict', () => {
  it('names the one seat in the first place', () => {
    expect(verdictOf(match('copy-ability-battle', [2, 1, 3]))).toEqual({ key: 'end.wins', winners: [1] });
  });

  it('of a shared first place names all who share it', () => {
    expect(verdictOf(match('easy-battle', [1, 3, 1]))).toEqual({ key: 'end.draw', winners: [0, 2] });
  });

  it('of a quest is won in place 1 and lost in place 2', () => {
    expect(verdictOf(match('solo-battle', [1], 4))?.key).toBe('end.questWon');
    expect(verdictOf(match('solo-battle', [2], 4))).toEqual({ key: 'end.questLost', winners: [] });
  });

  it('waits for the end', () => {
    expect(verdictOf(match('easy-battle', null))).toBeNull();
  });
});

describe('the quest of a match', () => {
  it('is the one it plays, the first when none is named, and none in other games', () => {
    expect(questOf(match('solo-battle', [1], 4))).toBe(4);
    expect(questOf(match('solo-battle', [1]))).toBe(1);
    expect(questOf(match('easy-battle', [1, 2]))).toBeNull();
  });
});
