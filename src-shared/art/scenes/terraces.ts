import { mix, shift } from '../drawing/colour';
import { n } from '../drawing/number';
import { smooth, type Point } from '../drawing/path';
import { fill, line } from '../drawing/shape';
import { doorAt, house } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import {
  crest,
  groundShadow,
  heightAt,
  land,
  nearLand,
  nearRidge,
  ridge,
  type Ridge,
} from '../scenery/ground';
import { lamp } from '../scenery/lamp';
import { tree, tufts } from '../scenery/plants';
import { cloud, mist, type Light } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import type { Scene } from './scene';

const STEPS = 7;

/** Contour lines of one hillside: higher on the left, and nearly parallel to each other. */
function contours(brush: Brush): Ridge[] {
  const { width, unit } = brush.stage;
  const span = width / (630 * unit);
  const steps = Math.round(12 * Math.max(1, span));
  const phase = brush.between(0, 6.28);
  const sway = brush.between(1.1, 1.6);
  return Array.from({ length: STEPS }, (_, i) => {
    const wobble = brush.between(0, 6.28);
    const base = brush.land(-0.06 + i * 0.135);
    const points: Point[] = [];
    for (let k = -1; k <= steps + 1; k++) {
      const t = k / steps;
      const slope = brush.s(34 - i * 5) * Math.sin(sway * 3.4 * span * t + phase + i * 0.42);
      const ripple = brush.s(4) * Math.sin(9 * span * t + wobble);
      points.push([width * t, base - slope - ripple]);
    }
    return crest(points);
  });
}

/** Standing water along a step, split by earth walls, with the light lying on it. */
function water(brush: Brush, step: Ridge, depth: number, light: Light, colour: string): string {
  const upper = step.points.map(([x, y]): Point => [x, y + depth * 0.34]);
  const lower = step.points.map(([x, y]): Point => [x, y + depth]).reverse();
  const pool = `${smooth(upper)}L${smooth(lower).slice(1)}Z`;
  const sky = mix(brush.air, brush.day.sky[0], 0.6);
  let walls = '';
  for (let i = 0; i < 7; i++) {
    const x = brush.x((i + brush.between(0.1, 0.9)) / 7);
    const y = heightAt(step, x);
    walls += `M${n(x)} ${n(y + depth * 0.3)}l${n(-depth * brush.between(0.3, 0.8))} ${n(depth * 0.8)}`;
  }
  let glints = '';
  for (let i = 0; i < 5; i++) {
    const x = light.x + brush.s(brush.between(-60, 60));
    glints += `M${n(x)} ${n(heightAt(step, x) + depth * brush.between(0.5, 0.85))}h${n(brush.s(brush.between(8, 26)))}`;
  }
  let shoots = '';
  const rows = Math.round(26 * brush.grainShare);
  for (let i = 0; i < rows; i++) {
    const x = brush.grainRandom.between(0, brush.stage.width);
    shoots += `M${n(x)} ${n(heightAt(step, x) + depth * brush.grainRandom.between(0.55, 0.95))}v${n(-brush.s(4))}`;
  }
  return (
    fill(pool, sky, 0.92) +
    line(smooth(upper), shift(colour, -0.1), brush.s(2.4), 0.5) +
    line(walls, colour, depth * 0.2) +
    line(glints, brush.day.sun, brush.s(2.6), 0.85) +
    line(shoots, shift(colour, -0.05), brush.s(1.8), 0.6)
  );
}

function farm(brush: Brush, x: number, y: number): string {
  const size = brush.s(56);
  const wall = brush.local('#F3E4C6');
  return (
    tree(brush, x - size * 0.86, y + brush.s(2), size * 1.25, brush.local('#4C9A60')) +
    groundShadow(brush, x, y, size * 0.62) +
    house(brush, x, y, size, wall, brush.local('#77638A')) +
    doorAt(x + size * 0.12, y + 2, size * 0.24, size * 0.44, brush.local('#7A5648')) +
    lamp(brush, x - size * 0.2, y - size * 0.34, 5)
  );
}

/** Stepped fields with lines of water, far peaks, a farmhouse. */
export const terraces: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.73, y: 0.38, radius: 38 });
    const steps = board.plan('contours', contours);
    const near = board.plan('near-crest', (brush) => nearRidge(brush));
    board.back('clouds', (brush) =>
      brush.stage.calm
        ? ''
        : cloud(brush, brush.x(brush.between(0.26, 0.42)), brush.sky(brush.between(0.24, 0.34)), brush.s(46)),
    );
    board.back('peaks', (brush) =>
      land(brush, ridge(brush, brush.sky(0.82), brush.s(48), 'peak', 12), brush.far('#8AA9B4', 0.5), {
        mist: 0.75,
        size: 0.8,
        marks: 90,
      }),
    );
    board.back('far', (brush) =>
      land(brush, ridge(brush, brush.sky(0.93), brush.s(20)), brush.far('#7FB08C', 0.42), {
        mist: 0.6,
        size: 0.7,
        marks: 60,
      }),
    );
    board.back('mist', (brush) => mist(brush, brush.sky(0.99), brush.s(60), 0.5));
    steps.forEach((step, i) => {
      const green = mix('#B4CC80', '#4E9656', i / (STEPS - 1));
      board.back(`step-${i}`, (brush) => {
        const colour = brush.far(green, 0.3 * (1 - i / STEPS));
        const field = land(brush, step, colour, {
          marks: 44,
          depth: brush.s(40),
          size: 0.8,
          rim: 0.12,
          foot: mix(colour, brush.day.ink, 0.16),
        });
        return i % 2 === 1 && i < 6 ? field + water(brush, step, brush.s(15 + i * 2), light, colour) : field;
      });
      if (i !== 2) return;
      board.back('farm', (brush) => {
        const x = brush.x(brush.between(0.3, 0.37));
        return farm(brush, x, heightAt(step, x) + brush.s(9));
      });
    });
    closeBack(board, light);
    board.near('near', (brush) => nearLand(brush, near, brush.local('#3B7C50')));
    board.near('tufts', (brush) => tufts(brush, near, 15, brush.local('#275C40')));
  },
};
