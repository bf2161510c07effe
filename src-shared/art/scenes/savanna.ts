import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { n } from '../drawing/number';
import { ellipse } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { closeBack, openSky } from '../scenery/frame';
import { groundShadow, heightAt, land, nearLand, nearRidge, ridge, type Ridge } from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tufts } from '../scenery/plants';
import { mist, streak } from '../scenery/sky';
import { rock } from '../scenery/stones';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

/** A flat-topped tree of three flat crowns on forked branches. */
function flatTree(brush: Brush, x: number, y: number, size: number, leaf: string): string {
  const s = size;
  const bark = mix(leaf, brush.local('#4E2F3E'), 0.82);
  const limbs =
    `M${n(x)} ${n(y)}Q${n(x + s * 0.03)} ${n(y - s * 0.4)} ${n(x - s * 0.02)} ${n(y - s * 0.52)}Q${n(x - s * 0.08)} ${n(y - s * 0.7)} ${n(x - s * 0.27)} ${n(y - s * 0.87)}` +
    `M${n(x - s * 0.01)} ${n(y - s * 0.5)}Q${n(x + s * 0.08)} ${n(y - s * 0.72)} ${n(x + s * 0.3)} ${n(y - s * 0.84)}M${n(x - s * 0.06)} ${n(y - s * 0.64)}Q${n(x)} ${n(y - s * 0.84)} ${n(x + s * 0.04)} ${n(y - s * 1.0)}`;
  const foot = `M${n(x - s * 0.075)} ${n(y + s * 0.03)}Q${n(x - s * 0.02)} ${n(y - s * 0.16)} ${n(x - s * 0.02)} ${n(y - s * 0.5)}h${n(s * 0.055)}Q${n(x + s * 0.04)} ${n(y - s * 0.16)} ${n(x + s * 0.085)} ${n(y + s * 0.03)}Z`;
  let crowns = '';
  for (const [dx, dy, half] of [
    [-0.3, -0.84, 0.36],
    [0.36, -0.8, 0.34],
    [0.04, -0.97, 0.46],
  ] as const) {
    const w = half * s * brush.between(0.92, 1.1);
    const cx = x + dx * s;
    const cy = y + dy * s;
    const outline =
      `M${n(cx - w)} ${n(cy)}C${n(cx - w * 0.92)} ${n(cy - s * 0.1)} ${n(cx - w * 0.5)} ${n(cy - s * 0.17)} ${n(cx)} ${n(cy - s * 0.17)}` +
      `S${n(cx + w * 0.95)} ${n(cy - s * 0.1)} ${n(cx + w)} ${n(cy)}Q${n(cx + w * 0.6)} ${n(cy + s * 0.05)} ${n(cx + w * 0.2)} ${n(cy + s * 0.02)}T${n(cx - w)} ${n(cy)}Z`;
    crowns += form(brush, outline, leaf, {
      edge: [s * 0.035, s * 0.03],
      reach: s * 0.15,
      rim: brush.lit(shift(leaf, 0.08), 0.5),
      on: specks(
        brush,
        { x: cx - w, y: cy - s * 0.16, width: w * 1.4, height: s * 0.18 },
        12,
        shift(leaf, -0.12),
        0.5,
        s * 0.012 + 1.2,
      ),
    });
  }
  return groundShadow(brush, x, y, s * 0.42, 0.2) + line(limbs, bark, s * 0.05) + fill(foot, bark) + crowns;
}

/** A far line of bushes along a crest. */
function scrub(brush: Brush, crest: Ridge, colour: string): string {
  let path = '';
  for (let i = 0; i < 18; i++) {
    const x = brush.x(brush.random.next());
    const r = brush.s(brush.between(5, 13));
    path += ellipse(x, heightAt(crest, x) + brush.s(3), r * 1.7, r);
  }
  return form(brush, path, colour, {
    edge: [brush.s(2), brush.s(3)],
    reach: brush.s(6),
    rim: brush.lit(shift(colour, 0.08), 0.4),
  });
}

