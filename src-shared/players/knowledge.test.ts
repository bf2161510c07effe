import { describe, expect, it } from 'vitest';
import { isForced, refusalOf } from '@shared/table/decision';
import type { Rules } from '@shared/table/game';
import { startMatch } from '@shared/table/match';
import { copyTable, type Table } from '@shared/table/table';
import { checkConservation } from '@shared/table/testing/invariants';
import { makePlayer, playerRandom } from './index';
import { Suggestions, type Mind } from './mind';
import { mindFor } from './minds';
import { QuickRandom } from './player-random';
import { NAMED_TABLES, playMatch, seatingFor } from './testing/tables';

/** Plays on as the rule of thumb picks, the long way. */
function playOn(rules: Rules, mind: Mind, table: Table): void {
  for (let decision = rules.decide(table); decision !== null; decision = rules.decide(table)) {
    const pick = isForced(decision) ? decision.options : mind.choose(table, decision);
    expect(refusalOf(decision, pick)).toBeNull();
    rules.apply(table, decision, [...pick]);
  }
}

describe.each(NAMED_TABLES)('what players know of %s', (name, setting) => {
  const seating = seatingFor(setting);
  const { rules } = seating;
  const mind = mindFor(seating);
  const chance = new QuickRandom(playerRandom(name));

  it('plays a match out as its rule of thumb picks, decision by decision', () => {
    for (let deal = 0; deal < 5; deal += 1) {
      const { table } = startMatch(rules, `${name} ${deal}`);
      const [quick, slow] = [copyTable(table), copyTable(table)];
      mind.playOut(quick, chance);
      playOn(rules, mind, slow);
      expect(quick.cells).toEqual(slow.cells);
      checkConservation(quick);
    }
  });

  it('suggests only legal picks, each once, in every position that comes up', () => {
    const suggestions = new Suggestions();
    const random = makePlayer('random', seating);
    playMatch(
      seating,
      name,
      Array.from({ length: setting.seats }, () => random),
      {},
      ({ table, decision }) => {
        if (decision === null) return;
        mind.suggest(table, decision, suggestions);
        expect(suggestions.count).toBeGreaterThan(0);
        const seen = new Set<string>();
        for (let index = 0; index < suggestions.count; index += 1) {
          const pick = suggestions.picks[index] ?? [];
          expect(refusalOf(decision, pick), `${decision.kind} ${pick.join(' ')}`).toBeNull();
          expect(Number.isFinite(suggestions.gains[index])).toBe(true);
          seen.add([...pick].sort((a, b) => a - b).join(' '));
        }
        expect(seen.size).toBe(suggestions.count);
      },
    );
  });

  it('values an end from 0 to 1 for every seat', () => {
    const { table } = startMatch(rules, name);
    mind.playOut(table, chance);
    const values = new Float64Array(setting.seats);
    mind.value(table, rules.result(table), values);
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
