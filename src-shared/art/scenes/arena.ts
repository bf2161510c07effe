import { mix, shift } from '../drawing/colour';
import { form } from '../drawing/form';
import { linear } from '../drawing/gradient';
import { n } from '../drawing/number';
import { ellipse, polygon, smooth, type Point } from '../drawing/path';
import { fill, line, rect } from '../drawing/shape';
import { specks } from '../drawing/specks';
import { flag } from '../scenery/buildings';
import { closeBack, openSky } from '../scenery/frame';
import { lamp } from '../scenery/lamp';
import { cloud, mist } from '../scenery/sky';
import type { Brush } from '../scenery/stage';
import { crowdBacks } from './arena-crowd';
import type { Scene } from './scene';

/** One ring of the bowl, an ellipse of which the far half shows. Radii and height in grid units. */
interface Ring {
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

function ringAt(brush: Brush, step: number): Ring {
  const { width } = brush.stage;
  return {
    y: brush.land(0.3) + brush.s(2 * step),
    rx: width * (0.76 - 0.05 * step),
    ry: brush.s(152 - 25 * step),
  };
}

/** The point of a ring at `t`: 0 is its left end, 1 its right end, .5 the far middle. */
function along(brush: Brush, ring: Ring, t: number): Point {
  const angle = Math.PI + Math.PI * t;
  return [brush.x(0.5) + ring.rx * Math.cos(angle), ring.y + ring.ry * Math.sin(angle)];
}

const CROWD = ['#E9C8A0', '#C9695A', '#6F7FB5', '#8FA56E', '#E0A95A', '#B98AA8'] as const;

/** Heads and shoulders along a ring, too small to be anyone. */
function spectators(brush: Brush, ring: Ring, count: number, drop: number, air: number): string {
  const paths = new Map<string, string>();
  let bodies = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = along(brush, ring, (i + brush.between(0.2, 0.8)) / count);
    if (x < -10 || x > brush.stage.width + 10) continue;
    const r = brush.s(brush.between(4, 5.4));
    const py = y + drop + brush.s(brush.between(-2, 2));
    bodies += ellipse(x, py + r * 1.6, r * 1.5, r * 1.25);
    const colour = brush.far(brush.random.pick(CROWD), air);
    paths.set(colour, (paths.get(colour) ?? '') + ellipse(x, py, r));
  }
  const dark = brush.far('#6B4658', air);
  return fill(bodies, dark) + [...paths].map(([colour, path]) => fill(path, colour)).join('');
}

function stands(brush: Brush): string {
  const { width } = brush.stage;
  const tiers = ['#8C5D6C', '#A66E68', '#BD8468', '#D3A076'] as const;
  let drawn = '';
  tiers.forEach((stone, i) => {
    const ring = ringAt(brush, i);
    const colour = brush.far(stone, 0.2 - 0.05 * i);
    const outline = ellipse(width * 0.5, ring.y, ring.rx, ring.ry);
    drawn += form(brush, outline, colour, {
      edge: [brush.s(3), brush.s(6)],
      reach: brush.s(60),
      rim: brush.lit(shift(colour, 0.08), 0.5),
      on: specks(
        brush,
        { x: 0, y: ring.y - ring.ry, width, height: ring.ry },
        30,
        shift(colour, -0.12),
        0.4,
        2.6,
      ),
    });
    if (i < 3) drawn += spectators(brush, ring, 44 - i * 5, brush.s(13), 0.2 - 0.05 * i);
  });
  return drawn + arches(brush, ringAt(brush, 3));
}

/** Doors in the wall around the sand. */
function arches(brush: Brush, ring: Ring): string {
  const s = brush.s(1);
  let doors = '';
  let lintels = '';
  for (let i = 0; i <= 16; i++) {
    const [x, y] = along(brush, ring, 0.14 + (0.72 * i) / 16);
    const half = s * 9 * (0.7 + 0.3 * Math.sin((i / 16) * Math.PI));
    const foot = y + s * 50;
    doors += `M${n(x - half)} ${n(foot)}v${n(-s * 20)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0v${n(s * 20)}Z`;
    lintels += `M${n(x - half - s * 3)} ${n(foot - s * 20)}a${n(half + s * 3)} ${n(half + s * 3)} 0 0 1 ${n(half * 2 + s * 6)} 0`;
  }
  const stone = brush.local('#D3A076');
  return fill(doors, shift(stone, -0.26), 0.85) + line(lintels, brush.lit(stone, 0.55), s * 2.6, 0.8);
}

