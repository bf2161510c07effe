import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch, takePick, type Match } from '@shared/table/match';
import { zoneSize } from '@shared/table/table';
import { makeBelow, randomPick, type Below } from '@shared/table/testing/generator';
import { playChecked } from '@shared/table/testing/invariants';
import { checkedGame, gameById } from '../../testing/checked-game';
import { randomHouseRules } from '../../testing/house-rules';
import { QUESTS } from './quests';
import { rowZones } from './rows';
import { SOLO_BATTLE } from './solo-battle';

/** Matches per quest; the long run of bench/ plays thousands. */
const MATCHES = 12;

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 90_000;

/** Attacks all it can beat, and does everything else at random: so that some quests are won. */
function pickFor({ rules, table, decision }: Match, below: Below): number[] {
  if (decision === null) return [];
  if (decision.kind !== 'target') return randomPick(decision, below);
  const { previews } = rules.describe(table, decision);
  return decision.options.filter((enemy) => previews.get(enemy)?.succeeds).slice(0, decision.max);
}

describe('random matches of Solo Battle', { timeout: PATIENCE }, () => {
  it.each(QUESTS)('hold every invariant after every pick, in quest $quest', ({ quest }) => {
    const { rules, checked } = checkedGame(SOLO_BATTLE, 1, { quest });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(playChecked(rules, seed, checked)).toBeGreaterThan(0);
      }),
      { numRuns: MATCHES },
    );
  });

  it('hold them with house rules, handicaps and designs too', () => {
    const game = gameById(SOLO_BATTLE);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...QUESTS), (seed, { quest }) => {
        const options = { ...randomHouseRules(game, 1, makeBelow(seed)), quest };
        const { rules, checked } = checkedGame(game.id, 1, options);
        playChecked(rules, seed, checked);
      }),
      { numRuns: 5 * MATCHES },
    );
  });

  it('open every turn with N enemies and N cards in the row, and end as their counters say', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...QUESTS),
        fc.constantFrom('exceeds', 'reaches'),
        (seed, { quest, cards, rows, target, life }, lossWhen) => {
          const { rules } = checkedGame(SOLO_BATTLE, 1, { quest, lossWhen });
          const match = startMatch(rules, seed);
          const below = makeBelow(seed);
          const offer = rules.layout.zoneIndex.get('offer') ?? -1;
          let round: unknown = 0;
          while (match.decision !== null) {
            const now = rules.counters(match.table)['round'];
            if (now !== round && match.decision.kind === 'play') {
              const enemies = rowZones(rows).reduce((sum, row) => sum + zoneSize(match.table, row), 0);
              expect([enemies, zoneSize(match.table, offer)]).toEqual([cards, cards]);
              round = now;
            }
            takePick(match, pickFor(match, below));
          }
          const { scores, places, reason } = rules.result(match.table);
          const won = (scores[0] ?? 0) >= target;
          const fatal = lossWhen === 'exceeds' ? life + 1 : life;
          expect([places, reason]).toEqual(won ? [[1], 'target'] : [[2], 'damage']);
          expect(Number(rules.counters(match.table)['damage']) >= fatal).toBe(!won);
        },
      ),
      { numRuns: 10 * MATCHES },
    );
  });
});
