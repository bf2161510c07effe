import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { radial } from '../drawing/gradient';
import { n } from '../drawing/number';
import { ellipse } from '../drawing/path';
import { disc, fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { heightAt, land, nearLand, nearRidge, ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { mist, sky, stars, streak, wash, type Light } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** Where the mouth of the mountain is; it is the light of this place. */
interface Cone {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
}

function plume(brush: Brush, { x, top }: Cone): string {
  const smoke = mix(mix('#6B4A66', brush.day.sky[1], 0.32), brush.day.ink, 0.08);
  let drawn = '';
  const puffs = [
    [50, -176, 62],
    [-24, -150, 50],
    [34, -112, 46],
    [-12, -78, 38],
    [24, -46, 30],
    [-6, -24, 22],
  ] as const;
  for (const [dx, dy, r] of puffs) {
    const size = brush.s(r * brush.between(0.9, 1.12));
    const px = x + brush.s(dx + brush.between(-7, 7));
    const py = top + brush.s(dy);
    const outline =
      ellipse(px, py, size, size * 0.8) +
      ellipse(px + size * 0.66, py + size * 0.2, size * 0.56) +
      ellipse(px - size * 0.68, py + size * 0.24, size * 0.5);
    drawn += form(brush, outline, smoke, {
      edge: [brush.s(4), -brush.s(6)],
      reach: size * 0.4,
      rim: '#EE9A66',
      shade: shift(smoke, -0.06),
    });
  }
  return drawn;
}

function mountain(brush: Brush, { x, top, foot }: Cone): string {
  const s = brush.s(1);
  const half = brush.s(290);
  const d =
    `M${n(x - half)} ${n(foot + s * 50)}C${n(x - half * 0.52)} ${n(foot - s * 42)} ${n(x - s * 92)} ${n(top + s * 84)} ${n(x - s * 50)} ${n(top + s * 5)}` +
    `Q${n(x)} ${n(top + s * 24)} ${n(x + s * 50)} ${n(top + s * 5)}C${n(x + s * 92)} ${n(top + s * 84)} ${n(x + half * 0.52)} ${n(foot - s * 42)} ${n(x + half)} ${n(foot + s * 50)}Z`;
  const stone = mix(brush.local('#A0525A'), '#7B3B48', 0.5);
  let gullies = '';
  for (let i = 0; i < 12; i++) {
    const t = brush.between(0.1, 1);
    const side = i % 2 === 0 ? -1 : 1;
    const gx = x + side * (s * 50 + (half - s * 120) * t * brush.between(0.3, 0.9));
    const gy = top + (foot - top) * (0.22 + 0.62 * t);
    gullies += `M${n(gx)} ${n(gy)}q${n(side * s * 6)} ${n(s * 14)} ${n(side * s * brush.between(12, 30))} ${n(s * brush.between(22, 44))}`;
  }
  return form(brush, d, stone, {
    edge: [s * 12, s * 6],
    reach: s * 92,
    rim: '#F08A5A',
    shade: shift(stone, -0.11),
    on:
      specks(
        brush,
        { x: x - half * 0.9, y: top, width: half, height: foot - top },
        110,
        shift(stone, -0.18),
        0.5,
        3,
      ) + line(gullies, shift(stone, -0.12), s * 3, 0.55),
  });
}

/** Two tongues of lava with a brighter heart. */
function lava(brush: Brush, { x, top }: Cone): string {
  const s = brush.s(1);
  const p = (dx: number, dy: number) => `${n(x + s * dx)} ${n(top + s * dy)}`;
  const left = brush.between(0.9, 1.15);
  const right = brush.between(0.85, 1.1);
  const outer =
    `M${p(-40, 9)}Q${p(0, 27)} ${p(40, 9)}C${p(34, 70)} ${p(62, 110)} ${p(42, 186 * right)}C${p(37, 134)} ${p(16, 112)} ${p(10, 72)}` +
    `C${p(0, 132)} ${p(-42, 152)} ${p(-36, 232 * left)}C${p(-62, 152)} ${p(-20, 92)} ${p(-40, 9)}Z`;
  const inner =
    `M${p(-24, 16)}Q${p(0, 24)} ${p(24, 16)}C${p(14, 70)} ${p(32, 92)} ${p(35, 134 * right)}C${p(21, 102)} ${p(6, 92)} ${p(2, 56)}` +
    `C${p(-6, 98)} ${p(-25, 112)} ${p(-30, 164 * left)}C${p(-38, 112)} ${p(-10, 82)} ${p(-24, 16)}Z`;
  const glow = radial(brush, [
    [0, '#FFB655', 0.55],
    [1, '#FFB655', 0],
  ]);
  return (
    glow.definition +
    disc(x, top + s * 90, s * 120, glow.paint) +
    fill(outer, '#FF9E48') +
    fill(inner, '#FFE6A0')
  );
}

function embers(brush: Brush, { x, top }: Cone): string {
  let dots = '';
  let trails = '';
  for (let i = 0; i < 20; i++) {
    const ex = x + brush.s(brush.between(-150, 150));
    const ey = top + brush.s(brush.between(-150, 50));
    dots += ellipse(ex, ey, brush.s(brush.between(1.6, 4.2)));
    if (i % 4 === 0)
      trails += `M${n(ex)} ${n(ey)}q${n((x - ex) * 0.1)} ${n(brush.s(10))} ${n((x - ex) * 0.22)} ${n(brush.s(12))}`;
  }
  return line(trails, '#F9B468', brush.s(1.8), 0.6) + fill(dots, '#FFD98C');
}

/** Cracks of lava in the middle ground. */
function cracks(brush: Brush): string {
  let path = '';
  for (let i = 0; i < 5; i++) {
    const x = brush.x((i + brush.between(0.2, 0.8)) / 5);
    const y = brush.land(brush.between(0.48, 0.66));
    path += `M${n(x)} ${n(y)}l${n(brush.s(14))} ${n(brush.s(5))}l${n(brush.s(10))} ${n(-brush.s(4))}l${n(brush.s(18))} ${n(brush.s(7))}`;
  }
  return line(path, '#F58A4B', brush.s(3.4), 0.75) + line(path, '#FFD98C', brush.s(1.3), 0.9);
}

/** A cone with two tongues of lava; the mountain's mouth gives the light. */
export const volcano: Scene = {
  draw(board) {
    const cone = board.plan('cone', (brush): Cone => ({
      x: brush.x(brush.between(0.54, 0.6)),
      top: brush.sky(brush.random.pick([0.48, 0.54, 0.6])),
      foot: brush.land(0.24),
    }));
    const light: Light = { x: cone.x, y: cone.top, radius: 60 };
    const front = board.plan('front-crest', (brush) =>
      ridge(brush, brush.land(0.38), brush.s(18), 'peak', 18),
    );
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.9));
    board.back('sky', sky);
    board.back('stars', (brush) => stars(brush, 40));
    board.back('glow', (brush) => {
      const glow = radial(brush, [
        [0, '#FFD27A', 0.9],
        [0.4, '#F58A4B', 0.42],
        [1, '#F58A4B', 0],
      ]);
      return glow.definition + disc(cone.x, cone.top, brush.s(210), glow.paint);
    });
    board.back(
      'streaks',
      (brush) =>
        streak(brush, brush.x(0.24), brush.sky(0.66), brush.s(120), brush.s(6), '#F3A26F', 0.35) +
        streak(brush, brush.x(0.86), brush.sky(0.74), brush.s(100), brush.s(5), '#F3A26F', 0.35),
    );
    board.back('plume', (brush) => plume(brush, cone));
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.98), brush.s(36), 'peak', 20), mix(brush.air, '#7A3E55', 0.5), {
        mist: 0.6,
        size: 0.85,
        marks: 90,
      }),
    );
    board.back('mountain', (brush) => mountain(brush, cone));
    board.back('lava', (brush) => lava(brush, cone));
    board.back('embers', (brush) => embers(brush, cone));
    board.back('mist', (brush) =>
      mist(brush, brush.land(0.3), brush.s(80), 0.34, mix(brush.air, '#F3A26F', 0.4)),
    );
    board.back('front', (brush) =>
      land(brush, front, mix(brush.local('#6E3A52'), '#4A2440', 0.7), { rim: 0.12 }),
    );
    board.back('cracks', cracks);
    board.back('wash', (brush) => wash(brush, light));
    board.near('near', (brush) => nearLand(brush, near, mix(brush.local('#4A2A48'), '#341A36', 0.7)));
    board.near('rocks', (brush) =>
      [0.06, 0.16, 0.24, 0.8]
        .map((share) => {
          const x = brush.x(share);
          return rock(brush, x, heightAt(near, x) + brush.s(12), brush.s(brush.between(18, 38)), '#4E2A44');
        })
        .join(''),
    );
    board.near('lamp', (brush) => {
      const x = brush.x(0.93);
      return lamp(brush, x, heightAt(near, x) - brush.s(9), 7);
    });
  },
};
