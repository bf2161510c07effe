import { shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, ribbon, roundRect, type Point } from '../drawing/path';
import { disc, fill, group, line } from '../drawing/shape';
import { doorAt, house, tower } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import {
  crest,
  groundShadow,
  heightAt,
  land,
  nearLand,
  nearRidge,
  ridge,
  type Ridge,
} from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { flowers, pine, tree, tufts } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Board, Brush } from '../scenery/stage';
import { QUEST_STOPS, roadPoints } from './quest-road';

/** The three hills of the way from the farthest, where each begins and how far it is in the air. */
const HILLS = [
  { name: 'high', top: 0.335, rise: 20, colour: '#A7AF88', far: 0.3, size: 0.7 },
  { name: 'middle', top: 0.515, rise: 20, colour: '#8FAE78', far: 0.14, size: 0.85 },
  { name: 'low', top: 0.72, rise: 22, colour: '#6FA068', far: 0, size: 1 },
] as const;

/** Width of the road at the top and at the bottom of the picture, on a picture of unit size. */
const ROAD = { far: 9, near: 34 } as const;

/**
 * A soft line through the road's points as many short steps (Catmull-Rom), because its width changes on the way.
 */
function alongRoad(brush: Brush): readonly Point[] {
  const points = roadPoints().map(([x, y]): Point => [brush.x(x), y * brush.stage.height]);
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const steps = 12;
  return points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (__, step): Point => {
      const t = step / steps;
      const axis = (k: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return (
          0.5 *
          (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
        );
      };
      return [axis(0), axis(1)];
    }),
  );
}

