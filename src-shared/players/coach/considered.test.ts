import { describe, expect, it } from 'vitest';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { position } from '@shared/games/copytoru/testing/position';
import { seenBy } from '@shared/table/seen';
import { makeThinker, playerRandom } from '../index';

describe('picks that are to be compared', () => {
  const at = position({
    round: 6,
    zones: {
      'hand:0': ['normal-3', 'normal-3', 'normal-5', 'normal-7'],
      'hand:1': ['normal-4'],
      'table:enemy': ['enemy-red-4', 'enemy-white-8-king'],
    },
  });
  const { decision, rules, table } = at.match;
  const thinker = makeThinker({ rules, cards: boxCards, options: { rounds: 7 } });

  // Skipping and two copies of one card among them: what is suggested already is not told apart from them.
  it('are each tried often enough, whatever else is suggested, and every try counts once', () => {
    if (decision === null) throw new Error('The match is over.');
    const consider = decision.options.map((option) => [option]);
    const iterations = 600;
    const { candidates } = thinker.think(seenBy(table, 0), decision, {
      rng: playerRandom('considered'),
      budget: { iterations },
      consider,
    });
    expect(candidates).toHaveLength(decision.options.length - 1);
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    for (const { visits } of candidates) expect(visits).toBeGreaterThanOrEqual(Math.floor(iterations * 0.08));
  });
});
