import { ART_SIDE } from '@shared/contract/pictures';

/** The paper of a card: what lies behind the see-through parts of a picture. */
const PAPER = '#FFFAF3';
const QUALITY = 0.9;

/** A picture as it is kept. */
export interface PaperJpeg {
  readonly jpeg: Blob;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The size a picture is kept in: no side longer than {@link ART_SIDE}; enlarged to it only if `grows`. */
export function keptSize(width: number, height: number, grows = false): { width: number; height: number } {
  const fit = ART_SIDE / Math.max(width, height);
  const scale = grows ? fit : Math.min(1, fit);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Lays a decoded picture on card paper, in the size given, as JPEG. */
export async function paperJpeg(
  picture: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<PaperJpeg> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser gives no canvas to draw on.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), width, height };
}
