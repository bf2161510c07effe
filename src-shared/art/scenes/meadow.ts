import { mix } from '../drawing/colour';
import { n } from '../drawing/number';
import { fill } from '../drawing/shape';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { branchFromRight, flowers, tree, tufts } from '../scenery/plants';
import { cloud, lightAt, sky, stars, sun, wash } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

function path(brush: Brush): string {
  const y = (share: number) => n(brush.land(share));
  const x = (share: number) => n(brush.x(share));
  const outline =
    `M${x(0.62)} ${y(0.27)}C${x(0.5)} ${y(0.38)} ${x(0.76)} ${y(0.48)} ${x(0.45)} ${y(0.9)}L${x(0.63)} ${y(0.9)}` +
    `C${x(0.86)} ${y(0.48)} ${x(0.58)} ${y(0.38)} ${x(0.64)} ${y(0.27)}Z`;
  return fill(outline, brush.lit(brush.local('#EFD7A0'), 0.35));
}

/** Round hills, a pale path, one large tree with a light in its crown. */
export const meadow: Scene = {
  times: ['gold', 'morning', 'noon', 'dusk'],
  draw(board) {
    const light = board.plan('light', (brush) => lightAt(brush, 0.72, 0.56, 58));
    const middle = board.plan('middle-crest', (brush) => ridge(brush, brush.land(0.02), brush.s(30)));
    const field = board.plan('field-crest', (brush) => ridge(brush, brush.land(0.27), brush.s(26)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('sky', sky);
    board.back('stars', stars);
    board.back('sun', (brush) => sun(brush, light));
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      return (
        cloud(brush, brush.x(brush.between(0.16, 0.26)), brush.sky(brush.between(0.26, 0.36)), brush.s(58)) +
        cloud(
          brush,
          brush.x(brush.between(0.46, 0.56)),
          brush.sky(brush.between(0.46, 0.56)),
          brush.s(38),
          undefined,
          0.85,
        )
      );
    });
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.86), brush.s(28)), brush.far('#6FA88F', 0.5), {
        mist: 0.7,
        size: 0.7,
        marks: 90,
      }),
    );
    board.back('middle', (brush) =>
      land(brush, middle, brush.far('#6DB36B', 0.26), { mist: 0.45, size: 0.85 }),
    );
    board.back('trees', (brush) => {
      let drawn = '';
      const count = brush.random.whole(4, 6);
      for (let i = 0; i < count; i++) {
        const x = brush.x((i + brush.between(0.15, 0.85)) / count);
        const size = brush.s(brush.between(50, 84));
        const y = heightAt(middle, x) + brush.s(5);
        drawn +=
          groundShadow(brush, x, y, size * 0.3, 0.14) + tree(brush, x, y, size, brush.far('#4E9C62', 0.2));
      }
      return drawn;
    });
    board.back('field', (brush) => land(brush, field, brush.local('#5FAE5E'), { mist: 0.12 }));
    board.back('path', path);
    board.back('great-tree', (brush) => {
      const x = brush.x(brush.between(0.26, 0.34));
      const y = heightAt(field, x) + brush.s(16);
      const size = brush.s(150);
      return (
        groundShadow(brush, x, y, size * 0.32) +
        tree(brush, x, y, size, brush.local('#3E8C55')) +
        lamp(brush, x + size * 0.1, y - size * 0.52, 8)
      );
    });
    board.back('wash', (brush) => wash(brush, light));
    board.near('near', (brush) => nearLand(brush, near, brush.local('#2F7A53')));
    board.near('tufts', (brush) => tufts(brush, near, 12, brush.local('#1F5C44')));
    board.near('branch', (brush) => branchFromRight(brush, mix(brush.local('#2C5A48'), brush.day.ink, 0.1)));
    board.near('flowers', (brush) => flowers(brush, near, 7, ['#F7E7C4', '#F2B7A2']));
  },
};
