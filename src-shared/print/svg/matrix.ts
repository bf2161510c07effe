/** x' = a·x + c·y + e, y' = b·x + d·y + f: the numbers a to f as SVG and PDF both write them. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** The way back; null where the matrix flattens everything. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (area === 0) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Where a point goes. */
export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** A turn of `angle` degrees. */
function rotation(angle: number): Matrix {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, sin, -sin, cos, 0, 0];
}

const shift = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** One function of a `transform`; null for what is not known or has the wrong number of values. */
function step(name: string, v: readonly number[]): Matrix | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = v;
  switch (`${name} ${v.length}`) {
    case 'translate 1':
    case 'translate 2':
      return shift(a, b);
    case 'scale 1':
      return [a, 0, 0, a, 0, 0];
    case 'scale 2':
      return [a, 0, 0, b, 0, 0];
    case 'rotate 1':
      return rotation(a);
    case 'rotate 3':
      return multiply(multiply(shift(b, c), rotation(a)), shift(-b, -c));
    case 'skewX 1':
      return [1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0];
    case 'matrix 6':
      return [a, b, c, d, e, f];
    default:
      return null;
  }
}

/** Reads a `transform`; null when it says something that is not understood. */
export function readTransform(text: string): Matrix | null {
  const functions = [...text.matchAll(/\s*([a-zA-Z]+)\s*\(([^)]*)\)\s*,?\s*/gy)];
  if (functions.reduce((length, [whole]) => length + whole.length, 0) !== text.length) return null;
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of functions) {
    const values = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const next = list.trim() !== '' && values.every(Number.isFinite) ? step(name, values) : null;
    if (next === null) return null;
    matrix = multiply(matrix, next);
  }
  return matrix;
}