/** The pale road, wider the nearer it is, its edge darker below. */
function road(brush: Brush): string {
  const way = [...alongRoad(brush)];
  const half = (y: number): number =>
    brush.s(ROAD.far + (ROAD.near - ROAD.far) * Math.max(0, y / brush.stage.height) ** 1.4) / 2;
  const side = (sign: number, by: number): Point[] =>
    way.map(([x, y], i) => {
      const [ax, ay] = way[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by2] = way[Math.min(way.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by2 - ay) || 1;
      // Seen from the side a road is flatter than it is wide.
      return [
        x - ((by2 - ay) / length) * half(y) * sign,
        y + ((bx - ax) / length) * half(y) * sign * 0.62 + by,
      ];
    });
  const earth = brush.local('#EBD2A4');
  let stones = '';
  for (let i = 4; i < way.length; i += 2) {
    const [x, y] = way[i] ?? [0, 0];
    const wide = half(y);
    stones += `M${n(x + wide * brush.between(-0.6, 0.6))} ${n(y + wide * brush.between(-0.3, 0.3))}h${n(wide * brush.between(0.1, 0.5))}`;
  }
  return (
    fill(ribbon(side(1, brush.s(3)), side(-1, brush.s(3))), shift(earth, -0.2), 0.55) +
    fill(ribbon(side(1, 0), side(-1, 0)), earth) +
    line(stones, shift(earth, -0.1), brush.s(2.2), 0.6)
  );
}

/** A small windmill with four sails, its foot at (x, y). */
function windmill(brush: Brush, x: number, y: number, size: number): string {
  const wall = brush.local('#F0DFC2');
  const cloth = brush.lit(brush.local('#F3E4C8'), 0.3);
  const wood = brush.local('#7A5A52');
  const hub: Point = [x + size * 0.06, y - size * 0.98];
  const sails = [18, 108, 198, 288]
    .map((turn) =>
      group(
        fill(roundRect(hub[0] - size * 0.02, hub[1] - size * 0.62, size * 0.04, size * 0.62, 1), wood) +
          fill(roundRect(hub[0] + size * 0.02, hub[1] - size * 0.6, size * 0.16, size * 0.42, 2), cloth),
        `transform="rotate(${turn} ${n(hub[0])} ${n(hub[1])})"`,
      ),
    )
    .join('');
  return (
    groundShadow(brush, x, y, size * 0.3) +
    tower(brush, [x, y], size * 0.44, size * 0.9, wall, brush.local('#77638A')) +
    sails +
    disc(hub[0], hub[1], size * 0.05, wood)
  );
}

/** A plank bridge over a brook that runs down the hill. */
function bridge(brush: Brush, x: number, y: number, size: number): string {
  const water = brush.local('#7FB6D6');
  const wood = brush.local('#B98A5E');
  const brook =
    `M${n(x + size * 0.1)} ${n(y - size * 1.05)}q${n(-size * 0.5)} ${n(size * 0.6)} ${n(-size * 0.18)} ${n(size)}` +
    `t${n(-size * 0.34)} ${n(size * 1.1)}`;
  const deck = `M${n(x - size * 0.7)} ${n(y + size * 0.1)}Q${n(x)} ${n(y - size * 0.34)} ${n(x + size * 0.7)} ${n(y + size * 0.1)}`;
  let posts = '';
  for (const at of [-0.62, -0.2, 0.2, 0.62]) {
    const top = y - size * (0.34 - 0.3 * Math.abs(at)) - size * 0.12;
    posts += `M${n(x + at * size)} ${n(top + size * 0.32)}v${n(-size * 0.34)}`;
  }
  return (
    line(brook, shift(water, -0.06), size * 0.3, 0.9) +
    line(brook, brush.lit(water, 0.4), size * 0.08, 0.7) +
    line(deck, shift(wood, -0.14), size * 0.2) +
    line(deck, wood, size * 0.12) +
    line(posts, shift(wood, -0.1), size * 0.07)
  );
}

/** A frozen pond with a glint. */
function pond(brush: Brush, x: number, y: number, size: number): string {
  const ice = brush.local('#CFE6EE');
  const glints =
    `M${n(x - size * 0.5)} ${n(y)}l${n(size * 0.34)} ${n(-size * 0.12)}` +
    `M${n(x + size * 0.12)} ${n(y + size * 0.1)}l${n(size * 0.4)} ${n(-size * 0.14)}`;
  return (
    fill(ellipse(x, y + size * 0.05, size, size * 0.27), shift(brush.local('#6F8F8A'), -0.05), 0.6) +
    fill(ellipse(x, y, size * 0.96, size * 0.25), ice) +
    line(glints, brush.lit(ice, 0.8), size * 0.05, 0.9)
  );
}

/** A few posts and rails along a slope. */
function fence(brush: Brush, x: number, y: number, size: number): string {
  const wood = brush.local('#A98462');
  let posts = '';
  for (let i = 0; i < 5; i += 1)
    posts += `M${n(x + i * size * 0.3)} ${n(y + i * size * 0.03)}v${n(-size * 0.36)}`;
  const rail = (down: number): string =>
    `M${n(x - size * 0.08)} ${n(y - size * down)}l${n(size * 1.36)} ${n(size * 0.13)}`;
  return line(rail(0.24) + rail(0.12), shift(wood, -0.06), size * 0.045) + line(posts, wood, size * 0.075);
}

/** A garden gate: two posts under a bow, its wings open. */
function gate(brush: Brush, x: number, y: number, size: number): string {
  const wood = brush.local('#C49A6C');
  const bow = `M${n(x - size * 0.42)} ${n(y)}v${n(-size * 0.6)}Q${n(x)} ${n(y - size * 1.12)} ${n(x + size * 0.42)} ${n(y - size * 0.6)}V${n(y)}`;
  let leaves = '';
  for (const t of [-0.36, -0.2, 0, 0.2, 0.36]) {
    leaves += ellipse(x + t * size, y - size * (0.9 - 0.75 * t * t), size * 0.1, size * 0.08);
  }
  return (
    line(bow, shift(wood, -0.08), size * 0.1) +
    fill(leaves, brush.local('#3F7A55')) +
    groundShadow(brush, x, y, size * 0.3, 0.14)
  );
}

/** The last hill of all: a peak with a lit flank. */
function peak(brush: Brush): string {
  const { width, height } = brush.stage;
  const [px, py] = QUEST_STOPS[9] ?? [0.8, 0.2];
  const foot = height * 0.37;
  const outline = polygon(
    [
      [width * (px - 0.4), foot],
      [width * (px - 0.24), height * (py + 0.09)],
      [width * (px - 0.1), height * (py + 0.035)],
      [width * (px - 0.035), height * (py - 0.018)],
      [width * (px + 0.05), height * (py - 0.012)],
      [width * (px + 0.13), height * (py + 0.06)],
      [width * (px + 0.3), foot],
    ],
    brush.s(34),
  );
  const rockColour = brush.far('#9A88A8', 0.34);
  return form(brush, outline, rockColour, {
    edge: [brush.s(8), brush.s(7)],
    reach: brush.s(60),
    rim: brush.lit(shift(rockColour, 0.1), 0.5),
  });
}

function trees(
  brush: Brush,
  hill: Ridge,
  shares: readonly number[],
  [low, high]: readonly [number, number],
  colour: string,
): string {
  return shares
    .map((share) => {
      const x = brush.x(share + brush.between(-0.008, 0.008));
      const size = brush.s(brush.between(low, high));
      return tree(brush, x, heightAt(hill, x) + brush.s(5), size, colour);
    })
    .join('');
}

/** A stop's place in grid units, moved by shares of the picture's width and height. */
const beside = (brush: Brush, quest: number, right: number, down: number): Point => {
  const [x, y] = QUEST_STOPS[quest - 1] ?? [0, 0];
  return [brush.x(x + right), (y + down) * brush.stage.height];
};

/** A road over three hills up to a peak at dusk: where the ten quests are chosen. The sky's left stays calm. */
export function drawQuests(board: Board): void {
  const light = openSky(board, { x: 0.55, y: 0.62, radius: 34, stars: 90 });
  board.back(
    'streaks',
    (brush) =>
      streak(brush, brush.x(0.3), brush.sky(0.62), brush.s(170), brush.s(6), brush.air, 0.4) +
      streak(brush, brush.x(0.5), brush.sky(0.8), brush.s(120), brush.s(4), brush.air, 0.4),
  );
  board.back('far-peaks', (brush) =>
    land(brush, ridge(brush, brush.sky(0.98), brush.s(20), 'peak', 34), brush.far('#A493B2', 0.55), {
      mist: 0.7,
      size: 0.6,
      marks: 34,
    }),
  );
  board.back('peak', peak);
  board.back('haze', (brush) => mist(brush, brush.stage.height * 0.345, brush.s(80), 0.42));
  const crests = HILLS.map(({ name, top, rise }) =>
    board.plan(`${name}-crest`, (brush) => ridge(brush, brush.stage.height * top, brush.s(rise))),
  );
  HILLS.forEach(({ name, colour, far, size }, i) => {
    const hill = crests[i] ?? crest([]);
    board.back(`${name}-trees-behind`, (brush) =>
      trees(
        brush,
        hill,
        [
          [0.03, 0.3, 0.345, 0.93],
          [0.38, 0.68, 0.715, 0.97],
          [0.32, 0.58, 0.625],
        ][i] ?? [],
        [26 + i * 12, 38 + i * 16],
        brush.far('#5E9166', far * 0.8 + 0.08),
      ),
    );
    board.back(name, (brush) =>
      land(brush, hill, brush.far(colour, far), {
        marks: 56,
        depth: brush.stage.height * 0.16,
        size,
        rim: 0.12,
      }),
    );
  });
  board.back('places-high', (brush) => {
    const [ix, iy] = beside(brush, 8, -0.115, 0.016);
    const [fx, fy] = beside(brush, 9, 0.075, 0.012);
    const [hx, hy] = beside(brush, 9, 0.2, 0.005);
    return (
      pond(brush, ix, iy, brush.s(44)) +
      fence(brush, fx, fy, brush.s(50)) +
      house(brush, hx, hy, brush.s(26), brush.far('#F3E4C6', 0.2), brush.far('#77638A', 0.2))
    );
  });
  board.back('mist-pass', (brush) => mist(brush, brush.stage.height * 0.44, brush.s(60), 0.26));
  board.back('road', road);
  board.back('places-middle', (brush) => {
    const [bx, by] = beside(brush, 4, -0.14, 0.012);
    const [wx, wy] = beside(brush, 5, -0.212, -0.03);
    const [px, py] = beside(brush, 6, -0.185, 0.03);
    return (
      bridge(brush, bx, by, brush.s(38)) +
      windmill(brush, wx, wy, brush.s(62)) +
      pine(brush, px, py, brush.s(56), brush.local('#4F8560')) +
      pine(brush, px + brush.s(26), py + brush.s(10), brush.s(44), brush.local('#558C66'))
    );
  });
  board.back('places-low', (brush) => {
    const [gx, gy] = beside(brush, 1, -0.105, 0.012);
    const [hx, hy] = beside(brush, 1, -0.115, -0.035);
    const [rx, ry] = beside(brush, 3, 0.13, 0.02);
    const size = brush.s(44);
    return (
      groundShadow(brush, hx, hy, size * 0.6) +
      house(brush, hx, hy, size, brush.local('#F3E4C6'), brush.local('#8A5F6E')) +
      doorAt(hx, hy + 2, size * 0.24, size * 0.42, brush.local('#7A5648')) +
      gate(brush, gx, gy + brush.s(20), brush.s(46)) +
      tree(brush, rx, ry, brush.s(74), brush.local('#4C8F60')) +
      rock(brush, rx - brush.s(52), ry + brush.s(18), brush.s(13), brush.local('#A99AA6'))
    );
  });
  board.back('lamp', (brush) => {
    const [x, y] = beside(brush, 10, 0, -0.082);
    return lamp(brush, x, y, 10);
  });
  closeBack(board, light);
  const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.965, 0.016));
  board.near('near', (brush) => nearLand(brush, near, brush.local('#3F6B4E')));
  board.near('tufts', (brush) => tufts(brush, near, 22, brush.local('#36604A'), [14, 28]));
  board.near('flowers', (brush) => flowers(brush, near, 9, ['#F2C25E', '#E98F8F', '#F6E7CC']));
}
