import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Millimetres in a point. */
const MILLIMETRES = 25.4 / 72;

/** Something drawn on a page, in millimetres from the upper left corner. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Standing on its head. */
  readonly turned: boolean;
}

/** A page as another program reads it. */
interface ReadPage {
  readonly width: number;
  readonly height: number;
  /** Drawings put on the page, as large as their own boxes. */
  readonly drawings: readonly Placed[];
  readonly text: string;
  readonly fonts: ReadonlySet<string>;
  /** How often pictures of pixels are painted. */
  readonly pictures: number;
}

type Matrix = readonly number[];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = (m: Matrix, n: Matrix): Matrix => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

const numbers = (value: unknown): number[] =>
  value !== null && typeof value === 'object' ? Object.values(value).map(Number) : [];

/** Reads a PDF back with a library that had no part in writing it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  // The library keeps the bytes it is given.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , right = 0, top = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    const content = await page.getTextContent();
    const fonts = new Set<string>();
    for (const [index, operator] of fnArray.entries()) {
      if (operator !== OPS.setFont) continue;
      const [id]: unknown[] = argsArray[index];
      const font: unknown = page.commonObjs.get(String(id));
      if (font !== null && typeof font === 'object' && 'name' in font) fonts.add(String(font.name));
    }
    pages.push({
      width: right * MILLIMETRES,
      height: top * MILLIMETRES,
      drawings: drawingsOf(fnArray, argsArray, top),
      text: content.items.map((item) => ('str' in item ? item.str : '')).join('\n'),
      fonts,
      pictures: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    });
  }
  await loading.destroy();
  return pages;
}

function drawingsOf(operators: readonly number[], values: readonly unknown[], top: number): Placed[] {
  const drawings: Placed[] = [];
  const kept: Matrix[] = [];
  let matrix = IDENTITY;
  let depth = 0;
  operators.forEach((operator, index) => {
    const [first, second] = Array.isArray(values[index]) ? values[index] : [];
    if (operator === OPS.save) kept.push(matrix);
    else if (operator === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, numbers(values[index]));
    else if (operator === OPS.paintFormXObjectEnd) depth -= 1;
    else if (operator === OPS.paintFormXObjectBegin) {
      const own = first === null ? IDENTITY : numbers(first);
      if (depth === 0) drawings.push(placed(multiply(matrix, own), numbers(second), top));
      depth += 1;
    }
  });
  return drawings;
}

function placed(matrix: Matrix, [left = 0, upper = 0, right = 0, lower = 0]: number[], top: number): Placed {
  const [a = 0, , , d = 0, e = 0, f = 0] = matrix;
  const xs = [left, right].map((x) => (a * x + e) * MILLIMETRES);
  const ys = [upper, lower].map((y) => (top - (d * y + f)) * MILLIMETRES);
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.abs((xs[1] ?? 0) - (xs[0] ?? 0)),
    height: Math.abs((ys[1] ?? 0) - (ys[0] ?? 0)),
    turned: a < 0,
  };
}
