import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { polygon, roundRect } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { doorAt, tower, windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge, type Ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { pine, tufts } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** Left of the middle, the foot of its door at (x, y). */
function manor(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const wall = brush.local('#9486BC');
  const roof = brush.local('#5A548E');
  const ridgeLine = `M${n(x - s * 70)} ${n(y - s * 122)}h${n(s * 24)}M${n(x - s * 36)} ${n(y - s * 140)}h${n(s * 30)}M${n(x + s * 8)} ${n(y - s * 124)}h${n(s * 34)}`;
  const hall = roundRect(x - s * 74, y - s * 112, s * 146, s * 118, 3);
  const gable = polygon(
    [
      [x - s * 92, y - s * 104],
      [x - s * 46, y - s * 162],
      [x + s * 44, y - s * 162],
      [x + s * 92, y - s * 104],
    ],
    s * 8,
  );
  const cornice = `M${n(x - s * 70)} ${n(y - s * 50)}h${n(s * 138)}`;
  let drawn =
    groundShadow(brush, x - s * 10, y + s * 4, s * 120, 0.3) +
    tower(brush, [x - s * 92, y + s * 3], s * 46, s * 120, wall, roof) +
    tower(brush, [x + s * 96, y + s * 3], s * 40, s * 96, wall, roof) +
    tower(brush, [x + s * 8, y - s * 118], s * 44, s * 66, shift(wall, 0.02), roof) +
    form(brush, hall, wall, {
      edge: [s * 7, s * 3],
      reach: s * 40,
      rim: brush.lit(wall, 0.45),
      on: line(cornice, shift(wall, -0.08), s * 3, 0.7),
    }) +
    form(brush, gable, roof, {
      edge: [s * 7, s * 5],
      reach: s * 26,
      rim: brush.lit(shift(roof, 0.06), 0.38),
      on: line(ridgeLine, shift(roof, -0.07), s * 2.6, 0.7),
    });
  for (const [dx, dy] of [
    [-92, -76],
    [-46, -64],
    [-12, -64],
    [24, -64],
    [54, -64],
    [96, -58],
    [8, -150],
    [-46, -14],
    [50, -14],
  ] as const) {
    drawn += windowAt(brush, x + s * dx, y + s * dy, s * 13, s * 24, brush.random.chance(0.68));
  }
  const porch = form(
    brush,
    polygon(
      [
        [x - s * 24, y - s * 44],
        [x - s * 2, y - s * 60],
        [x + s * 20, y - s * 44],
      ],
      s * 3,
    ),
    roof,
    { edge: [s * 3, s * 2], reach: s * 8 },
  );
  return (
    drawn +
    doorAt(x - s * 2, y + s * 5, s * 24, s * 42, '#E9B968') +
    porch +
    lamp(brush, x - s * 2, y - s * 34, 6)
  );
}

function drive(brush: Brush, x: number, y: number): string {
  const { height } = brush.stage;
  const s = brush.s(1);
  const path =
    `M${n(x - s * 12)} ${n(y)}C${n(x - s * 30)} ${n(y + s * 50)} ${n(x + s * 56)} ${n(y + s * 62)} ${n(x - s * 10)} ${n(height)}` +
    `L${n(x + s * 88)} ${n(height)}C${n(x + s * 112)} ${n(y + s * 66)} ${n(x + s * 4)} ${n(y + s * 50)} ${n(x + s * 12)} ${n(y)}Z`;
  return fill(path, mix(brush.air, '#F4DFA8', 0.3), 0.6);
}

/** Distant firs as one silhouette. */
function woods(brush: Brush, lawn: Ridge): string {
  let firs = '';
  for (let i = 0; i < 24; i++) {
    const x = brush.x((i + brush.between(0, 1)) / 24);
    const h = brush.s(brush.between(34, 62));
    const y = heightAt(lawn, x) + brush.s(10);
    firs += `M${n(x - h * 0.24)} ${n(y)}L${n(x - h * 0.12)} ${n(y - h * 0.4)}H${n(x - h * 0.17)}L${n(x)} ${n(y - h)}L${n(x + h * 0.17)} ${n(y - h * 0.4)}H${n(x + h * 0.12)}L${n(x + h * 0.24)} ${n(y)}Z`;
  }
  const colour = brush.far('#41608C', 0.3);
  return form(brush, firs, colour, {
    edge: [brush.s(2), brush.s(3)],
    reach: brush.s(6),
    rim: brush.lit(shift(colour, 0.06), 0.3),
  });
}

/** A house with lit windows among firs, peaks behind it. */
export const mansion: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.74, y: 0.36, radius: 44, stars: 58 });
    const lawn = board.plan('lawn-crest', (brush) => ridge(brush, brush.land(0.14), brush.s(18)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.88));
    board.back(
      'streaks',
      (brush) =>
        streak(
          brush,
          brush.x(0.72),
          brush.sky(brush.between(0.5, 0.56)),
          brush.s(130),
          brush.s(6),
          brush.air,
          0.5,
        ) +
        streak(
          brush,
          brush.x(0.34),
          brush.sky(brush.between(0.62, 0.7)),
          brush.s(150),
          brush.s(7),
          brush.air,
          0.36,
        ),
    );
    board.back('peaks', (brush) =>
      land(brush, ridge(brush, brush.sky(0.93), brush.s(30), 'peak', 26), brush.far('#7783B8', 0.42), {
        mist: 0.6,
        size: 0.8,
        marks: 80,
      }),
    );
    board.back('woods', (brush) => woods(brush, lawn));
    board.back('mist', (brush) => mist(brush, brush.land(0.12), brush.s(90), 0.4));
    board.back('lawn', (brush) => land(brush, lawn, brush.local('#5B70A0'), { mist: 0.22 }));
    board.back('manor', (brush) => {
      const x = brush.x(0.375);
      const y = brush.land(0.2);
      return drive(brush, x - brush.s(2), y + brush.s(4)) + manor(brush, x, y);
    });
    board.back('pines', (brush) =>
      [-178, -146, 156, 192, 222]
        .map((dx) =>
          pine(
            brush,
            brush.x(0.375) + brush.s(dx),
            brush.land(0.24) + brush.s(brush.between(0, 12)),
            brush.s(brush.between(84, 124)),
            brush.local('#3A5F84'),
          ),
        )
        .join(''),
    );
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#34497C')));
    board.near('tufts', (brush) => tufts(brush, near, 13, brush.local('#22325E'), [18, 40]));
  },
};