/** Poles on the rim with flags, and bunting swinging between them. */
function bunting(brush: Brush): string {
  const s = brush.s(1);
  const rim = ringAt(brush, 0);
  const poles = [0.2, 0.33, 0.44, 0.56, 0.67, 0.8].map((t) => along(brush, rim, t));
  const colours = [brush.local('#D3594E'), brush.local('#F1CF7A'), brush.local('#5B6FB3')];
  const paths = ['', '', ''];
  let cords = '';
  for (let i = 0; i + 1 < poles.length; i++) {
    const [ax, ay] = poles[i] ?? [0, 0];
    const [bx, by] = poles[i + 1] ?? [0, 0];
    const sag = s * brush.between(16, 26);
    cords += `M${n(ax)} ${n(ay - s * 46)}Q${n((ax + bx) / 2)} ${n((ay + by) / 2 - s * 46 + sag * 2)} ${n(bx)} ${n(by - s * 46)}`;
    for (let k = 1; k < 7; k++) {
      const t = k / 7;
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t - s * 46 + sag * 4 * t * (1 - t);
      paths[k % 3] += `M${n(x - s * 4.5)} ${n(y)}h${n(s * 9)}l${n(-s * 4)} ${n(s * 11)}Z`;
    }
  }
  return (
    poles
      .map(([x, y], i) =>
        flag(
          brush,
          x,
          y + s * 6,
          s * (58 + (i % 2) * 8),
          i < 3 ? brush.local('#5B6FB3') : brush.local('#D3594E'),
        ),
      )
      .join('') +
    line(cords, brush.day.ink, s * 1.4, 0.6) +
    paths.map((path, i) => fill(path, colours[i] ?? '#D3594E')).join('')
  );
}

/** The box of honour, left of the middle: drapery under a small canopy, with the light in it. */
function boxOfHonour(brush: Brush): string {
  const s = brush.s(1);
  const [x, rimY] = along(brush, ringAt(brush, 1), 0.41);
  const y = rimY + s * 84;
  const cloth = brush.local('#A8434E');
  const gold = brush.local('#E9BE64');
  const stone = brush.local('#E2BC90');
  const roof = `M${n(x - s * 52)} ${n(y - s * 64)}Q${n(x - s * 34)} ${n(y - s * 78)} ${n(x)} ${n(y - s * 112)}Q${n(x + s * 34)} ${n(y - s * 78)} ${n(x + s * 52)} ${n(y - s * 64)}Z`;
  let scallops = '';
  for (let i = -3; i <= 3; i++)
    scallops += `M${n(x + s * (i * 14.6 - 7.3))} ${n(y - s * 65)}h${n(s * 14.6)}a${n(s * 7.3)} ${n(s * 8)} 0 0 1 ${n(-s * 14.6)} 0Z`;
  const niche = `M${n(x - s * 40)} ${n(y)}V${n(y - s * 62)}H${n(x + s * 40)}V${n(y)}Z`;
  const curtains = `M${n(x - s * 40)} ${n(y - s * 62)}h${n(s * 26)}Q${n(x - s * 16)} ${n(y - s * 34)} ${n(x - s * 36)} ${n(y - s * 16)}L${n(x - s * 40)} ${n(y)}ZM${n(x + s * 40)} ${n(y - s * 62)}h${n(-s * 26)}Q${n(x + s * 16)} ${n(y - s * 34)} ${n(x + s * 36)} ${n(y - s * 16)}L${n(x + s * 40)} ${n(y)}Z`;
  const parapet = polygon(
    [
      [x - s * 50, y - s * 6],
      [x + s * 50, y - s * 6],
      [x + s * 44, y + s * 24],
      [x - s * 44, y + s * 24],
    ],
    s * 4,
  );
  return (
    fill(niche, brush.local('#4E2F42')) +
    lamp(brush, x, y - s * 32, 7) +
    fill(curtains, cloth) +
    form(brush, parapet, stone, { edge: [s * 4, s * 4], reach: s * 18, rim: brush.lit(stone, 0.6) }) +
    form(brush, roof, cloth, {
      edge: [s * 5, s * 4],
      reach: s * 20,
      rim: brush.lit(shift(cloth, 0.08), 0.4),
    }) +
    fill(scallops, gold)
  );
}

