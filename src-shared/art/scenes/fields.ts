import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, roundRect, smooth, type Point } from '../drawing/path';
import { disc, fill, group, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { doorAt, windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge, type Ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { pipe } from '../scenery/machines';
import { tufts } from '../scenery/plants';
import { cloud } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

const CROPS = ['#D9C878', '#9CBF72', '#E3B95C', '#86B46A', '#D9A94E'] as const;

/** Rows of standing corn below a crest. */
function corn(brush: Brush, crest: Ridge, colour: string): string {
  let stalks = '';
  for (let k = 0; k < 30; k++) {
    const x = brush.x(k / 29) + brush.s(brush.between(-7, 7));
    const y = heightAt(crest, x) + brush.s(9);
    stalks += `M${n(x)} ${n(y)}q${n(brush.s(brush.between(-6, 2)))} ${n(brush.s(14))} ${n(brush.s(brush.between(-14, -4)))} ${n(brush.s(30))}`;
  }
  return line(stalks, shift(colour, -0.09), brush.s(2.8), 0.5);
}

/** A hedge: a chain of small round bushes along a crest. */
function hedge(brush: Brush, crest: Ridge, colour: string): string {
  let bushes = '';
  const from = brush.between(0, 0.5);
  for (let i = 0; i < 12; i++) {
    const x = brush.x(from + i * 0.038);
    const r = brush.s(brush.between(6, 11));
    bushes += ellipse(x, heightAt(crest, x) + brush.s(2), r * 1.3, r);
  }
  return form(brush, bushes, colour, {
    edge: [brush.s(2), brush.s(3)],
    reach: brush.s(7),
    rim: brush.lit(shift(colour, 0.1)),
  });
}

function sails(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const wood = brush.local('#7A5A52');
  const cloth = brush.lit(brush.local('#F3E4C8'), 0.3);
  const turn = brush.between(8, 40);
  let drawn = '';
  for (let arm = 0; arm < 4; arm++) {
    const ribs = [0.2, 0.4, 0.6, 0.8]
      .map((t) => `M${n(x + s * 2)} ${n(y - s * (24 + 54 * t))}h${n(s * 21)}`)
      .join('');
    drawn += group(
      fill(roundRect(x - s * 3.4, y - s * 84, s * 6.8, s * 84, 3), wood) +
        fill(roundRect(x + s * 2, y - s * 80, s * 22, s * 56, 4), cloth) +
        fill(roundRect(x + s * 2, y - s * 80, s * 8, s * 56, 3), mix(cloth, wood, 0.3)) +
        line(ribs, wood, s * 1.6, 0.55),
      `transform="rotate(${n(arm * 90 + turn)} ${n(x)} ${n(y)})"`,
    );
  }
  return drawn + disc(x, y, s * 8, wood) + disc(x + s * 1.5, y - s * 1.5, s * 3.4, brush.lit(wood, 0.5));
}

/** A white windmill, its foot at (x, y); the small window is the lamp's. */
function windmill(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const wall = brush.local('#F0DFC2');
  const cap = brush.local('#C8644C');
  const body = polygon(
    [
      [x - s * 31, y + s * 4],
      [x - s * 18, y - s * 104],
      [x + s * 18, y - s * 104],
      [x + s * 31, y + s * 4],
    ],
    5,
  );
  const roof = `M${n(x - s * 25)} ${n(y - s * 98)}Q${n(x - s * 20)} ${n(y - s * 140)} ${n(x + s * 2)} ${n(y - s * 140)}T${n(x + s * 26)} ${n(y - s * 98)}Q${n(x)} ${n(y - s * 92)} ${n(x - s * 25)} ${n(y - s * 98)}Z`;
  const gallery = roundRect(x - s * 30, y - s * 44, s * 60, s * 6, 3);
  return (
    groundShadow(brush, x, y, s * 44) +
    form(brush, body, wall, {
      edge: [s * 7, 3],
      reach: s * 20,
      rim: brush.lit(wall, 0.6),
      shade: mix(wall, brush.local('#9A7F86'), 0.42),
      on: specks(
        brush,
        { x: x - s * 30, y: y - s * 100, width: s * 34, height: s * 100 },
        18,
        shift(wall, -0.12),
        0.4,
      ),
    }) +
    form(brush, roof, cap, { edge: [s * 5, s * 4], reach: s * 14, rim: brush.lit(shift(cap, 0.06), 0.45) }) +
    fill(gallery, brush.local('#8A6A5C')) +
    doorAt(x - s * 4, y + s * 3, s * 16, s * 28, brush.local('#6B4A50')) +
    windowAt(brush, x + s * 4, y - s * 58, s * 11, s * 18, false) +
    lamp(brush, x + s * 4, y - s * 66, 6) +
    sails(brush, x, y - s * 108)
  );
}

function rick(brush: Brush, x: number, y: number, size: number): string {
  const s = size;
  const straw = brush.local('#E3B95C');
  const bands = `M${n(x - s * 0.8)} ${n(y - s * 0.62)}q${n(s * 0.8)} ${n(s * 0.2)} ${n(s * 1.6)} 0M${n(x - s * 0.94)} ${n(y - s * 0.2)}q${n(s * 0.94)} ${n(s * 0.2)} ${n(s * 1.88)} 0`;
  return (
    groundShadow(brush, x, y, s) +
    form(
      brush,
      `M${n(x - s)} ${n(y)}q${n(-s * 0.1)} ${n(-s * 1.8)} ${n(s)} ${n(-s * 1.9)}q${n(s * 1.1)} ${n(s * 0.1)} ${n(s)} ${n(s * 1.9)}Z`,
      straw,
      {
        edge: [s * 0.22, s * 0.16],
        reach: s * 0.55,
        rim: brush.lit(straw, 0.65),
        on: line(bands, shift(straw, -0.12), s * 0.09, 0.6),
      },
    )
  );
}

/** Prop `stalk`: a giant stalk far off that grows beyond the frame. */
function stalk(brush: Brush): string {
  const s = brush.s(1);
  const foot = brush.land(0.08);
  const green = brush.far('#5C9E5A', 0.2);
  const at = (t: number, side: number): Point => [
    brush.x(0.45) - s * 44 * t + s * 16 * Math.sin(t * 7 + side * Math.PI) + s * 3,
    foot - (foot + s * 30) * t,
  ];
  const strand = (side: number) => smooth(Array.from({ length: 13 }, (_, i) => at(i / 12, side)));
  let leaves = '';
  for (let i = 1; i < 9; i++) {
    const [x, y] = at(i / 9, i % 2);
    const side = i % 2 === 0 ? 1 : -1;
    const l = s * brush.between(34, 52) * (1.15 - i * 0.05);
    leaves += `M${n(x)} ${n(y)}C${n(x + side * l * 0.3)} ${n(y - l * 0.7)} ${n(x + side * l * 0.9)} ${n(y - l * 0.5)} ${n(x + side * l)} ${n(y - l * 0.1)}C${n(x + side * l * 0.7)} ${n(y + l * 0.12)} ${n(x + side * l * 0.3)} ${n(y + l * 0.1)} ${n(x)} ${n(y)}Z`;
  }
  return (
    pipe(brush, strand(1), s * 20, shift(green, -0.04)) +
    form(brush, leaves, shift(green, 0.02), {
      edge: [s * 4, s * 4],
      reach: s * 12,
      rim: brush.lit(shift(green, 0.12), 0.4),
    }) +
    pipe(brush, strand(0), s * 22, green)
  );
}

/** Bands of wheat and beet, ricks, hedges and a windmill. */
export const fields: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.75, y: 0.44, radius: 44 });
    const bands = CROPS.map((_, i) =>
      board.plan(`band-crest-${i}`, (brush) => ridge(brush, brush.land(-0.02 + i * 0.13), brush.s(15 + i))),
    );
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      const first = cloud(
        brush,
        brush.x(brush.between(0.26, 0.4)),
        brush.sky(brush.between(0.24, 0.34)),
        brush.s(48),
      );
      return (
        first + cloud(brush, brush.x(brush.between(0.5, 0.6)), brush.sky(0.54), brush.s(34), undefined, 0.85)
      );
    });
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.88), brush.s(26)), brush.far('#8FB59A', 0.5), {
        mist: 0.7,
        size: 0.7,
        marks: 80,
      }),
    );
    if (board.stage.props.has('stalk')) board.back('stalk', stalk);
    bands.forEach((crest, i) => {
      const crop = CROPS[i] ?? CROPS[0];
      board.back(`band-${i}`, (brush) => {
        const colour = brush.far(crop, 0.3 - 0.07 * i);
        const field = land(brush, crest, colour, { mist: 0.12, marks: 64, depth: brush.s(44), size: 0.85 });
        return (
          field +
          (i % 2 === 0
            ? corn(brush, crest, colour)
            : hedge(brush, crest, brush.far('#5C935A', 0.22 - 0.04 * i)))
        );
      });
      if (i === 1) {
        board.back('windmill', (brush) => {
          const x = brush.x(brush.between(0.28, 0.36));
          return windmill(brush, x, heightAt(crest, x) + brush.s(8));
        });
      }
      if (i !== 2) return;
      board.back('ricks', (brush) =>
        [0.52, 0.64, 0.92]
          .map((share) => brush.side(share) + brush.s(brush.between(-14, 14)))
          .map((x) => rick(brush, x, heightAt(crest, x) + brush.s(10), brush.s(brush.between(16, 23))))
          .join(''),
      );
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#4C8A4E')));
    board.near('tufts', (brush) => tufts(brush, near, 14, brush.local('#2F6639')));
  },
};
