import { mix } from '../drawing/colour';
import { form } from '../drawing/form';
import { linear } from '../drawing/gradient';
import { ellipse } from '../drawing/path';
import { rect } from '../drawing/shape';
import { specks } from '../drawing/specks';
import type { Brush } from './stage';

/** How a bank of round cloud is made. Lengths in grid units. */
export interface BankOptions {
  /** Height of its middle. */
  readonly y: number;
  /** Radius of its larger puffs. */
  readonly radius: number;
  /** How far puffs stand above and below the middle. */
  readonly scatter: number;
  readonly count: number;
  readonly colour: string;
  /** Colour in the hollows. */
  readonly shade: string;
}

/** A bank of round cloud across the picture, its foot fading into its shade. */
export function cloudBank(brush: Brush, { y, radius, scatter, count, colour, shade }: BankOptions): string {
  const puffs = Array.from({ length: count }, (_, i) => ({
    x: brush.x((i + 0.5) / count) + brush.s(brush.between(-15, 15)),
    y: y + scatter * brush.between(-1, 1),
    r: radius * brush.between(0.62, 1.2),
  }));
  puffs.sort((a, b) => a.y - b.y);
  const rim = mix(mix(colour, '#ffffff', 0.5), brush.day.light, 0.55);
  let drawn = '';
  for (const { x, y: py, r } of puffs) {
    const outline =
      ellipse(x, py, r) +
      ellipse(x + r * 0.85, py + r * 0.34, r * 0.62) +
      ellipse(x - r * 0.84, py + r * 0.4, r * 0.58);
    drawn += form(brush, outline, colour, {
      edge: [r * 0.09, r * 0.1],
      reach: r * 0.34,
      rim,
      shade,
      on: specks(
        brush,
        { x: x - r, y: py - r * 0.4, width: r * 1.2, height: r * 1.2 },
        7,
        mix(shade, brush.day.ink, 0.2),
        0.3,
        2,
      ),
    });
  }
  const foot = linear(brush, [
    [0, mix(colour, shade, 0.2), 0],
    [0.55, mix(colour, shade, 0.2), 1],
    [1, mix(colour, shade, 0.4), 1],
  ]);
  const top = y + radius * 0.1;
  return drawn + foot.definition + rect(0, top, brush.stage.width, brush.stage.height - top, foot.paint);
}
