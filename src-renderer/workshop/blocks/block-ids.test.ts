import { describe, expect, it } from 'vitest';
import type { Step } from '@shared/abilities';
import { namedSteps } from './block-ids';

const a: Step = { power: 1 };
const b: Step = { boost: 2 };
const c: Step = { get: 3 };

/** The names of steps after one change, the first three being 1, 2, 3. */
function after(steps: readonly Step[], before: readonly Step[] = [a, b, c]): number[] {
  let last = 0;
  const fresh = (): number => (last += 1);
  const named = namedSteps([], before, fresh);
  return namedSteps(named, steps, fresh).map(({ id }) => id);
}

describe('a block', () => {
  it('keeps its name where nothing happened to it', () => {
    expect(after([a, b, c])).toEqual([1, 2, 3]);
  });

  it('keeps its name when it moves, also when an undo moves it', () => {
    expect(after([c, a, b])).toEqual([3, 1, 2]);
  });

  it('keeps its name when it is edited in its place', () => {
    expect(after([a, { boost: 5 }, c])).toEqual([1, 2, 3]);
  });

  it('takes its name along when it goes, and a new one gets a new name', () => {
    expect(after([a, c])).toEqual([1, 3]);
    expect(after([a, { action: 1 }, b, c])).toEqual([1, 4, 2, 3]);
  });

  it('shares its name with no twin', () => {
    expect(after([a, a, b, c])).toEqual([1, 4, 2, 3]);
    expect(after([a], [a, a])).toEqual([1]);
  });
});
