import type { PixelSize } from './pixel-size';
import { withDensity } from './png-density';
import { type LetteredDrawing, withReadyPicture } from './ready-picture';

/** A canvas to bring drawings into pixels on. */
export function canvasOf({ width, height }: PixelSize): {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
} {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on.');
  return { canvas, context };
}

/** Draws an SVG into a rectangle of whole pixels, filling it exactly. Rejects when it cannot be decoded. */
export async function drawInto(
  context: CanvasRenderingContext2D,
  drawing: LetteredDrawing,
  { x, y, width, height }: PixelSize & { readonly x: number; readonly y: number },
): Promise<void> {
  await withReadyPicture(drawing, { width, height }, (picture) => {
    context.drawImage(picture, 0, 0, width, height, x, y, width, height);
  });
}

/** The canvas as a PNG that says how large it is on paper. */
export async function pngOf(canvas: HTMLCanvasElement, dpi: number): Promise<Blob> {
  const plain = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('No PNG could be made.'))), 'image/png');
  });
  const bytes = new Uint8Array(await plain.arrayBuffer());
  return new Blob([withDensity(bytes, dpi)], { type: 'image/png' });
}