/** Birds far off over the plain. */
function flock(brush: Brush): string {
  const x0 = brush.x(brush.between(0.36, 0.46));
  const y0 = brush.sky(brush.between(0.3, 0.42));
  let path = '';
  for (let i = 0; i < 5; i++) {
    const x = x0 + brush.s(i * 19 + brush.between(-4, 4));
    const y = y0 - brush.s(Math.abs(i - 1.5) * 8 + brush.between(-3, 3));
    const w = brush.s(brush.between(5, 8));
    path += `M${n(x - w)} ${n(y - w * 0.4)}q${n(w * 0.6)} ${n(-w * 0.2)} ${n(w)} ${n(w * 0.4)}q${n(w * 0.4)} ${n(-w * 0.6)} ${n(w)} ${n(-w * 0.4)}`;
  }
  return line(path, mix(brush.day.ink, brush.day.sky[1], 0.3), brush.s(2), 0.75);
}

/** A dry plain under a huge low sun, flat-topped trees, tall grass. */
export const savanna: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.68, y: 0.76, radius: 82 });
    const plain = board.plan('plain-crest', (brush) => ridge(brush, brush.land(0.06), brush.s(9)));
    const field = board.plan('field-crest', (brush) => ridge(brush, brush.land(0.3), brush.s(12)));
    const near = board.plan('near-crest', (brush) => nearRidge(brush, 0.885, 0.02));
    board.back('streaks', (brush) => {
      if (brush.stage.calm) return '';
      const pale = mix(brush.day.light, brush.day.sky[2], 0.4);
      return (
        streak(
          brush,
          brush.x(0.42),
          brush.sky(brush.between(0.24, 0.32)),
          brush.s(190),
          brush.s(7),
          pale,
          0.5,
        ) +
        streak(
          brush,
          brush.x(0.84),
          brush.sky(brush.between(0.48, 0.56)),
          brush.s(130),
          brush.s(6),
          pale,
          0.5,
        ) +
        streak(
          brush,
          brush.x(0.6),
          brush.sky(brush.between(0.78, 0.84)),
          brush.s(160),
          brush.s(4),
          pale,
          0.45,
        ) +
        flock(brush)
      );
    });
    board.back('mesa', (brush) => {
      const y = brush.sky(0.985);
      const at = (x: number, up: number) => `${n(brush.side(x))} ${n(y - brush.s(up))}`;
      const table = `M${at(0.02, 0)}L${at(0.06, 44)}L${at(0.19, 47)}L${at(0.25, 14)}L${at(0.4, 12)}L${at(0.44, 0)}Z`;
      const colour = brush.far('#B4745E', 0.5);
      return form(brush, table, colour, {
        edge: [brush.s(4), brush.s(4)],
        reach: brush.s(20),
        rim: brush.lit(colour, 0.5),
      });
    });
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.97), brush.s(12)), brush.far('#B98A5A', 0.46), {
        mist: 0.6,
        size: 0.7,
        marks: 80,
      }),
    );
    board.back('scrub', (brush) => scrub(brush, plain, brush.far('#8E8A52', 0.28)));
    board.back('plain', (brush) => land(brush, plain, brush.far('#D6A35C', 0.14), { mist: 0.3, size: 0.85 }));
    board.back('far-trees', (brush) =>
      [0.06, 0.52, 0.9]
        .map((share) => {
          const x = brush.side(share) + brush.s(brush.between(-16, 16));
          return flatTree(
            brush,
            x,
            heightAt(plain, x) + brush.s(12),
            brush.s(brush.between(52, 78)),
            brush.far('#8E8A4E', 0.16),
          );
        })
        .join(''),
    );
    board.back('mist', (brush) => mist(brush, brush.land(0.24), brush.s(60), 0.3));
    board.back('field', (brush) => land(brush, field, brush.local('#C98C48')));
    board.back('grass', (brush) => tufts(brush, field, 16, brush.local('#A66F3E'), [12, 22]));
    board.back('great-tree', (brush) => {
      const x = brush.x(brush.between(0.29, 0.34));
      const y = heightAt(field, x) + brush.s(22);
      const size = brush.s(208);
      const cord = `M${n(x + size * 0.16)} ${n(y - size * 0.76)}v${n(size * 0.2)}`;
      return (
        flatTree(brush, x, y, size, brush.local('#71803F')) +
        line(cord, brush.day.ink, brush.s(1.8), 0.8) +
        lamp(brush, x + size * 0.16, y - size * 0.53, 7)
      );
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#9A5A3E')));
    board.near('stones', (brush) => {
      const x = brush.side(0.13);
      return rock(brush, x, heightAt(near, x) + brush.s(12), brush.s(26), brush.local('#7E4A44'));
    });
    board.near('tufts', (brush) => tufts(brush, near, 22, brush.local('#6E3E30'), [26, 54]));
  },
};
