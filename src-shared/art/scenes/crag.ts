import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, type Point } from '../drawing/path';
import { line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { crest, land } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';

/** A needle of layered rock, standing in the cloud below; `half` is half its foot. */
function needle(brush: Brush, [x, foot]: Point, half: number, height: number, colour: string): string {
  const at = (share: number, up: number): Point => [
    x + half * share * brush.between(0.9, 1.1),
    foot - height * up,
  ];
  const outline = polygon(
    [
      at(-1, 0),
      at(-0.62, 0.34),
      at(-0.7, 0.52),
      at(-0.36, 0.8),
      at(-0.3, 0.93),
      at(0.06, 1),
      at(0.3, 0.86),
    ].concat([at(0.26, 0.66), at(0.62, 0.46), at(0.56, 0.26), at(1, 0)]),
    half * 0.12,
  );
  const layers = [0.2, 0.36, 0.5, 0.66, 0.8]
    .map(
      (up) =>
        `M${n(x - half)} ${n(foot - height * up)}q${n(half)} ${n(-height * 0.04)} ${n(half * 2)} ${n(height * 0.02)}`,
    )
    .join('');
  return form(brush, outline, colour, {
    edge: [half * 0.14, half * 0.1],
    reach: half * 0.66,
    rim: brush.lit(shift(colour, 0.1), 0.45),
    on:
      line(layers, shift(colour, -0.07), brush.s(3), 0.7) +
      specks(
        brush,
        { x: x - half, y: foot - height, width: half * 1.4, height },
        24,
        shift(colour, -0.12),
        0.5,
      ),
  });
}

/** Needles of rock, far ones in the haze, around a high nest. */
export const needles = (brush: Brush): string => {
  const s = brush.s(1);
  const stone = '#8C7386';
  return (
    needle(brush, [brush.x(0.44), brush.land(0.3)], s * 40, brush.s(190), brush.far(stone, 0.5)) +
    needle(brush, [brush.x(0.9), brush.land(0.3)], s * 58, brush.s(250), brush.far(stone, 0.34)) +
    needle(brush, [brush.x(0.14), brush.land(0.42)], s * 84, brush.s(350), brush.far(stone, 0.12))
  );
};

/** Prop `crag` of the sky-ship: a bare cliff top with a great nest, in place of the deck. */
export function crag(brush: Brush, y: number): string {
  const s = brush.s(1);
  const stone = brush.local('#8C7386');
  const { width } = brush.stage;
  const edge = crest([
    [-60, y - s * 46],
    [width * 0.14, y - s * 60],
    [width * 0.36, y - s * 14],
    [width * 0.62, y + s * 18],
    [width * 0.84, y + s * 4],
    [width + 60, y - s * 24],
  ]);
  const nestX = width * 0.19;
  const nestY = y + s * 26;
  const straw = brush.local('#B98F5E');
  const bowl = `M${n(nestX - s * 104)} ${n(nestY - s * 34)}Q${n(nestX)} ${n(nestY - s * 12)} ${n(nestX + s * 104)} ${n(nestY - s * 34)}Q${n(nestX + s * 84)} ${n(nestY + s * 26)} ${n(nestX)} ${n(nestY + s * 28)}T${n(nestX - s * 104)} ${n(nestY - s * 34)}Z`;
  let twigs = '';
  for (let i = 0; i < 34; i++) {
    const tx = nestX + s * brush.between(-96, 66);
    const ty = nestY + s * brush.between(-26, 18);
    twigs += `M${n(tx)} ${n(ty)}q${n(s * 18)} ${n(s * brush.between(-10, 8))} ${n(s * brush.between(30, 48))} ${n(s * brush.between(-12, 6))}`;
  }
  const egg = brush.local('#B9CFD6');
  const eggs = [-30, 4, 38]
    .map((dx) =>
      form(brush, ellipse(nestX + s * dx, nestY - s * 36, s * 20, s * 27), egg, {
        edge: [s * 4, s * 4],
        reach: s * 9,
        rim: brush.lit(egg, 0.5),
      }),
    )
    .join('');
  return (
    land(brush, edge, stone, { foot: mix(stone, brush.day.ink, 0.25), depth: s * 150, marks: 170 }) +
    rock(brush, width * 0.06, y - s * 44, s * 46, shift(stone, -0.03)) +
    rock(brush, width * 0.94, y - s * 8, s * 38, shift(stone, -0.03)) +
    eggs +
    form(brush, bowl, straw, {
      edge: [s * 6, s * 5],
      reach: s * 40,
      rim: brush.lit(straw, 0.5),
      on: line(twigs, shift(straw, -0.14), s * 3, 0.7),
    }) +
    line(twigs, brush.lit(straw, 0.3), s * 2, 0.5) +
    lamp(brush, width * 0.95, y - s * 58, 8)
  );
}
