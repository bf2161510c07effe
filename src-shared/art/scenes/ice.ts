import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { linear } from '../drawing/gradient';
import { n } from '../drawing/number';
import { ellipse, polygon, ribbon } from '../drawing/path';
import { fill, line, rect } from '../drawing/shape';
import { closeBack, openSky } from '../scenery/frame';
import { heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { pine, tufts } from '../scenery/plants';
import { mist, streak, type Light } from '../scenery/sky';
import { crystal } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

function iceberg(brush: Brush, x: number, y: number, size: number): string {
  const s = size;
  const ice = brush.far('#BCDFEF', 0.08);
  const outline = polygon(
    [
      [x - s, y],
      [x - s * 0.72, y - s * 0.86],
      [x - s * 0.1, y - s * brush.between(1.3, 1.6)],
      [x + s * 0.35, y - s * 0.82],
      [x + s, y - s * 0.46],
      [x + s * 1.12, y],
    ],
    s * 0.09,
  );
  const facets = `M${n(x - s * 0.1)} ${n(y - s * 1.3)}L${n(x - s * 0.24)} ${n(y - s * 0.5)}L${n(x - s * 0.06)} ${n(y - s * 0.06)}M${n(x - s * 0.24)} ${n(y - s * 0.5)}L${n(x - s * 0.8)} ${n(y - s * 0.3)}`;
  const reflection = polygon(
    [
      [x - s * 0.9, y + s * 0.06],
      [x + s * 1.05, y + s * 0.06],
      [x + s * 0.4, y + s * 0.4],
      [x - s * 0.3, y + s * 0.56],
    ],
    s * 0.1,
  );
  return (
    fill(reflection, ice, 0.3) +
    form(brush, outline, ice, {
      edge: [s * 0.12, s * 0.1],
      reach: s * 0.6,
      shade: mix(brush.local('#7FB2D8'), ice, 0.15),
      rim: brush.lit('#ffffff', brush.day.moon ? 0.9 : 0.3),
      on: line(facets, shift(ice, -0.08), s * 0.035, 0.7),
    }) +
    streak(brush, x, y + s * 0.07, s * 1.25, s * 0.05, brush.lit('#E8F8FB', 0.3), 0.85)
  );
}

function openWater(brush: Brush, light: Light): string {
  const { width, height } = brush.stage;
  const top = brush.land(0.15);
  const deep = linear(brush, [
    [0, brush.far('#5A9CC8', 0.3)],
    [1, brush.local('#3F7FB2')],
  ]);
  let drawn = deep.definition + rect(0, top, width, height - top, deep.paint);
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const x = i % 3 === 0 ? light.x + brush.s(brush.between(-46, 46)) : brush.x(brush.between(0, 1));
    drawn += streak(
      brush,
      x,
      top + brush.s(7) + brush.s(88) * t,
      brush.s(brush.between(26, 60) * (0.6 + t)),
      brush.s(1.6 + t),
      brush.lit('#CDEBF5', 0.3),
      0.55,
    );
  }
  return drawn;
}

/** A palm for the warm variant. */
function palm(brush: Brush, x: number, y: number, size: number): string {
  const s = size;
  const bark = brush.local('#9A6B54');
  const leaf = brush.local('#4E9E72');
  const stem = ribbon(
    [
      [x - s * 0.05, y],
      [x - s * 0.02, y - s * 0.4],
      [x + s * 0.08, y - s * 0.8],
    ],
    [
      [x + s * 0.05, y],
      [x + s * 0.05, y - s * 0.4],
      [x + s * 0.13, y - s * 0.8],
    ],
  );
  let fronds = '';
  for (const [dx, dy] of [
    [-0.44, 0.06],
    [-0.36, -0.2],
    [-0.02, -0.3],
    [0.32, -0.2],
    [0.42, 0.08],
  ] as const) {
    const cx = x + s * 0.1;
    const cy = y - s * 0.82;
    fronds += `M${n(cx)} ${n(cy)}Q${n(cx + s * dx * 0.5)} ${n(cy + s * (dy - 0.22))} ${n(cx + s * dx)} ${n(cy + s * dy)}Q${n(cx + s * dx * 0.55)} ${n(cy + s * (dy - 0.02))} ${n(cx)} ${n(cy)}Z`;
  }
  return (
    form(brush, stem, bark, { edge: [s * 0.02, 1], reach: s * 0.03 }) +
    form(brush, fronds, leaf, {
      edge: [s * 0.02, s * 0.02],
      reach: s * 0.06,
      rim: brush.lit(shift(leaf, 0.1), 0.4),
    }) +
    fill(ellipse(x + s * 0.07, y - s * 0.77, s * 0.04) + ellipse(x + s * 0.15, y - s * 0.76, s * 0.04), bark)
  );
}

