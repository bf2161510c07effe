import { UnknownDrawing } from './elements';
import type { Outline } from './model';
import { Pen } from './outline';

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-zA-Z])/y;
const END = /(\s*)$/y;

/** Reads the `d` of a path. Everything becomes lines and cubic curves in absolute coordinates. */
export function readPath(d: string): Outline {
  return new PathReader(d).read();
}

class PathReader {
  readonly #pen = new Pen();
  #at = 0;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** Handle of the curve before, for those that go on smoothly; null after anything else. */
  #handle: { readonly kind: 'C' | 'Q'; readonly x: number; readonly y: number } | null = null;

  constructor(private readonly d: string) {}

  read(): Outline {
    let command = '';
    for (;;) {
      const next = this.#match(COMMAND);
      if (next === null && this.#match(END) !== null) break;
      // After a move, further pairs are lines.
      command = next ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
      this.#step(command);
    }
    return this.#pen.outline();
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.d);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    return found[1] ?? null;
  }

  #numbers(command: string, count: number): number[] {
    return Array.from({ length: count }, (_, index) => {
      const isFlag = command === 'A' && (index === 3 || index === 4);
      const found = this.#match(isFlag ? FLAG : NUMBER);
      if (found === null) throw new UnknownDrawing(`path ${this.d.slice(this.#at, this.#at + 20)}`);
      return Number(found);
    });
  }

  #step(letter: string): void {
    const command = letter.toUpperCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new UnknownDrawing(`path command ${letter}`);
    const v = this.#numbers(command, takes);
    const [dx, dy] = letter === command ? [0, 0] : [this.#x, this.#y];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = v;
    switch (command) {
      case 'M':
        this.#startX = a + dx;
        this.#startY = b + dy;
        this.#pen.move(this.#startX, this.#startY);
        return this.#arrive(this.#startX, this.#startY);
      case 'L':
        return this.#line(a + dx, b + dy);
      case 'H':
        return this.#line(a + dx, this.#y);
      case 'V':
        return this.#line(this.#x, a + dy);
      case 'C':
        return this.#cubic(a + dx, b + dy, c + dx, d + dy, e + dx, f + dy);
      case 'S': {
        const { x, y } = this.#smooth('C');
        return this.#cubic(x, y, a + dx, b + dy, c + dx, d + dy);
      }
      case 'Q':
        return this.#quadratic(a + dx, b + dy, c + dx, d + dy);
      case 'T': {
        const { x, y } = this.#smooth('Q');
        return this.#quadratic(x, y, a + dx, b + dy);
      }
      case 'A':
        return this.#arc({ rx: a, ry: b, turn: c, large: d === 1, sweep: e === 1 }, f + dx, g + dy);
      default:
        this.#pen.close();
        return this.#arrive(this.#startX, this.#startY);
    }
  }

  #arrive(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#handle = null;
  }

  #line(x: number, y: number): void {
    this.#pen.line(x, y);
    this.#arrive(x, y);
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#pen.curve(x1, y1, x2, y2, x, y);
    this.#arrive(x, y);
    this.#handle = { kind: 'C', x: x2, y: y2 };
  }

  #quadratic(hx: number, hy: number, x: number, y: number): void {
    const towards = (from: number, handle: number): number => from + (2 / 3) * (handle - from);
    const [x1, y1] = [towards(this.#x, hx), towards(this.#y, hy)];
    this.#pen.curve(x1, y1, towards(x, hx), towards(y, hy), x, y);
    this.#arrive(x, y);
    this.#handle = { kind: 'Q', x: hx, y: hy };
  }

  /** The handle before, mirrored at the current point; the point itself where there was none. */
  #smooth(kind: 'C' | 'Q'): { x: number; y: number } {
    const handle = this.#handle?.kind === kind ? this.#handle : { x: this.#x, y: this.#y };
    return { x: 2 * this.#x - handle.x, y: 2 * this.#y - handle.y };
  }

  #arc(arc: Arc, x: number, y: number): void {
    if (arc.rx === 0 || arc.ry === 0) return this.#line(x, y);
    for (const [x1, y1, x2, y2, ex, ey] of arcCurves(arc, this.#x, this.#y, x, y)) {
      this.#pen.curve(x1, y1, x2, y2, ex, ey);
    }
    this.#arrive(x, y);
  }
}

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** Degrees its long axis is turned by. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** An elliptical arc as cubic curves, by the conversion to its middle in SVG 2, B.2.4. */
function arcCurves(
  arc: Arc,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): [number, number, number, number, number, number][] {
  if (fromX === toX && fromY === toY) return [];
  const turn = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(fromX - toX) / 2, (fromY - toY) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  // Too small an ellipse grows until it reaches both ends.
  const reach = (px / arc.rx) ** 2 + (py / arc.ry) ** 2;
  const grow = reach > 1 ? Math.sqrt(reach) : 1;
  const [rx, ry] = [Math.abs(arc.rx) * grow, Math.abs(arc.ry) * grow];
  const rest = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const away = Math.sqrt(Math.max(0, rest)) * (arc.large === arc.sweep ? -1 : 1);
  const [mx, my] = [(away * rx * py) / ry, (-away * ry * px) / rx];
  const [cx, cy] = [cos * mx - sin * my + (fromX + toX) / 2, sin * mx + cos * my + (fromY + toY) / 2];
  const start = Math.atan2((py - my) / ry, (px - mx) / rx);
  let sweep = Math.atan2((-py - my) / ry, (-px - mx) / rx) - start;
  if (arc.sweep && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.sweep && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const part = sweep / parts;
  const handle = (4 / 3) * Math.tan(part / 4);
  const point = (u: number, v: number): [number, number] => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: parts }, (_, index) => {
    const [a, b] = [start + index * part, start + (index + 1) * part];
    const end = index === parts - 1 ? ([toX, toY] as const) : point(Math.cos(b), Math.sin(b));
    return [
      ...point(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...point(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...end,
    ];
  });
}
