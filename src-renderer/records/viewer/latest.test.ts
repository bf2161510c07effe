import { describe, expect, it } from 'vitest';
import { makeLatest } from './latest';

/** An asker whose answers come when they are let go. */
function held() {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const taken: [number, boolean][] = [];
  const want = makeLatest<number, number>(
    (wish) => {
      asked.push(wish);
      return new Promise((resolve) => answers.push(() => resolve(wish * 10)));
    },
    (answer, _wish, isLast) => taken.push([answer, isLast]),
  );
  return { asked, answers, taken, want };
}

describe('asking for the latest wish', () => {
  it('leaves out everything between the first wish and the last while an answer is under way', async () => {
    const { asked, answers, taken, want } = held();
    const done = want(1);
    for (let wish = 2; wish <= 80; wish += 1) void want(wish);
    expect(asked).toEqual([1]);
    answers[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([1, 80]);
    answers[1]?.();
    await done;
    expect(taken).toEqual([
      [10, false],
      [800, true],
    ]);
  });

  it('asks again after an answer that failed', async () => {
    let fails = true;
    const taken: number[] = [];
    const want = makeLatest<number, number>(
      (wish) => (fails ? Promise.reject(new Error('away')) : Promise.resolve(wish)),
      (answer) => taken.push(answer),
    );
    await expect(want(1)).rejects.toThrow('away');
    fails = false;
    await want(2);
    expect(taken).toEqual([2]);
  });
});