/** Raked sand with its rings, darker where the left stands shade it. */
function sand(brush: Brush): string {
  const { width, height } = brush.stage;
  const s = brush.s(1);
  const cx = width * 0.5;
  const cy = brush.land(0.64);
  const rx = width * 0.66;
  const ry = brush.land(0.64) - brush.land(0.3);
  const colour = brush.local('#EBCB97');
  const rings = [0.3, 0.52, 0.74].map((k) => ellipse(cx, cy + s * 2, rx * k, ry * k)).join('');
  let rakes = '';
  for (let i = 0; i < 16; i++) {
    const angle = brush.between(0, 6.28);
    const k = brush.between(0.34, 0.9);
    const x = cx + rx * k * Math.cos(angle);
    const y = cy + ry * k * Math.sin(angle);
    for (let j = 0; j < 3; j++)
      rakes += `M${n(x)} ${n(y + j * s * 4)}q${n(s * 13)} ${n(s * 3)} ${n(s * 26)} ${n(-s * 2)}`;
  }
  const shade = linear(
    brush,
    [
      [0, brush.day.ink, 0.34],
      [0.5, brush.day.ink, 0],
    ],
    'x1="0" y1=".2" x2="1" y2=".6"',
  );
  const body = mix(colour, brush.local('#C9976A'), 0.5);
  return (
    rect(0, cy, width, height - cy, body) +
    form(brush, ellipse(cx, cy, rx, ry), colour, {
      edge: [0, s * 7],
      reach: 0,
      rim: brush.lit(colour, 0.7),
      on:
        specks(brush, { x: 0, y: cy - ry, width, height: ry * 2 }, 90, shift(colour, -0.16), 0.5, 2.6) +
        line(rings, shift(colour, -0.13), s * 3, 0.5) +
        line(rakes, shift(colour, -0.1), s * 2.2, 0.6),
    }) +
    shade.definition +
    rect(0, cy - ry, width, height - cy + ry, shade.paint)
  );
}

/** A bowl of seats around the sand, full of spectators; the sun stands over its middle. */
export const arena: Scene = {
  draw(board) {
    const light = openSky(board, { x: 0.55, y: 0.27, radius: 38 });
    board.back('clouds', (brush) => {
      if (brush.stage.calm) return '';
      const left = cloud(
        brush,
        brush.side(0.14),
        brush.sky(brush.between(0.36, 0.46)),
        brush.s(44),
        undefined,
        0.8,
      );
      return (
        left +
        cloud(brush, brush.side(0.88), brush.sky(brush.between(0.26, 0.36)), brush.s(38), undefined, 0.8)
      );
    });
    board.back('hills', (brush) => {
      const y = brush.sky(0.86);
      const colour = brush.far('#8FA59A', 0.55);
      const points: Point[] = [-0.1, 0.1, 0.24, 0.5, 0.76, 0.9, 1.1].map((share) => [
        brush.x(share),
        y - brush.s(brush.between(-10, 26)),
      ]);
      return (
        fill(`${smooth(points)}V${n(brush.land(0.4))}H-60Z`, colour) +
        mist(brush, y + brush.s(20), brush.s(70), 0.5)
      );
    });
    board.back('bunting', bunting);
    board.back('stands', stands);
    board.back('box', boxOfHonour);
    board.back('sand', sand);
    closeBack(board, light);
    board.near('crowd', crowdBacks);
  },
};
