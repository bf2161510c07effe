import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon } from '../drawing/path';
import { fill, line, rect } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from '../scenery/stage';

const COATS = ['#6B4658', '#57496E', '#7C5050', '#4E5068', '#75584A'] as const;

/** Ears, horns or a hat: what tells one back from the next. Drawn on a head of radius `r` at (x, y). */
function headgear(brush: Brush, x: number, y: number, r: number): string {
  const kind = brush.random.whole(0, 4);
  if (kind === 0)
    return ellipse(x - r * 0.62, y - r * 0.72, r * 0.34) + ellipse(x + r * 0.62, y - r * 0.72, r * 0.34);
  if (kind === 1) {
    const ear = (side: number) =>
      polygon(
        [
          [x + side * r * 0.12, y - r * 0.7],
          [x + side * r * 0.42, y - r * 1.9],
          [x + side * r * 0.72, y - r * 0.56],
        ],
        r * 0.2,
      );
    return ear(-1) + ear(1);
  }
  if (kind === 2) {
    const ear = (side: number) =>
      polygon(
        [
          [x + side * r * 0.2, y - r * 0.8],
          [x + side * r * 0.86, y - r * 1.32],
          [x + side * r * 0.94, y - r * 0.3],
        ],
        r * 0.14,
      );
    return ear(-1) + ear(1);
  }
  if (kind === 3) {
    return polygon(
      [
        [x - r * 1.25, y - r * 0.5],
        [x - r * 0.6, y - r * 0.72],
        [x - r * 0.46, y - r * 1.3],
        [x + r * 0.46, y - r * 1.3],
        [x + r * 0.6, y - r * 0.72],
        [x + r * 1.25, y - r * 0.5],
        [x, y - r * 0.3],
      ],
      r * 0.16,
    );
  }
  return '';
}

/** A pennant held up by one of the crowd. */
function pennant(brush: Brush, x: number, y: number, height: number): string {
  const s = brush.s(1);
  const cloth = brush.local(brush.random.pick(['#D3594E', '#E9BE64', '#5B6FB3']));
  const d = `M${n(x)} ${n(y - height)}l${n(s * 30)} ${n(s * 8)}l${n(-s * 29)} ${n(s * 10)}Z`;
  return (
    line(`M${n(x)} ${n(y)}v${n(-height)}`, brush.local('#4E3848'), s * 2.6) +
    form(brush, d, cloth, { edge: [s, s * 2], reach: s * 7 })
  );
}

/** Backs of the crowd along the lower edge: everyone watches the sand. */
export function crowdBacks(brush: Brush): string {
  const { width, height } = brush.stage;
  const s = brush.s(1);
  const count = Math.max(8, Math.round(width / (62 * s)));
  let drawn = rect(0, height * 0.975, width, height * 0.03, brush.local('#4A2F40'));
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < count; i++) {
      const x = (width * (i + 0.5 + row * 0.5)) / count + s * brush.between(-9, 9);
      const y = height * (0.925 + row * 0.045) + s * brush.between(-6, 6);
      const r = s * brush.between(17, 23);
      const coat = mix(brush.local(brush.random.pick(COATS)), brush.day.ink, row * 0.14);
      const outline =
        ellipse(x, y, r) + ellipse(x, y + r * 1.75, r * 1.5, r * 1.2) + headgear(brush, x, y, r);
      if (row === 0 && brush.random.chance(0.3))
        drawn += pennant(brush, x + r, y + r, s * brush.between(52, 68));
      drawn += form(brush, outline, coat, {
        edge: [s * 4, s * 5],
        reach: s * 9,
        rim: brush.lit(shift(coat, 0.12), 0.42),
        on: specks(
          brush,
          { x: x - r * 1.4, y: y - r, width: r * 2, height: r * 3 },
          7,
          shift(coat, -0.08),
          0.5,
          2.2,
        ),
      });
    }
  }
  return drawn + fill(`M0 ${n(height)}h${n(width)}v2H0Z`, brush.local('#4A2F40'));
}
