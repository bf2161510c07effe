import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type * as Pdfjs from 'pdfjs-dist';

const pdfjs = join(import.meta.dirname, '../../node_modules/pdfjs-dist');
/** An address that leads nowhere: everything there is answered by the test. */
const NOWHERE = 'http://paper.invalid/';

/** Where on a page something lies, in millimetres, and how many pixels it is to have. */
export interface PaperPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: { readonly width: number; readonly height: number };
}

/**
 * Draws a part of a PDF's first page with a program that had no part in making it, and lays a picture over it.
 * Gives the mean difference of a pixel's colour values, of 255.
 */
export async function differenceOnPaper(
  browser: Browser,
  pdf: Buffer,
  picture: Buffer,
  part: PaperPart,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route(`${NOWHERE}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (pathname === '/sheets.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf });
      if (pathname === '/card.png') return route.fulfill({ contentType: 'image/png', body: picture });
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(pdfjs, pathname)) });
    });
    await page.goto(NOWHERE);
    return await page.evaluate(compare, part);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function compare(part: PaperPart): Promise<number> {
  const script = '/build/pdf.min.mjs';
  const { getDocument, GlobalWorkerOptions }: typeof Pdfjs = await import(script);
  GlobalWorkerOptions.workerSrc = '/build/pdf.worker.min.mjs';
  const document_ = await getDocument('/sheets.pdf').promise;
  const page = await document_.getPage(1);
  const { width, height } = part.pixels;
  const canvasOf = (): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('No canvas.');
    return { canvas, context };
  };
  const points = 72 / 25.4;
  const scale = width / (part.width * points);
  const [offsetX, offsetY] = [-part.x * points * scale, -part.y * points * scale];
  const paper = canvasOf();
  const viewport = page.getViewport({ scale, offsetX, offsetY });
  await page.render({ canvas: paper.canvas, canvasContext: paper.context, viewport }).promise;

  const image = new Image();
  image.src = '/card.png';
  await image.decode();
  const screen = canvasOf();
  screen.context.drawImage(image, 0, 0, width, height);

  const pixelsOf = ({ context }: typeof paper): Uint8ClampedArray =>
    context.getImageData(0, 0, width, height).data;
  const [printed, seen] = [pixelsOf(paper), pixelsOf(screen)];
  let sum = 0;
  printed.forEach((value, index) => {
    if (index % 4 !== 3) sum += Math.abs(value - (seen[index] ?? 0));
  });
  return sum / (width * height * 3);
}
