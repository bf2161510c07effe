import { UnknownDrawing } from './elements';
import type { Outline } from './model';

/** Collects an outline part by part, in absolute coordinates. */
export class Pen {
  #commands = '';
  readonly #points: number[] = [];

  move(x: number, y: number): this {
    this.#commands += 'M';
    this.#points.push(x, y);
    return this;
  }

  line(x: number, y: number): this {
    this.#commands += 'L';
    this.#points.push(x, y);
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.#commands += 'C';
    this.#points.push(x1, y1, x2, y2, x, y);
    return this;
  }

  close(): this {
    this.#commands += 'Z';
    return this;
  }

  outline(): Outline {
    return { commands: this.#commands, points: this.#points };
  }
}

/** How far the handles of a cubic curve that follows a quarter of a circle reach, in radii. */
const QUARTER = 0.5522847498;

export function ellipse(cx: number, cy: number, rx: number, ry: number): Outline {
  const [hx, hy] = [rx * QUARTER, ry * QUARTER];
  return new Pen()
    .move(cx + rx, cy)
    .curve(cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry)
    .curve(cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy)
    .curve(cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry)
    .curve(cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy)
    .close()
    .outline();
}

/** @param corner radius of its corners */
export function rectangle(x: number, y: number, width: number, height: number, corner: number): Outline {
  const r = Math.min(corner, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) {
    return new Pen().move(x, y).line(right, y).line(right, bottom).line(x, bottom).close().outline();
  }
  const h = r * (1 - QUARTER);
  return new Pen()
    .move(x + r, y)
    .line(right - r, y)
    .curve(right - h, y, right, y + h, right, y + r)
    .line(right, bottom - r)
    .curve(right, bottom - h, right - h, bottom, right - r, bottom)
    .line(x + r, bottom)
    .curve(x + h, bottom, x, bottom - h, x, bottom - r)
    .line(x, y + r)
    .curve(x, y + h, x + h, y, x + r, y)
    .close()
    .outline();
}

export function polygon(points: readonly number[], closed: boolean): Outline {
  if (points.length < 4 || points.length % 2 !== 0) throw new UnknownDrawing(`points ${points.join(' ')}`);
  const pen = new Pen();
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = points.slice(at, at + 2);
    if (at === 0) pen.move(x, y);
    else pen.line(x, y);
  }
  return (closed ? pen.close() : pen).outline();
}

/** The smallest rectangle around an outline, its line's width not counted. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf({ commands, points }: Outline): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, at] = [0, 0, 0];
  for (const command of commands) {
    if (command === 'Z') continue;
    if (command === 'C') {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points.slice(at, at + 6);
      xs.push(...turns(x, x1, x2, x3));
      ys.push(...turns(y, y1, y2, y3));
    }
    at += command === 'C' ? 6 : 2;
    x = points[at - 2] ?? 0;
    y = points[at - 1] ?? 0;
    xs.push(x);
    ys.push(y);
  }
  const range = (values: readonly number[]): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return [low, high];
  };
  const [left, right] = range(xs);
  const [top, bottom] = range(ys);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What a cubic curve reaches where it turns back between its ends. */
function turns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-9) {
    if (b !== 0) roots.push(-c / b);
  } else {
    const root = Math.sqrt(b * b - 4 * a * c);
    if (!Number.isNaN(root)) roots.push((-b + root) / (2 * a), (-b - root) / (2 * a));
  }
  return roots
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3);
}
