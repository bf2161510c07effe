import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse, polygon, star, swoosh } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { windowAt } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { mist, type Light } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** A planet with a tilted ring that passes behind and in front of it. */
export function planet(brush: Brush, x: number, y: number, radius: number): string {
  const r = radius;
  const body = brush.far('#9E82C6', 0.06);
  const ring = mix(brush.day.sun, '#F2D39B', 0.6);
  const turn = (inner: string) => `<g transform="rotate(-22 ${n(x)} ${n(y)})">${inner}</g>`;
  const arc = (width: number, sweep: 0 | 1) =>
    `M${n(x - r * width)} ${n(y)}A${n(r * width)} ${n(r * width * 0.24)} 0 0 ${sweep} ${n(x + r * width)} ${n(y)}`;
  const bands = `M${n(x - r)} ${n(y - r * 0.3)}q${n(r)} ${n(r * 0.3)} ${n(r * 2)} 0M${n(x - r)} ${n(y + r * 0.36)}q${n(r)} ${n(r * 0.3)} ${n(r * 2)} 0`;
  return (
    turn(line(arc(1.72, 1), ring, r * 0.1, 0.55)) +
    form(brush, ellipse(x, y, r), body, {
      edge: [r * 0.13, r * 0.11],
      reach: r * 0.6,
      rim: '#CDB6E6',
      shade: shift(body, -0.16),
      on:
        turn(line(bands, shift(body, -0.05), r * 0.2, 0.6)) +
        specks(brush, { x: x - r, y: y - r, width: r * 1.4, height: r * 2 }, 22, shift(body, -0.2), 0.5, 2.4),
    }) +
    turn(line(arc(1.72, 0), ring, r * 0.12, 0.95) + line(arc(1.5, 0), mix(ring, body, 0.4), r * 0.06, 0.9))
  );
}

function craters(brush: Brush): string {
  let drawn = '';
  for (let i = 0; i < 7; i++) {
    const x = brush.x((i + brush.between(0.1, 0.9)) / 7);
    const depth = brush.between(0.3, 0.66);
    const r = brush.s(brush.between(10, 26) * (0.5 + depth));
    const y = brush.land(depth);
    const ground = brush.local('#6E6CB0');
    drawn +=
      fill(ellipse(x, y, r, r * 0.36), brush.lit(shift(ground, 0.04), 0.22)) +
      fill(ellipse(x - r * 0.04, y + r * 0.05, r * 0.9, r * 0.29), shift(ground, -0.16)) +
      fill(ellipse(x - r * 0.1, y + r * 0.14, r * 0.74, r * 0.18), shift(ground, -0.09));
  }
  return drawn;
}

/** The small beacon that stands on the second ridge. */
function beacon(brush: Brush, x: number, y: number): string {
  const s = brush.s(1);
  const metal = mix(brush.local('#D9DDF2'), '#C9CDE6', 0.6);
  const outline = polygon(
    [
      [x - s * 24, y],
      [x - s * 13, y - s * 74],
      [x, y - s * 98],
      [x + s * 13, y - s * 74],
      [x + s * 24, y],
    ],
    s * 6,
  );
  const seams = `M${n(x - s * 16)} ${n(y - s * 52)}q${n(s * 16)} ${n(s * 5)} ${n(s * 32)} 0M${n(x - s * 20)} ${n(y - s * 24)}q${n(s * 20)} ${n(s * 5)} ${n(s * 40)} 0`;
  const legs = `M${n(x - s * 20)} ${n(y - s * 10)}L${n(x - s * 34)} ${n(y + s * 4)}M${n(x + s * 20)} ${n(y - s * 10)}L${n(x + s * 34)} ${n(y + s * 4)}`;
  return (
    groundShadow(brush, x, y + s * 3, s * 36, 0.3) +
    line(legs, shift(metal, -0.18), s * 5) +
    form(brush, outline, metal, {
      edge: [s * 5, s * 3],
      reach: s * 13,
      shade: shift(metal, -0.18),
      rim: brush.lit(shift(metal, 0.1), 0.5),
      on: line(seams, shift(metal, -0.12), s * 2, 0.8),
    }) +
    windowAt(brush, x, y - s * 56, s * 10, s * 15, false) +
    lamp(brush, x, y - s * 106, 7)
  );
}

function shootingStar(brush: Brush, light: Light): string {
  if (brush.stage.calm) return '';
  const radius = brush.stage.height * 0.86;
  const centre = [brush.x(0.2), radius + brush.sky(brush.between(0.06, 0.16))] as const;
  const head = ((-62 + brush.between(-2, 2)) * Math.PI) / 180;
  const hx = centre[0] + radius * Math.cos(head);
  const hy = centre[1] + radius * Math.sin(head);
  const near = Math.hypot(hx - light.x, hy - light.y) < light.radius * 1.5;
  const tail = swoosh(centre, radius, -92, -62, brush.s(11));
  return near ? '' : fill(tail, brush.day.sun, 0.32) + fill(star(hx, hy, brush.s(12)), '#FFF4D2');
}

/** A dusting of fine stars along a tilted band. */
function milkyWay(brush: Brush): string {
  if (brush.stage.calm) return '';
  let fine = '';
  const count = Math.round(110 * brush.grainShare);
  for (let i = 0; i < count; i++) {
    const t = brush.grainRandom.next();
    const off = (brush.grainRandom.next() + brush.grainRandom.next() - 1) * brush.s(64);
    const x = Math.round(brush.x(0.02 + t * 0.96));
    const y = Math.round(brush.sky(0.78 - 0.66 * t) + off);
    if (y > 0) fine += `M${x} ${y}h.1`;
  }
  return line(fine, brush.day.sun, brush.s(1.7), 0.5);
}

/** A small world under a ringed planet. */
export const nightsky: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.74, y: 0.4, radius: 50, stars: 96 });
    const second = board.plan('second-crest', (brush) => ridge(brush, brush.land(0.2), brush.s(24)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.9, 0.026));
    board.back('milky-way', milkyWay);
    board.back('planet', (brush) =>
      planet(brush, brush.x(brush.between(0.32, 0.37)), brush.sky(brush.between(0.44, 0.54)), brush.s(44)),
    );
    board.back('shooting-star', (brush) => shootingStar(brush, light));
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.9), brush.s(34), 'peak', 24), brush.far('#8187C4', 0.46), {
        mist: 0.55,
        size: 0.8,
        marks: 80,
      }),
    );
    board.back('first', (brush) =>
      land(brush, ridge(brush, brush.land(0.05), brush.s(18)), brush.far('#7F84C4', 0.24), { mist: 0.35 }),
    );
    board.back('mist', (brush) => mist(brush, brush.land(0.18), brush.s(70), 0.3));
    board.back('second', (brush) => land(brush, second, brush.local('#6E6CB0')));
    board.back('craters', craters);
    board.back('beacon', (brush) => {
      const x = brush.x(brush.between(0.25, 0.3));
      return beacon(brush, x, heightAt(second, x) + brush.s(16));
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#3F3F7C')));
    board.near('rocks', (brush) =>
      [0.07, 0.15, 0.9]
        .map((share) => {
          const x = brush.side(share);
          return rock(
            brush,
            x,
            heightAt(near, x) + brush.s(14),
            brush.s(brush.between(20, 36)),
            brush.local('#55558F'),
          );
        })
        .join(''),
    );
  },
};
