import { paperCard, type PaperCard, type PaperOptions } from './paper-card';
import type { PixelSize } from './pixel-size';
import { canvasOf, drawInto, pngOf } from './pixels';

/** How a single card becomes a PNG. */
export interface CardPngOptions extends PaperOptions {
  readonly dpi: 300 | 600;
  /** With 3 mm around it, to be cut off; without, the card has round corners with nothing behind them. */
  readonly bleed: boolean;
}

/** Pixels of a card of 63 × 88 mm, and of one with 3 mm around it (product.md, Print). */
export const CARD_PIXELS: Readonly<
  Record<300 | 600, { readonly cut: PixelSize; readonly bleed: PixelSize }>
> = {
  300: { cut: { width: 744, height: 1039 }, bleed: { width: 815, height: 1110 } },
  600: { cut: { width: 1488, height: 2079 }, bleed: { width: 1630, height: 2220 } },
};

/** One card as a PNG for paper. Rejects when it is stopped, or when a font cannot be fetched. */
export async function cardPng(paper: PaperCard, options: CardPngOptions): Promise<Blob> {
  const { dpi, bleed, signal } = options;
  const size = CARD_PIXELS[dpi][bleed ? 'bleed' : 'cut'];
  const drawing = await paperCard(paper, options, bleed ? 30 : undefined);
  signal?.throwIfAborted();
  const { canvas, context } = canvasOf(size);
  await drawInto(context, drawing, { x: 0, y: 0, ...size });
  signal?.throwIfAborted();
  return pngOf(canvas, dpi);
}
