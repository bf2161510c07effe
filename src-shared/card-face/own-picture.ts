import { escapeXml } from './markup';

/** A picture of one's own: where whoever shows the drawing finds it, and its size in pixels. */
export interface OwnPicture {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that shows, in fractions of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle; its unit is that of whoever asks. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The crop as far as it lies in the picture; the whole picture where nothing of it does. */
function insidePicture({ x, y, width, height }: Crop): Crop {
  const inside = {
    x: Math.max(0, x),
    y: Math.max(0, y),
    width: Math.min(1, x + width) - Math.max(0, x),
    height: Math.min(1, y + height) - Math.max(0, y),
  };
  return inside.width > 0 && inside.height > 0 ? inside : WHOLE;
}

/**
 * Where a whole picture lies so that its crop covers an area, undistorted and in the middle: a crop of the area's own
 * shape fills it exactly. Without a crop the picture itself covers the area.
 */
export function coveringPlace(
  picture: { readonly width: number; readonly height: number },
  crop: Crop | undefined,
  area: Area,
): Area {
  const part = insidePicture(crop ?? WHOLE);
  const scale = Math.max(
    area.width / (part.width * picture.width),
    area.height / (part.height * picture.height),
  );
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: area.x + area.width / 2 - (part.x + part.width / 2) * width,
    y: area.y + area.height / 2 - (part.y + part.height / 2) * height,
    width,
    height,
  };
}

const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws a picture of one's own into an area; what lies outside is for the caller to clip. */
export function placedPicture(picture: OwnPicture, crop: Crop | undefined, area: Area): string {
  const { x, y, width, height } = coveringPlace(picture, crop, area);
  return (
    `<image href="${escapeXml(picture.href)}" x="${fine(x)}" y="${fine(y)}" width="${fine(width)}" ` +
    `height="${fine(height)}" preserveAspectRatio="none"/>`
  );
}