/** Peaks, open water with icebergs, a group of crystals. Prop `sand` makes it a warm shore. */
export const ice: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.74, y: 0.38, radius: 36, stars: 46 });
    const warm = board.stage.props.has('sand');
    const shore = board.plan('shore-crest', (brush) => ridge(brush, brush.land(0.43), brush.s(11)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.89, 0.026));
    const ground = (brush: Brush) => (warm ? brush.local('#F0D9A4') : brush.local('#E4F2F6'));
    board.back('aurora', (brush) => {
      if (warm || brush.stage.calm) return '';
      return [0.2, 0.34, 0.5]
        .map((y, i) =>
          streak(
            brush,
            brush.x(brush.between(0.36, 0.5)),
            brush.sky(y),
            brush.s(150 + i * 40),
            brush.s(7 + i * 3),
            mix('#CFF3E0', brush.day.light, 0.2),
            0.26,
          ),
        )
        .join('');
    });
    board.back('far-peaks', (brush) =>
      land(
        brush,
        ridge(brush, brush.sky(0.84), brush.s(52), 'peak', 10),
        brush.far(warm ? '#8FBFB4' : '#86B0D4', 0.5),
        { mist: 0.7, size: 0.85, marks: 100 },
      ),
    );
    board.back('peaks', (brush) =>
      land(
        brush,
        ridge(brush, brush.land(0), brush.s(58), 'peak', 8),
        brush.far(warm ? '#7DB08E' : '#6FA3CF', 0.24),
        { mist: 0.5, rim: 0.16 },
      ),
    );
    board.back('mist', (brush) => mist(brush, brush.land(0.14), brush.s(60), 0.5));
    board.back('water', (brush) => openWater(brush, light));
    board.back('icebergs', (brush) =>
      warm
        ? ''
        : iceberg(brush, brush.side(0.15), brush.land(0.3), brush.s(brush.between(56, 68))) +
          iceberg(brush, brush.side(0.86), brush.land(0.24), brush.s(brush.between(40, 52))),
    );
    board.back('shore', (brush) =>
      land(brush, shore, ground(brush), {
        rim: 0.03,
        marks: 70,
        foot: mix(ground(brush), brush.local(warm ? '#D9B277' : '#A9CBE2'), 0.5),
      }),
    );
    board.back('crystals', (brush) => {
      const x = brush.x(brush.between(0.31, 0.35));
      const y = heightAt(shore, x) + brush.s(16);
      const blue = brush.local('#86C0E6');
      return (
        crystal(brush, x - brush.s(34), y, brush.s(74), brush.local('#7FB6E0'), -0.2) +
        crystal(brush, x + brush.s(34), y + brush.s(2), brush.s(62), brush.local('#8FB6E4'), 0.3) +
        crystal(brush, x, y + brush.s(4), brush.s(118), blue, 0.04) +
        crystal(brush, x + brush.s(52), y + brush.s(6), brush.s(30), blue, 0.4) +
        lamp(brush, x + brush.s(3), y - brush.s(58), 8)
      );
    });
    closeBack(board, light);
    board.near('near', (brush) =>
      nearLand(brush, near, mix(ground(brush), brush.lit('#ffffff', 0.2), warm ? 0 : 0.35)),
    );
    board.near('snow', (brush) => {
      if (warm) return '';
      let flakes = '';
      for (let i = 0; i < 26; i++)
        flakes += ellipse(
          brush.x(brush.random.next()),
          brush.stage.height * brush.between(0, 0.84),
          brush.s(brush.between(1.8, 4)),
        );
      return fill(flakes, '#ffffff', 0.9);
    });
    board.near('trees', (brush) =>
      [0.045, 0.13, 0.94]
        .map((share) => {
          const x = brush.side(share);
          const y = heightAt(near, x) + brush.s(8);
          const size = brush.s(brush.between(86, 116));
          return warm ? palm(brush, x, y, size) : pine(brush, x, y, size, brush.local('#4F86A8'));
        })
        .join(''),
    );
    board.near('tufts', (brush) => (warm ? tufts(brush, near, 6, brush.local('#8C9A5A')) : ''));
  },
};
