import type { Crop } from '@shared/card-face';

export type { Crop };

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point, in fractions of whatever it lies in. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
/** However large a picture is, nobody crops to less than this many pixels of it. */
const LEAST_PIXELS = 96;
/** The most a picture can be enlarged. */
const MOST_ZOOM = 8;
/** Fractions are written to a millionth: finer than a pixel of any picture that is kept. */
const PRECISION = 1_000_000;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION;

/** The largest part of a picture that has the frame's shape: its width and height in fractions. */
function largest(picture: Size, aspect: number): Size {
  const shape = picture.width / picture.height;
  return shape > aspect ? { width: aspect / shape, height: 1 } : { width: 1, height: shape / aspect };
}

/** How much a picture can be enlarged in a frame: 1 and more. */
export const mostZoom = (picture: Size, aspect: number): number =>
  between((largest(picture, aspect).width * picture.width) / LEAST_PIXELS, 1, MOST_ZOOM);

/**
 * The part of a picture that shows in a frame: of exactly the frame's shape, inside the picture, as near to the
 * wanted middle as can be.
 * @param aspect the frame's width by its height
 * @param zoom 1 shows as much as the frame can
 */
export function cropAt(picture: Size, aspect: number, zoom: number, middle: Point = MIDDLE): Crop {
  const whole = largest(picture, aspect);
  const enlarged = between(zoom, 1, mostZoom(picture, aspect));
  const width = whole.width / enlarged;
  const height = whole.height / enlarged;
  return {
    x: rounded(between(middle.x - width / 2, 0, 1 - width)),
    y: rounded(between(middle.y - height / 2, 0, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  };
}

/** The middle of a crop, in fractions of the picture. */
export const middleOf = ({ x, y, width, height }: Crop): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How much a crop enlarges its picture. */
export const zoomOf = (picture: Size, aspect: number, crop: Crop): number =>
  largest(picture, aspect).width / crop.width;

/** A crop that was made for another frame, or by hand, in the shape of this one: the same middle, about as much to see. */
export function fitted(picture: Size, aspect: number, crop: Crop | undefined): Crop {
  if (crop === undefined || crop.width <= 0 || crop.height <= 0) return cropAt(picture, aspect, 1);
  const whole = largest(picture, aspect);
  const zoom = Math.min(whole.width / crop.width, whole.height / crop.height);
  return cropAt(picture, aspect, zoom, middleOf(crop));
}

/** The crop moved over its picture, `by` being in fractions of the crop. */
export const panned = (picture: Size, aspect: number, crop: Crop, by: Point): Crop =>
  cropAt(picture, aspect, zoomOf(picture, aspect, crop), {
    x: crop.x + crop.width * (0.5 + by.x),
    y: crop.y + crop.height * (0.5 + by.y),
  });

/** The crop at another zoom, with the point `at` of the frame showing the same spot of the picture as before. */
export function zoomed(picture: Size, aspect: number, crop: Crop, zoom: number, at: Point = MIDDLE): Crop {
  const spot = { x: crop.x + crop.width * at.x, y: crop.y + crop.height * at.y };
  const { width, height } = cropAt(picture, aspect, zoom);
  return cropAt(picture, aspect, zoom, {
    x: spot.x + width * (0.5 - at.x),
    y: spot.y + height * (0.5 - at.y),
  });
}

/** Millimetres of an inch. */
const INCH = 25.4;

/** Pixels to the inch a crop has on paper, in a frame of a width in millimetres; at least 1. */
export const sharpness = (picture: Size, crop: Crop, millimetres: number): number =>
  Math.max(1, Math.round((crop.width * picture.width * INCH) / millimetres));
