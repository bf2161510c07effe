import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from './paper';
import { countSheets, layOut, type CardPlace, type SheetChoices } from './sheets';

const choices: fc.Arbitrary<SheetChoices> = fc.record({
  paper: fc.constantFrom('a4', 'letter'),
  layout: fc.constantFrom('edge', 'bleed'),
  cutMarks: fc.boolean(),
  backs: fc.constantFrom('none', 'long-edge', 'short-edge'),
});
const counts = fc.integer({ min: 1, max: 60 });

const with_ = (part: Partial<SheetChoices> = {}): SheetChoices => ({
  paper: 'a4',
  layout: 'edge',
  cutMarks: true,
  backs: 'none',
  ...part,
});

const apart = (a: CardPlace, b: CardPlace, bleed: number): boolean =>
  Math.abs(a.x - b.x) > 63 + 2 * bleed - 1e-6 || Math.abs(a.y - b.y) > 88 + 2 * bleed - 1e-6;

describe('sheets', () => {
  it('hold every card once, inside the paper, apart from the others', () => {
    fc.assert(
      fc.property(counts, choices, (count, chosen) => {
        const { sheet, bleed } = gridOf(chosen.paper, chosen.layout);
        const pages = layOut(count, chosen);
        const fronts = pages.filter(({ side }) => side === 'front');
        expect(fronts.flatMap(({ places }) => places.map(({ card }) => card))).toEqual(
          Array.from({ length: count }, (_, card) => card),
        );
        expect(fronts).toHaveLength(countSheets(count, chosen));
        for (const { places } of pages) {
          for (const [at, place] of places.entries()) {
            expect(place).toMatchObject({ width: 63, height: 88 });
            expect(place.x - bleed).toBeGreaterThan(4);
            expect(place.y - bleed).toBeGreaterThan(4);
            expect(place.x + 63 + bleed).toBeLessThan(sheet.width - 4);
            expect(place.y + 88 + bleed).toBeLessThan(sheet.height - 4);
            expect(places.slice(0, at).every((other) => apart(place, other, bleed))).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('have each back exactly behind its front, whichever edge the paper is turned over', () => {
    fc.assert(
      fc.property(counts, choices, fc.constantFrom('long-edge', 'short-edge'), (count, chosen, backs) => {
        const { sheet } = gridOf(chosen.paper, chosen.layout);
        const pages = layOut(count, { ...chosen, backs });
        for (let at = 0; at < pages.length; at += 2) {
          const [front, back] = [pages[at], pages[at + 1]];
          if (front === undefined || back === undefined) throw new Error('A front without a back.');
          expect([front.side, back.side]).toEqual(['front', 'back']);
          // Turned over its left edge a sheet shows what lay at x at width - x; over its upper edge likewise for y.
          const uprightEdge = sheet.height > sheet.width ? 'long-edge' : 'short-edge';
          const seen = back.places.map((place) =>
            backs === uprightEdge
              ? { ...place, x: sheet.width - (place.x + 63) }
              : { ...place, y: sheet.height - (place.y + 88), turned: !place.turned },
          );
          seen.forEach((place, index) => {
            const behind = front.places[index];
            expect(place.x).toBeCloseTo(behind?.x ?? Number.NaN, 9);
            expect(place.y).toBeCloseTo(behind?.y ?? Number.NaN, 9);
            expect(place).toMatchObject({ card: behind?.card, turned: false });
          });
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['a4', 'edge', { x: 10.5, y: 16.5 }, { x: 136.5, y: 192.5 }, 9],
    ['letter', 'edge', { x: 13.45, y: 7.7 }, { x: 139.45, y: 183.7 }, 9],
    ['a4', 'bleed', { x: 13.5, y: 14 }, { x: 220.5, y: 108 }, 8],
    ['letter', 'bleed', { x: 7.45, y: 48.7 }, { x: 145.45, y: 142.7 }, 6],
  ] as const)('%s %s: first and last place in millimetres', (paper, layout, first, last, count) => {
    const [page, more] = layOut(count, with_({ paper, layout }));
    expect(more).toBeUndefined();
    expect(page?.places[0]?.x).toBeCloseTo(first.x, 9);
    expect(page?.places[0]?.y).toBeCloseTo(first.y, 9);
    expect(page?.places.at(-1)?.x).toBeCloseTo(last.x, 9);
    expect(page?.places.at(-1)?.y).toBeCloseTo(last.y, 9);
  });

  it('put the second page of a single card where the paper is turned over', () => {
    const back = (part: Partial<SheetChoices>): CardPlace | undefined => layOut(1, with_(part))[1]?.places[0];
    expect(back({ backs: 'long-edge' })).toMatchObject({ x: 136.5, y: 16.5, turned: false });
    expect(back({ backs: 'short-edge' })).toMatchObject({ x: 10.5, y: 192.5, turned: true });
    // A sheet that lies has its long edges above and below.
    expect(back({ layout: 'bleed', backs: 'long-edge' })).toMatchObject({ x: 13.5, y: 108, turned: true });
    expect(back({ layout: 'bleed', backs: 'short-edge' })).toMatchObject({ x: 220.5, y: 14, turned: false });
  });
});

describe('cut marks', () => {
  it('point at every edge of every card, never touch what is printed and stay on the paper', () => {
    fc.assert(
      fc.property(counts, choices, (count, chosen) => {
        const { sheet, bleed } = gridOf(chosen.paper, chosen.layout);
        for (const { places, marks } of layOut(count, { ...chosen, cutMarks: true })) {
          for (const { x, y } of places) {
            for (const edge of [x, x + 63]) {
              expect(marks.filter(({ x1, x2 }) => x1 === x2 && Math.abs(x1 - edge) < 0.02)).toHaveLength(2);
            }
            for (const edge of [y, y + 88]) {
              expect(marks.filter(({ y1, y2 }) => y1 === y2 && Math.abs(y1 - edge) < 0.02)).toHaveLength(2);
            }
            const touches = marks.some(
              ({ x1, y1, x2, y2 }) =>
                x2 > x - bleed && x1 < x + 63 + bleed && y2 > y - bleed && y1 < y + 88 + bleed,
            );
            expect(touches).toBe(false);
          }
          for (const { x1, y1, x2, y2 } of marks) {
            expect(Math.min(x1, y1)).toBeGreaterThan(0);
            expect(x2).toBeLessThan(sheet.width);
            expect(y2).toBeLessThan(sheet.height);
            expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(3.5, 9);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are four for each of two edges of a single card, and none when none are wanted', () => {
    expect(layOut(1, with_())[0]?.marks).toHaveLength(8);
    expect(layOut(9, with_())[0]?.marks).toHaveLength(4 * 2 * 2);
    expect(layOut(8, with_({ layout: 'bleed' }))[0]?.marks).toHaveLength(8 * 2 + 4 * 2);
    expect(layOut(9, with_({ cutMarks: false }))[0]?.marks).toEqual([]);
  });
});
