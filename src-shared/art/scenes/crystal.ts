import { mix } from '../drawing/colour';
import { swoosh } from '../drawing/path';
import { fill } from '../drawing/shape';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { flowers, tufts } from '../scenery/plants';
import { cloud, streak } from '../scenery/sky';
import { crystal } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

const ARCS = ['#EE9A8B', '#F6CF86', '#BFE0A0', '#8CCFE0', '#B6A6E0'] as const;
const STONES = ['#8FB8E8', '#B79AE0', '#7FD0CF'] as const;

function rainbow(brush: Brush): string {
  const { width, height } = brush.stage;
  const centre = [width * 0.47, brush.land(0.62)] as const;
  const radius = Math.min(width * 0.66, height * 0.62);
  return ARCS.map((colour, i) =>
    fill(
      swoosh(centre, radius - brush.s(13 * i), -176, -16, brush.s(9)),
      mix(colour, brush.air, brush.day.moon ? 0.45 : 0.1),
      0.46,
    ),
  ).join('');
}

function small(brush: Brush, x: number, y: number, size: number): string {
  const colour = brush.far(brush.random.pick(STONES), 0.14);
  const lean = brush.between(-0.25, 0.25);
  return (
    crystal(brush, x, y, size, colour, lean) +
    crystal(brush, x + size * 0.24, y + 2, size * 0.55, colour, lean + 0.3)
  );
}

/** A plain of crystals under five thin arcs of colour. */
export const crystalPlain: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.78, y: 0.38, radius: 36 });
    const middle = board.plan('middle-crest', (brush) => ridge(brush, brush.land(0.07), brush.s(24)));
    const field = board.plan('field-crest', (brush) => ridge(brush, brush.land(0.3), brush.s(20)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('streaks', (brush) =>
      brush.stage.calm
        ? ''
        : streak(brush, brush.x(0.66), brush.sky(brush.between(0.2, 0.28)), brush.s(150), brush.s(6)) +
          cloud(
            brush,
            brush.x(brush.between(0.3, 0.4)),
            brush.sky(brush.between(0.18, 0.26)),
            brush.s(38),
            undefined,
            0.8,
          ),
    );
    board.back('rainbow', rainbow);
    board.back('peaks', (brush) =>
      land(brush, ridge(brush, brush.sky(0.86), brush.s(38), 'peak', 12), brush.far('#9FA6D6', 0.5), {
        mist: 0.7,
        size: 0.8,
        marks: 90,
      }),
    );
    board.back('middle', (brush) => land(brush, middle, brush.far('#74BBA2', 0.24), { mist: 0.35 }));
    board.back('crystals', (brush) => {
      let drawn = '';
      const count = brush.random.whole(5, 7);
      for (let i = 0; i < count; i++) {
        const x = brush.x((i + brush.between(0.15, 0.85)) / count);
        drawn += small(
          brush,
          x,
          heightAt(middle, x) + brush.s(brush.between(5, 18)),
          brush.s(brush.between(34, 70)),
        );
      }
      return drawn;
    });
    board.back('field', (brush) => land(brush, field, brush.local('#5FAC8E')));
    board.back('great-crystals', (brush) => {
      const x = brush.x(brush.between(0.29, 0.33));
      const y = heightAt(field, x) + brush.s(24);
      const s = brush.s(1);
      return (
        groundShadow(brush, x, y, s * 84) +
        crystal(brush, x - s * 46, y - s * 4, s * 84, brush.local('#93A4E6'), -0.3) +
        crystal(brush, x + s * 40, y - s * 4, s * 108, brush.local('#79C0DA'), 0.24) +
        crystal(brush, x, y, s * 162, brush.local('#A38DE0'), -0.03) +
        crystal(brush, x + s * 62, y + s * 4, s * 46, brush.local('#E3A7C8'), 0.5) +
        crystal(brush, x - s * 66, y + s * 2, s * 38, brush.local('#7FD0CF'), -0.5) +
        lamp(brush, x + s * 4, y - s * 78, 8)
      );
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#3F8A78')));
    board.near('tufts', (brush) => tufts(brush, near, 11, brush.local('#276458')));
    board.near('near-crystals', (brush) => {
      const x = brush.side(0.92);
      const y = heightAt(near, x) + brush.s(15);
      return (
        crystal(brush, x, y, brush.s(62), brush.local('#8FB8E8'), 0.2) +
        crystal(brush, x + brush.s(30), y + brush.s(2), brush.s(42), brush.local('#B79AE0'), 0.42)
      );
    });
    board.near('flowers', (brush) => flowers(brush, near, 5, ['#EFE3F7', '#F6CF86']));
  },
};
