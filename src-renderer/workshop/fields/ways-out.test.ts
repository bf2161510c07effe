import { describe, expect, it } from 'vitest';
import type { DraftEnemy } from '@shared/contract/drafts';
import { cardProblems } from '../model/problems';
import { wayOutOf } from './ways-out';

const wolf: DraftEnemy = {
  type: 'enemy',
  id: 'wolf',
  copies: 1,
  name: { en: 'Wolf' },
  color: 'red',
  life: 8,
  points: 10,
};

/** The card after the first way out of its only problem, and what is wrong with it then. */
function mended(card: DraftEnemy) {
  const [problem] = cardProblems(card);
  const way = problem && wayOutOf(card, problem);
  const after = way?.mend(card);
  return { after, left: after === undefined ? null : cardProblems(after) };
}

describe('the way out of a problem', () => {
  it('gives an enemy the points of the box', () => {
    expect(mended({ ...wolf, points: 3 })).toEqual({ after: wolf, left: [] });
  });

  it('cuts a text where it is too long, and no letter in half', () => {
    const { after, left } = mended({ ...wolf, name: { en: `${'x'.repeat(299)}🐺🐺` } });
    expect(after?.name.en).toBe('x'.repeat(299));
    expect(left).toEqual([]);
    expect(mended({ ...wolf, field: { ja: 'や'.repeat(400) } }).after).toMatchObject({
      field: { ja: 'や'.repeat(300) },
    });
  });

  it('is not pretended where there is none', () => {
    const [problem] = cardProblems({ ...wolf, name: {} });
    expect(problem && wayOutOf(wolf, problem)).toBeNull();
  });
});
