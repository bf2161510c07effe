/** Pixels of a drawing. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}
