import { mix } from '../drawing/colour';
import { n } from '../drawing/number';
import { fill } from '../drawing/shape';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge, type Ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { branchFromRight, flowers, tree, tufts } from '../scenery/plants';
import { cloud } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** A pale path that winds towards us: over the middle hill, and in front of it over the field. */
function path(brush: Brush, field: Ridge): string {
  const top = brush.x(0.66);
  const crest = heightAt(field, top) + brush.s(4);
  const y = (t: number) => n(crest + (brush.stage.height - crest) * t);
  const x = (share: number) => n(brush.x(share));
  const outline =
    `M${x(0.655)} ${y(0)}C${x(0.6)} ${y(0.14)} ${x(0.5)} ${y(0.2)} ${x(0.56)} ${y(0.36)}S${x(0.62)} ${y(0.6)} ${x(0.42)} ${y(1)}` +
    `L${x(0.66)} ${y(1)}C${x(0.78)} ${y(0.62)} ${x(0.68)} ${y(0.5)} ${x(0.63)} ${y(0.35)}S${x(0.66)} ${y(0.12)} ${x(0.675)} ${y(0)}Z`;
  const shaded =
    `M${x(0.655)} ${y(0)}C${x(0.6)} ${y(0.14)} ${x(0.5)} ${y(0.2)} ${x(0.56)} ${y(0.36)}S${x(0.62)} ${y(0.6)} ${x(0.42)} ${y(1)}` +
    `L${x(0.455)} ${y(1)}C${x(0.655)} ${y(0.6)} ${x(0.59)} ${y(0.52)} ${x(0.575)} ${y(0.36)}S${x(0.61)} ${y(0.14)} ${x(0.655)} ${y(0)}Z`;
  const sand = brush.lit(brush.local('#EFD7A0'), 0.35);
  return fill(outline, sand) + fill(shaded, mix(sand, brush.local('#7C8F5A'), 0.4), 0.7);
}

/** Round hills, a pale path, one large tree with a light in its crown. */
export const meadow: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.72, y: 0.56, radius: 56 });
    const middle = board.plan('middle-crest', (brush) => ridge(brush, brush.land(0.02), brush.s(30)));
    const field = board.plan('field-crest', (brush) => ridge(brush, brush.land(0.27), brush.s(24)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      const high = cloud(
        brush,
        brush.x(brush.between(0.2, 0.34)),
        brush.sky(brush.between(0.26, 0.36)),
        brush.s(56),
      );
      return (
        high + cloud(brush, brush.x(brush.between(0.48, 0.58)), brush.sky(0.52), brush.s(36), undefined, 0.85)
      );
    });
    board.back('far', (brush) => {
      const crest = ridge(brush, brush.sky(0.86), brush.s(28));
      return land(brush, crest, brush.far('#6FA88F', 0.5), { mist: 0.7, size: 0.7, marks: 90 });
    });
    board.back('middle', (brush) =>
      land(brush, middle, brush.far('#66B163', 0.2), { mist: 0.42, size: 0.85 }),
    );
    board.back('trees', (brush) => {
      let drawn = '';
      const count = brush.random.whole(4, 6);
      for (let i = 0; i < count; i++) {
        const x = brush.x((i + brush.between(0.15, 0.85)) / count);
        const size = brush.s(brush.between(50, 82));
        const y = heightAt(middle, x) + brush.s(5);
        drawn +=
          groundShadow(brush, x, y, size * 0.3, 0.14) + tree(brush, x, y, size, brush.far('#4E9C62', 0.16));
      }
      return drawn;
    });
    board.back('field', (brush) => land(brush, field, brush.local('#58AC58'), { mist: 0.1 }));
    board.back('path', (brush) => path(brush, field));
    board.back('great-tree', (brush) => {
      const x = brush.x(brush.between(0.27, 0.34));
      const y = heightAt(field, x) + brush.s(18);
      const size = brush.s(152);
      return (
        groundShadow(brush, x, y, size * 0.34) +
        tree(brush, x, y, size, brush.local('#3E8C55')) +
        lamp(brush, x + size * 0.08, y - size * 0.56, 8)
      );
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#2F7A53')));
    board.near('tufts', (brush) => tufts(brush, near, 13, brush.local('#1F5C44')));
    board.near('branch', (brush) => branchFromRight(brush, mix(brush.local('#2C5A48'), brush.day.ink, 0.1)));
    board.near('flowers', (brush) => flowers(brush, near, 8, ['#F7E7C4', '#F2B7A2']));
  },
};
