import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { polygon, roundRect } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { doorAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tufts } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** A stepped block of five storeys with a shrine on top, its foot's middle at (x, y). */
function steppedBlock(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const stone = brush.far('#D19A63', 0.2);
  const shade = brush.far('#9C6258', 0.16);
  let drawn = groundShadow(brush, x - s * 10, y, s * 150, 0.16);
  for (let i = 0; i < 5; i++) {
    const half = s * (148 - i * 28);
    const top = y - s * (i + 1) * 32;
    let joints = '';
    for (let k = 0; k < 5 - i; k++) {
      const jx = x + half * brush.between(-0.85, 0.85);
      joints += `M${n(jx)} ${n(top + s * 8)}v${n(s * 18)}m${n(s * 6)} ${n(-s * 4)}h${n(s * 12)}`;
    }
    drawn += form(brush, roundRect(x - half, top, half * 2, s * 36, 4), stone, {
      edge: [s * 10, s * 4],
      reach: half * 0.5,
      rim: brush.lit(stone, 0.66),
      shade,
      on:
        specks(
          brush,
          { x: x - half, y: top, width: half, height: s * 34 },
          12,
          shift(shade, -0.08),
          0.45,
          2.6,
        ) + line(joints, shift(stone, -0.12), s * 2.2, 0.55),
    });
  }
  const stair = polygon(
    [
      [x - s * 20, y + s * 2],
      [x - s * 13, y - s * 128],
      [x + s * 13, y - s * 128],
      [x + s * 20, y + s * 2],
    ],
    2,
  );
  let treads = '';
  for (let i = 1; i < 14; i++)
    treads += `M${n(x - s * (19 - i * 0.45))} ${n(y - s * i * 9)}h${n(s * (38 - i * 0.9))}`;
  return (
    drawn +
    fill(stair, brush.lit(stone, 0.3)) +
    line(treads, shift(stone, -0.14), s * 1.8, 0.6) +
    form(brush, roundRect(x - s * 24, y - s * 196, s * 48, s * 40, 4), stone, {
      edge: [s * 5, s * 4],
      reach: s * 16,
      rim: brush.lit(stone, 0.66),
      shade,
    }) +
    form(brush, roundRect(x - s * 30, y - s * 206, s * 60, s * 13, 4), stone, {
      edge: [s * 6, s * 4],
      reach: s * 18,
      rim: brush.lit(stone, 0.66),
      shade,
    }) +
    doorAt(x, y - s * 158, s * 20, s * 30, brush.local('#5B3A46')) +
    lamp(brush, x, y - s * 171, 6)
  );
}

/** A pillar with drums; a broken one has no capital. */
function pillar(brush: Brush, x: number, y: number, height: number, broken: boolean): string {
  const s = brush.s(1);
  const stone = brush.local('#C98B5E');
  const shade = brush.local('#8E5850');
  const top = y - height;
  let drums = '';
  for (let i = 1; i < height / (s * 34); i++)
    drums += `M${n(x - s * 17)} ${n(top + s * i * 34)}q${n(s * 16)} ${n(s * 4)} ${n(s * 33)} 0`;
  const shaft = form(brush, roundRect(x - s * 20, top, s * 40, height + s * 8, 4), stone, {
    edge: [s * 6, s * 3],
    reach: s * 16,
    rim: brush.lit(stone, 0.62),
    shade,
    on:
      specks(brush, { x: x - s * 20, y: top, width: s * 26, height }, 16, shift(shade, -0.1), 0.5, 2.4) +
      line(drums, shade, s * 2.5, 0.55),
  });
  const head = broken
    ? polygon(
        [
          [x - s * 21, top + s * 10],
          [x - s * 12, top - s * 16],
          [x + s * 2, top - s * 4],
          [x + s * 12, top - s * 12],
          [x + s * 20, top + s * 10],
        ],
        4,
      )
    : roundRect(x - s * 29, top - s * 14, s * 58, s * 18, 6);
  return (
    groundShadow(brush, x, y + s * 4, s * 34) +
    shaft +
    form(brush, head, stone, { edge: [s * 5, s * 4], reach: s * 14, rim: brush.lit(stone, 0.62), shade })
  );
}

