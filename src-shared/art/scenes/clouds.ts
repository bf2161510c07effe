import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { line } from '../drawing/shape';
import { cloudBank } from '../scenery/banks';
import { doorAt, flag, tower, windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { lamp } from '../scenery/lamp';
import { cloud, streak } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** Twin towers with a bridge between them, standing in cloud. */
function gate(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const wall = mix(brush.local('#FFF4E2'), brush.air, 0.14);
  const roof = mix(brush.local('#E59A7E'), brush.air, 0.1);
  const arch =
    `M${n(x - s * 40)} ${n(y - s * 66)}q${n(s * 40)} ${n(-s * 58)} ${n(s * 80)} 0v${n(s * 66)}h${n(-s * 14)}v${n(-s * 44)}` +
    `q${n(-s * 26)} ${n(-s * 40)} ${n(-s * 52)} 0v${n(s * 44)}h${n(-s * 14)}Z`;
  const voussoirs = [-28, -14, 0, 14, 28]
    .map(
      (dx) =>
        `M${n(x + s * dx * 0.82)} ${n(y - s * (72 - Math.abs(dx) * 0.5))}l${n(s * dx * 0.16)} ${n(-s * 12)}`,
    )
    .join('');
  return (
    form(brush, arch, wall, {
      edge: [s * 4, s * 4],
      reach: s * 14,
      rim: brush.lit(wall, 0.6),
      shade: mix(wall, brush.day.sky[1], 0.4),
      on: line(voussoirs, shift(wall, -0.1), s * 2, 0.6),
    }) +
    [-48, 48]
      .map(
        (dx) =>
          tower(brush, [x + s * dx, y + s * 20], s * 36, s * 140, wall, roof, 'dome') +
          windowAt(
            brush,
            x + s * dx,
            y - s * 76,
            s * 10,
            s * 20,
            false,
            mix(brush.local('#6E7FA8'), brush.air, 0.15),
          ) +
          doorAt(x + s * dx, y - s * 30, s * 9, s * 15, mix(brush.local('#6E7FA8'), brush.air, 0.15)),
      )
      .join('') +
    flag(brush, x - s * 48, y - s * 156, s * 22, brush.local('#8FA6DA')) +
    flag(brush, x + s * 48, y - s * 156, s * 22, brush.local('#8FA6DA')) +
    lamp(brush, x, y - s * 50, 8)
  );
}

/** Banks of round cloud with a gate of two towers. */
export const clouds: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.76, y: 0.4, radius: 40 });
    const white = (brush: Brush) => mix(brush.local('#FFF8EE'), brush.day.sky[2], 0.16);
    const hollow = (brush: Brush) => mix(brush.local('#8692D2'), brush.day.sky[0], 0.3);
    board.back('streaks', (brush) => {
      if (brush.stage.calm) return '';
      return (
        streak(brush, brush.x(0.34), brush.sky(brush.between(0.2, 0.3)), brush.s(170), brush.s(7)) +
        streak(brush, brush.x(0.68), brush.sky(brush.between(0.58, 0.66)), brush.s(150), brush.s(6)) +
        cloud(
          brush,
          brush.x(brush.between(0.5, 0.58)),
          brush.sky(brush.between(0.34, 0.5)),
          brush.s(30),
          undefined,
          0.7,
        )
      );
    });
    board.back('far-bank', (brush) =>
      cloudBank(brush, {
        y: brush.sky(0.94),
        radius: brush.s(34),
        scatter: brush.s(20),
        count: 12,
        colour: mix(white(brush), brush.day.sky[1], 0.5),
        shade: mix(hollow(brush), brush.day.sky[1], 0.5),
      }),
    );
    board.back('gate', (brush) => gate(brush, brush.x(brush.between(0.3, 0.36)), brush.sky(1.02)));
    board.back('middle-bank', (brush) =>
      cloudBank(brush, {
        y: brush.land(0.12),
        radius: brush.s(46),
        scatter: brush.s(16),
        count: 9,
        colour: mix(white(brush), brush.day.sky[1], 0.22),
        shade: mix(hollow(brush), brush.day.sky[1], 0.2),
      }),
    );
    board.back('front-bank', (brush) =>
      cloudBank(brush, {
        y: brush.land(0.42),
        radius: brush.s(62),
        scatter: brush.s(22),
        count: 7,
        colour: white(brush),
        shade: hollow(brush),
      }),
    );
    closeBack(board, light);
    board.near('near-bank', (brush) =>
      cloudBank(brush, {
        y: brush.land(0.86),
        radius: brush.s(66),
        scatter: brush.s(18),
        count: 6,
        colour: mix(mix(brush.local('#C9CFE8'), brush.day.sky[1], 0.25), brush.air, 0.18),
        shade: mix(hollow(brush), brush.day.ink, 0.12),
      }),
    );
    board.near(
      'near-streaks',
      (brush) =>
        streak(brush, brush.x(0.3), brush.land(0.95), brush.s(200), brush.s(5), '#ffffff', 0.4) +
        streak(brush, brush.x(0.8), brush.land(0.88), brush.s(150), brush.s(5), '#ffffff', 0.35),
    );
  },
};
