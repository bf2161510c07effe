import { mix } from '../drawing/colour';
import { doorAt, house } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tree } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import type { Board } from '../scenery/stage';

const FIELDS = ['#C8BE84', '#A9B878', '#87AE6E', '#6A9E66', '#528E5E'] as const;

/** Terraced fields at evening under a calm sky, one house with its light on at the right. */
export function drawHome(board: Board): void {
  const light = openSky(board, { x: 0.72, y: 0.46, radius: 38, stars: 90 });
  board.back(
    'streaks',
    (brush) =>
      streak(brush, brush.x(0.6), brush.sky(0.74), brush.s(220), brush.s(6), brush.air, 0.4) +
      streak(brush, brush.x(0.9), brush.sky(0.6), brush.s(150), brush.s(5), brush.air, 0.35),
  );
  board.back('peaks', (brush) =>
    land(brush, ridge(brush, brush.sky(0.9), brush.s(26), 'peak', 40), brush.far('#9A8AA8', 0.45), {
      mist: 0.7,
      size: 0.7,
      marks: 70,
    }),
  );
  board.back('far', (brush) =>
    land(brush, ridge(brush, brush.sky(1), brush.s(16)), brush.far('#A9A886', 0.4), {
      mist: 0.5,
      size: 0.7,
      marks: 60,
    }),
  );
  board.back('mist', (brush) => mist(brush, brush.sky(1.04), brush.s(70), 0.4));
  const crests = FIELDS.map((_, i) =>
    board.plan(`field-crest-${i}`, (brush) => ridge(brush, brush.land(0.1 + i * 0.15), brush.s(9))),
  );
  crests.forEach((crest, i) => {
    board.back(`field-${i}`, (brush) =>
      land(brush, crest, brush.far(FIELDS[i] ?? FIELDS[0], 0.26 - 0.05 * i), {
        marks: 50,
        depth: brush.s(46),
        size: 0.8,
        rim: 0.13,
      }),
    );
    if (i === 1) {
      board.back('far-trees', (brush) =>
        [0.05, 0.09, 0.3, 0.62, 0.655, 0.95]
          .map((share) => {
            const x = brush.x(share + brush.between(-0.01, 0.01));
            return tree(
              brush,
              x,
              heightAt(crest, x) + brush.s(4),
              brush.s(brush.between(30, 46)),
              brush.far('#5E9166', 0.2),
            );
          })
          .join(''),
      );
    }
    if (i !== 2) return;
    board.back('house', (brush) => {
      const x = brush.x(0.84);
      const y = heightAt(crest, x) + brush.s(8);
      const size = brush.s(58);
      return (
        tree(brush, x + size * 1.15, y, size * 1.5, brush.local('#4C8F60')) +
        groundShadow(brush, x, y, size * 0.62) +
        house(brush, x, y, size, brush.local('#F3E4C6'), brush.local('#77638A')) +
        doorAt(
          x + size * 0.16,
          y + 2,
          size * 0.24,
          size * 0.44,
          mix(brush.local('#7A5648'), brush.day.ink, 0.1),
        ) +
        lamp(brush, x - size * 0.16, y - size * 0.34, 6)
      );
    });
  });
  closeBack(board, light);
}
