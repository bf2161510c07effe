import { lightAt, sky, stars, sun, wash, type Light } from './sky';
import type { Board } from './stage';

/** Where the light stands at the middle one of its three heights (shares of width and sky), and its radius. */
export interface LightPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Stars on a full night. */
  readonly stars?: number;
}

/** Begins a picture: sky, stars for the hour, sun or moon. Returns where the light stands. */
export function openSky(board: Board, place: LightPlace): Light {
  const light = board.plan('light', (brush) => lightAt(brush, place.x, place.y, place.radius));
  board.back('sky', sky);
  board.back('stars', (brush) => stars(brush, place.stars));
  if (!board.stage.props.has('storm')) board.back('sun', (brush) => sun(brush, light));
  return light;
}

/** Ends the layers behind the figure: the light's warmth over everything. */
export function closeBack(board: Board, light: Light): void {
  board.back('wash', (brush) => wash(brush, light));
}
