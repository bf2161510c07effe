import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { roundRect, type Point } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { doorAt, flag, tower, windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { crest, groundShadow, heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tree, tufts } from '../scenery/plants';
import { cloud } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

function walls(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const stone = brush.local('#EFDCBC');
  const roof = brush.local('#E07F4E');
  const back = mix(stone, brush.air, 0.25);
  const backRoof = mix(roof, brush.air, 0.2);
  let teeth = '';
  for (let i = -4; i <= 4; i++) teeth += roundRect(x + s * (i * 19 - 6), y - s * 94, s * 12, s * 18, 2);
  let courses = '';
  for (let i = 0; i < 9; i++) {
    courses += `M${n(x + s * brush.between(-78, 60))} ${n(y - s * brush.between(8, 74))}h${n(s * brush.between(8, 16))}`;
  }
  return (
    groundShadow(brush, x, y + s * 10, s * 130, 0.18) +
    tower(brush, [x - s * 106, y + s * 10], s * 44, s * 104, back, backRoof) +
    tower(brush, [x + s * 110, y + s * 14], s * 44, s * 88, back, backRoof) +
    tower(brush, [x, y - s * 84], s * 40, s * 84, stone, roof) +
    tower(brush, [x - s * 54, y + s * 4], s * 50, s * 150, stone, roof) +
    tower(brush, [x + s * 58, y + s * 6], s * 54, s * 170, stone, roof) +
    form(brush, teeth + roundRect(x - s * 86, y - s * 82, s * 174, s * 100, 4), stone, {
      edge: [s * 7, s * 4],
      reach: s * 46,
      rim: brush.lit(stone, 0.6),
      shade: mix(stone, brush.local('#A9808A'), 0.36),
      on: line(courses, shift(stone, -0.12), s * 2.2, 0.6),
    })
  );
}

function castleAt(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const gold = brush.local('#F4C453');
  let windows = '';
  for (const [dx, dy] of [
    [-54, -92],
    [58, -104],
    [0, -122],
    [-106, -50],
    [110, -40],
    [-54, -124],
    [58, -138],
  ] as const) {
    windows += windowAt(
      brush,
      x + s * dx,
      y + s * dy,
      s * 12,
      s * 22,
      brush.random.chance(brush.day.moon ? 0.8 : 0.4),
    );
  }
  return (
    walls(brush, x, y) +
    windows +
    doorAt(x, y + s * 16, s * 46, s * 68, brush.lit(brush.local('#C9A98A'), 0.2)) +
    doorAt(x, y + s * 16, s * 36, s * 60, brush.local('#5C4A5E')) +
    flag(brush, x, y - s * 214, s * 34, gold) +
    flag(brush, x + s * 58, y - s * 230, s * 28, gold) +
    lamp(brush, x, y - s * 30, 6)
  );
}

/** A castle of cone-roofed towers on its hill. */
export const castle: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.79, y: 0.34, radius: 36 });
    const middle = 0.37;
    const hill = board.plan('hill-crest', (brush) => {
      const at = (x: number, y: number): Point => [brush.x(x), brush.land(y) + brush.s(brush.between(-4, 4))];
      return crest([
        at(-0.1, 0.26),
        at(0.08, 0.2),
        at(0.22, 0.05),
        at(middle, 0.01),
        at(0.54, 0.06),
        at(0.76, 0.22),
        at(1.1, 0.28),
      ]);
    });
    const field = board.plan('field-crest', (brush) => ridge(brush, brush.land(0.36), brush.s(20)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      const left = cloud(brush, brush.side(0.14), brush.sky(brush.between(0.34, 0.42)), brush.s(46));
      return (
        left +
        cloud(brush, brush.side(0.9), brush.sky(brush.between(0.6, 0.68)), brush.s(40), undefined, 0.85)
      );
    });
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.92), brush.s(26)), brush.far('#8FB59A', 0.5), {
        mist: 0.7,
        size: 0.7,
        marks: 90,
      }),
    );
    board.back('hill', (brush) => land(brush, hill, brush.far('#72AF62', 0.16), { mist: 0.2 }));
    board.back('castle', (brush) => castleAt(brush, brush.x(middle), brush.land(0.04)));
    board.back('field', (brush) => land(brush, field, brush.local('#5FA35D')));
    board.back('trees', (brush) => {
      let drawn = '';
      const count = brush.random.whole(5, 7);
      for (let i = 0; i < count; i++) {
        const x = brush.x((i + brush.between(0.1, 0.9)) / count);
        const y = heightAt(field, x) + brush.s(brush.between(4, 18));
        const size = brush.s(brush.between(46, 76));
        drawn +=
          groundShadow(brush, x, y, size * 0.3, 0.16) + tree(brush, x, y, size, brush.local('#468C57'));
      }
      return drawn;
    });
    board.back('road', (brush) => {
      const x = (share: number) => n(brush.x(share));
      const y = (share: number) => n(brush.land(share));
      const road = `M${x(middle - 0.03)} ${y(0.1)}C${x(middle - 0.02)} ${y(0.18)} ${x(middle + 0.1)} ${y(0.2)} ${x(middle + 0.02)} ${y(0.34)}L${x(middle + 0.1)} ${y(0.34)}C${x(middle + 0.16)} ${y(0.2)} ${x(middle + 0.05)} ${y(0.17)} ${x(middle + 0.03)} ${y(0.1)}Z`;
      return fill(road, brush.lit(brush.local('#E8D3A2'), 0.3), 0.9);
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#39784E')));
    board.near('tufts', (brush) => tufts(brush, near, 11, brush.local('#24573C')));
  },
};
