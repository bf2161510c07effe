import { closeBack, openSky } from '../scenery/frame';
import { crest, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { island } from '../scenery/islands';
import { lamp } from '../scenery/lamp';
import { flowers, tree, tufts } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import type { Board } from '../scenery/stage';

/** An evening with two islands left and right of the middle, where the panel stands. */
export function drawCurtain(board: Board): void {
  const light = openSky(board, { x: 0.8, y: 0.26, radius: 27, stars: 80 });
  board.back('streaks', (brush) =>
    [
      [0.2, 0.3, 150],
      [0.5, 0.5, 240],
      [0.86, 0.66, 170],
    ]
      .map(([x = 0, y = 0, half = 0]) =>
        streak(brush, brush.x(x), brush.sky(y), brush.s(half), brush.s(5), brush.air, 0.34),
      )
      .join(''),
  );
  board.back('far-isles', (brush) => {
    const far = (x: number, y: number, half: number) =>
      island(brush, brush.x(x), brush.sky(y), brush.s(half), 0.5) +
      tree(
        brush,
        brush.x(x) - brush.s(3),
        brush.sky(y) - brush.s(3),
        brush.s(half),
        brush.far('#57A065', 0.45),
      );
    return far(0.3, 0.14, 17) + far(0.945, 0.46, 22);
  });
  board.back('left-isle', (brush) => {
    const x = brush.x(0.145);
    const y = brush.sky(0.78);
    return (
      island(brush, x, y, brush.s(72), 0.1) +
      tree(brush, x - brush.s(20), y - brush.s(5), brush.s(92), brush.local('#4C9A5E')) +
      tree(brush, x + brush.s(28), y - brush.s(4), brush.s(56), brush.local('#5AA866'))
    );
  });
  board.back('right-isle', (brush) => {
    const x = brush.x(0.88);
    const y = brush.sky(0.8);
    return (
      island(brush, x, y, brush.s(50), 0.14) +
      tree(brush, x + brush.s(6), y - brush.s(4), brush.s(60), brush.local('#4C9A5E')) +
      lamp(brush, x - brush.s(22), y - brush.s(18), 5)
    );
  });
  board.back('mist', (brush) => mist(brush, brush.sky(1.02), brush.s(120), 0.5));
  board.back('far', (brush) =>
    land(brush, ridge(brush, brush.land(0.14), brush.s(14)), brush.far('#7C9A86', 0.4), {
      mist: 0.55,
      size: 0.8,
      marks: 80,
    }),
  );
  board.back('middle', (brush) =>
    land(brush, ridge(brush, brush.land(0.42), brush.s(10)), brush.far('#5F9A68', 0.14), {
      mist: 0.2,
      size: 0.9,
      marks: 90,
    }),
  );
  closeBack(board, light);
  const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.92, 0.014));
  board.near('near', (brush) => nearLand(brush, crest(near.points), brush.local('#3B7C5C')));
  board.near('tufts', (brush) => tufts(brush, near, 26, brush.local('#24553F'), [12, 24]));
  board.near('flowers', (brush) => flowers(brush, near, 12, ['#F7E7C4', '#F2B7A2']));
}
