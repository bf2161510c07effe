import { describe, expect, it } from 'vitest';
import { QUESTS } from '@shared/games/copytoru/solo-battle/quests';
import { CARD_RATIO } from '../layout/sizes';
import { viewOf } from '../testing/fixture';
import { bearableHits, rowsOf, soloFacts } from './facts';
import { freeStart, hillHeights, hillScale, standAt } from './hills';
import { assignLanes, type Lanes } from './lanes';
import { sceneryOf } from './scenery';
import { pileFit, sideSizes } from './side';

/** The middle of the table at 1024 × 700, 1280 × 800 and 1920 × 1080. */
const BOXES = [
  { width: 540, height: 376 },
  { width: 694, height: 458 },
  { width: 830, height: 638 },
] as const;

const zone = (cards: number[]) => ({ cards, looks: 'all' as const, owner: null });

describe('how a quest stands', () => {
  it('counts the hits that can still be taken: life 5 bears five, the sixth loses (CT-S1)', () => {
    const view = viewOf({
      game: 'solo-battle',
      options: { quest: 2 },
      counters: { round: 6, damage: 2 },
      scores: [38],
    });
    expect(soloFacts(view)).toMatchObject({ turn: 6, stars: 38, taken: 2, bearable: 5, left: 3 });
    expect(soloFacts({ ...view, counters: { damage: 7 } }).left).toBe(0);
  });

  it('bears one hit fewer when reaching the life already loses', () => {
    expect(bearableHits(5, { lossWhen: 'reaches' })).toBe(4);
    expect(bearableHits(5, {})).toBe(5);
  });

  it('has the rows of its quest, the farthest first, empty ones too', () => {
    const view = viewOf({
      game: 'solo-battle',
      options: { quest: 4 },
      zones: { 'row:1': zone([7]), 'row:2': zone([]), 'row:3': zone([5, 6]) },
    });
    expect(rowsOf(view)).toEqual([
      { row: 3, enemies: [5, 6] },
      { row: 2, enemies: [] },
      { row: 1, enemies: [7] },
    ]);
  });
});

describe('lanes', () => {
  const of = (lanes: Lanes, enemies: readonly number[]): (number | undefined)[] =>
    enemies.map((one) => lanes.get(one));

  it('give every enemy one of its own', () => {
    const lanes = assignLanes(new Map(), [60, 61, 75, 88], 4);
    expect([...of(lanes, [60, 61, 75, 88])].sort()).toEqual([0, 1, 2, 3]);
  });

  it('are kept while enemies walk, whoever leaves and comes', () => {
    const before = assignLanes(new Map(), [60, 61, 75, 88], 4);
    const after = assignLanes(before, [90, 60, 88], 4);
    expect(of(after, [60, 88])).toEqual(of(before, [60, 88]));
    expect(new Set(of(after, [90, 60, 88])).size).toBe(3);
  });

  it('are given back to an enemy that returns', () => {
    const before = assignLanes(new Map(), [60, 61, 75, 88], 4);
    const gone = assignLanes(before, [60, 75, 88], 4);
    expect(of(assignLanes(gone, [60, 61, 75, 88], 4), [61])).toEqual(of(before, [61]));
  });

  it('are shared when there are more enemies than lanes', () => {
    const lanes = assignLanes(new Map(), [1, 2, 3], 2);
    expect(of(lanes, [1, 2, 3]).every((lane) => lane !== undefined && lane < 2)).toBe(true);
  });
});

describe.each(BOXES)('hills in a box of $width × $height', (box) => {
  const stands = [4, 3].flatMap((lanes) =>
    [1, 2, 3, 4].map((row) =>
      Array.from({ length: lanes }, (_, lane) => standAt(box, { instance: 60 + lane * 7, row, lane, lanes })),
    ),
  );

  it('never let two cards of a row touch, with room for their rings', () => {
    for (const row of stands) {
      for (const [index, { x, width }] of row.entries()) {
        const next = row[index + 1];
        if (next === undefined) continue;
        expect(next.x - next.width / 2 - (x + width / 2)).toBeGreaterThan(12);
      }
    }
  });

  it('keep every card inside, clear of the numbers left and of the upper edge', () => {
    for (const { x, width, foot } of stands.flat()) {
      expect(x - width / 2).toBeGreaterThan(46);
      expect(x + width / 2).toBeLessThan(box.width);
      expect(foot - width * CARD_RATIO).toBeGreaterThan(14);
      expect(foot).toBeLessThan(box.height);
    }
  });

  it('draw nearer enemies larger and lower', () => {
    const [near, , , far] = stands.slice(0, 4).map((row) => row[0]);
    expect(near && far && near.width > far.width * 1.3 && near.foot > far.foot).toBe(true);
    expect(hillHeights(box, 1).crest).toBeGreaterThan(hillHeights(box, 2).crest);
  });

  it('look the same every time, and differ by quest', () => {
    expect(sceneryOf(box, 'quest 2')).toEqual(sceneryOf(box, 'quest 2'));
    expect(sceneryOf(box, 'quest 2').lands[0]).not.toEqual(sceneryOf(box, 'quest 3').lands[0]);
    const paths = sceneryOf(box, 'quest 2').lands.flatMap(({ outline, dark, grass }) => [
      outline,
      dark,
      grass,
    ]);
    expect(paths.join('')).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('words on a hill', () => {
  it('begin where they always do, or right of the card that stands before them', () => {
    expect(freeStart(50, 160, 690, [])).toBe(50);
    expect(freeStart(50, 160, 690, [{ from: 300, to: 400 }])).toBe(50);
    expect(freeStart(50, 160, 690, [{ from: 80, to: 190 }])).toBe(190);
    expect(
      freeStart(50, 160, 690, [
        { from: 80, to: 190 },
        { from: 250, to: 360 },
      ]),
    ).toBe(360);
  });

  it('are left out where no room is', () => {
    expect(freeStart(50, 160, 400, [{ from: 80, to: 300 }])).toBeNull();
  });
});

describe('the comp', () => {
  it('has cards of 70, 82, 92 and 106 at its own size', () => {
    const box = { width: 690, height: 440 };
    expect(hillScale(box)).toBe(1);
    const widths = [4, 3, 2, 1].map((row) => standAt(box, { instance: 60, row, lane: 1, lanes: 4 }).width);
    expect(widths).toEqual([70, 82, 92, 106]);
  });
});

describe('the panel right of the hills', () => {
  it('holds three cards beside each other and three lines of them', () => {
    for (const [width, height] of [
      [190, 358],
      [250, 440],
      [360, 620],
    ] as const) {
      const { card, small, gap } = sideSizes(width, height, 1);
      expect(card * 3 + gap * 2).toBeLessThanOrEqual(width);
      expect((card * 2 + small) * CARD_RATIO).toBeLessThan(height - 100);
    }
  });

  it('covers no number of a card that hit, however many did', () => {
    for (let count = 1; count <= 8; count += 1) {
      const { card, step } = pileFit(count, 62, 160);
      expect(step * (count - 1) + card).toBeLessThanOrEqual(162);
      if (count > 1) expect(step / card).toBeGreaterThanOrEqual(0.53);
    }
  });
});

describe('the quests themselves', () => {
  it('never have more rows than there are hills', () => {
    expect(Math.max(...QUESTS.map(({ rows }) => rows))).toBe(4);
  });
});