/** A broken gate that runs out of the picture on the right, so that the figure's place stays free. */
function gate(brush: Brush): string {
  const s = brush.s(1);
  const foot = brush.land(0.45);
  const stone = brush.local('#C98B5E');
  const left = brush.x(0.86);
  const right = left + s * 172;
  const lintel = polygon(
    [
      [left - s * 34, foot - s * 222],
      [right + s * 40, foot - s * 226],
      [right + s * 40, foot - s * 200],
      [left + s * 40, foot - s * 200],
      [left + s * 20, foot - s * 194],
      [left - s * 30, foot - s * 200],
    ],
    5,
  );
  const notches = [0.2, 0.45, 0.7]
    .map((t) => `M${n(left + (right - left) * t)} ${n(foot - s * 216)}v${n(s * 10)}`)
    .join('');
  return (
    pillar(brush, left + s * 88, brush.land(0.43), s * brush.between(60, 96), true) +
    pillar(brush, left, foot, s * 186, false) +
    pillar(brush, right, foot, s * 186, false) +
    form(brush, lintel, stone, {
      edge: [s * 6, s * 5],
      reach: s * 50,
      rim: brush.lit(stone, 0.62),
      shade: brush.local('#8E5850'),
      on: line(notches, brush.local('#8E5850'), s * 3, 0.5),
    }) +
    rock(brush, left - s * 50, foot + s * 8, s * 17, stone) +
    rock(brush, left + s * 60, foot + s * 16, s * 11, stone)
  );
}

/** A stepped block and a broken gate in the sand. */
export const ruins: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.585, y: 0.66, radius: 70 });
    const dune = board.plan('dune-crest', (brush) => ridge(brush, brush.land(0.17), brush.s(15)));
    const front = board.plan('front-crest', (brush) => ridge(brush, brush.land(0.48), brush.s(14)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('streaks', (brush) =>
      brush.stage.calm
        ? ''
        : streak(brush, brush.x(0.34), brush.sky(brush.between(0.28, 0.38)), brush.s(160), brush.s(6)) +
          streak(brush, brush.x(0.74), brush.sky(brush.between(0.5, 0.58)), brush.s(110), brush.s(4)),
    );
    board.back('mesa', (brush) =>
      land(brush, ridge(brush, brush.sky(0.9), brush.s(30), 'peak', 30), brush.far('#C0805E', 0.5), {
        mist: 0.7,
        size: 0.8,
        marks: 80,
      }),
    );
    board.back('far-sand', (brush) =>
      land(brush, ridge(brush, brush.land(0.03), brush.s(12)), brush.far('#DDAA6E', 0.36), {
        mist: 0.5,
        size: 0.8,
        marks: 70,
      }),
    );
    board.back('block', (brush) => steppedBlock(brush, brush.x(brush.between(0.28, 0.33)), brush.land(0.18)));
    board.back('mist', (brush) => mist(brush, brush.land(0.16), brush.s(70), 0.4));
    board.back('dune', (brush) => land(brush, dune, brush.local('#E2B476'), { mist: 0.12, rim: 0.07 }));
    board.back('gate', gate);
    board.back('front', (brush) => land(brush, front, brush.local('#D69F63'), { rim: 0.08 }));
    board.back('front-stones', (brush) =>
      [0.18, 0.42, 0.6]
        .map((share) => {
          const x = brush.side(share) + brush.s(brush.between(-14, 14));
          return rock(
            brush,
            x,
            heightAt(front, x) + brush.s(brush.between(10, 34)),
            brush.s(brush.between(9, 17)),
            brush.local('#B9805C'),
          );
        })
        .join(''),
    );
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, mix(brush.local('#B9774F'), brush.day.ink, 0.04)));
    board.near('rocks', (brush) =>
      [0.08, 0.29, 0.9]
        .map((share) => {
          const x = brush.side(share);
          return rock(
            brush,
            x,
            heightAt(near, x) + brush.s(12),
            brush.s(brush.between(17, 30)),
            brush.local('#95584A'),
          );
        })
        .join(''),
    );
    board.near('tufts', (brush) => tufts(brush, near, 7, brush.local('#77633F'), [20, 34]));
  },
};
