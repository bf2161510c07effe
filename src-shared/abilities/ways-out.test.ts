import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPath } from '@shared/cards/problem';
import { copytoruEffects } from './effects';
import type { Step } from './step';
import { stepOfPath, waysOut } from './ways-out';

const complaints = (effects: readonly Step[]) => copytoruEffects.review(effects);

/** The ways out of the first problem of an ability, each with what it makes of it. */
function ways(effects: readonly Step[]): Record<string, readonly Step[]> {
  const [first] = complaints(effects);
  if (first === undefined) return {};
  const path = jsonPath(['effects', ...(first.path ?? [])]);
  return Object.fromEntries(
    waysOut(effects, { code: first.code, path }).map((way) => [way.key, way.effects]),
  );
}

describe('ways out of a problem', () => {
  it('discard before a step that counts discarded cards, or do without counting', () => {
    expect(ways([{ action: 1 }, { targets: { per: 'discarded', plus: 2 } }])).toEqual({
      discard: [{ action: 1 }, { discardHand: { upTo: 1 } }, { targets: { per: 'discarded', plus: 2 } }],
      fixed: [{ action: 1 }, { targets: 2 }],
    });
  });

  it('discard as many as a condition asks for, or ask for fewer', () => {
    expect(ways([{ discardHand: { upTo: 1 } }, { boost: 1, if: { discarded: 3 } }])).toEqual({
      discard: [
        { discardHand: { upTo: 1 } },
        { discardHand: { upTo: 2 } },
        { boost: 1, if: { discarded: 3 } },
      ],
      askFewer: [{ discardHand: { upTo: 1 } }, { boost: 1, if: { discarded: 1 } }],
    });
    expect(ways([{ boost: 1, if: { discarded: 2 } }])['unconditional']).toEqual([{ boost: 1 }]);
  });

  it('move a discard that comes too late', () => {
    expect(ways([{ get: { per: 'discarded' } }, { discardHand: { upTo: 2 } }])['discardSooner']).toEqual([
      { discardHand: { upTo: 2 } },
      { get: { per: 'discarded' } },
    ]);
  });

  it('give a step that adds nothing something to add, or remove it', () => {
    expect(ways([{ power: 0 }])).toEqual({ one: [{ power: 1 }], remove: [] });
  });

  it('empty the ability of a card that turned white', () => {
    expect(waysOut([{ action: 1 }], { code: 'effects-on-white', path: 'effects' })[0]?.effects).toEqual([]);
  });

  it('offer no seventh step', () => {
    const full: Step[] = [
      ...Array.from({ length: 5 }, (): Step => ({ action: 1 })),
      { get: { per: 'discarded' } },
    ];
    expect(Object.keys(ways(full))).toEqual(['fixed']);
  });

  it('each leave fewer problems than there were', () => {
    const step: fc.Arbitrary<Step> = fc.constantFrom<Step>(
      { power: 0 },
      { get: { per: 'discarded' } },
      { boost: { per: 'discarded', plus: 1 }, if: { discarded: 3 } },
      { action: 1, if: { discarded: 1 } },
      { discardHand: { upTo: 2 } },
      { discardHand: { upTo: 1 }, if: { discarded: 2 } },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (effects) => {
        const found = complaints(effects);
        for (const { code, path = [] } of found) {
          const out = waysOut(effects, { code, path: jsonPath(['effects', ...path]) });
          expect(out.length).toBeGreaterThan(0);
          for (const way of out) {
            expect(complaints(way.effects).length, way.key).toBeLessThan(found.length);
            expect(copytoruEffects.schema.safeParse(way.effects).success).toBe(true);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the step a problem speaks of', () => {
  it('is told by its path', () => {
    expect(stepOfPath('effects[3].get.per')).toBe(3);
    expect(stepOfPath('effects')).toBeNull();
    expect(stepOfPath('name.en')).toBeNull();
  });
});
