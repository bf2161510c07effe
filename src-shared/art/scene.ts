import { chooseScene, chooseTime } from './choice';
import { hashText, Random, subSeed } from './drawing/random';
import type { SceneName } from './scenes/places';
import { SCENES } from './scenes/table';
import { drawProps } from './scenery/props';
import { Board, type Stage } from './scenery/stage';
import { weather } from './scenery/weather';
import { DAY_PALETTES, type TimeOfDay } from './times';
import { tone } from './tone';

/** What a scene is drawn from. Lengths are in grid units; the drawing fills 0…width by 0…height. */
export interface SceneOptions {
  /** `art.scene`; a name that is not known (or none) is replaced by a place that suits `colour`. */
  readonly scene?: string | undefined;
  /** `art.palette`; a name that is not known (or none) is replaced by a time that suits the place. */
  readonly palette?: string | undefined;
  /** The card's colour, only used where the place is not known. */
  readonly colour?: string | undefined;
  /** The card's id. The same seed always gives the same picture. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** Share of the height (0–1) at which far land meets the sky: .48 to .56 suits cards. */
  readonly horizon: number;
  /** `art.props`; names that the place does not know change nothing. */
  readonly props?: readonly string[] | undefined;
  /** Share of the grain: 1 on the full face, a third on table and token faces. */
  readonly grain?: number | undefined;
  /** No clouds or stars at the upper left, where words will stand. */
  readonly calm?: boolean | undefined;
  /** Start of all ids. Left out, it follows from the other options, so that two different pictures never clash. */
  readonly id?: string | undefined;
}

/** A drawn scene as two SVG fragments: `back` belongs behind the figure, `near` in front of its feet. */
export interface DrawnScene {
  readonly back: string;
  readonly near: string;
  /** What was drawn, after falling back. */
  readonly scene: SceneName;
  readonly time: TimeOfDay;
}

/**
 * Draws a place by program. Pure: the same options give the same text, for ever. Uses only gradients, clip paths and
 * plain shapes, so that it can be printed. Wrap it in an `<svg>` whose viewBox is `0 0 width height`.
 */
export function drawScene(options: SceneOptions): DrawnScene {
  const { seed, width, height, horizon, grain = 1 } = options;
  const scene = chooseScene(options.scene, options.colour, seed);
  const time = chooseTime(options.palette, scene, seed);
  const props = new Set(options.props);
  const stage: Stage = {
    id:
      options.id ??
      pictureId(
        `${scene},${time},${width},${height},${horizon},${grain},${options.props?.join() ?? ''}`,
        seed,
      ),
    seed,
    width,
    height,
    horizon: horizon * height,
    unit: Math.min(width / 630, height / 560),
    timeOfDay: time,
    day: weather(DAY_PALETTES[time], props),
    grain,
    calm: options.calm ?? false,
    mirrored: new Random(subSeed(seed, 'mirrored')).chance(0.5),
    props,
  };
  const board = new Board(stage);
  SCENES[scene].draw(board);
  drawProps(board);
  const { back, near } = board.layers();
  return { back: tone(back), near: tone(near), scene, time };
}

function pictureId(what: string, seed: string): string {
  return `s${hashText(what).toString(36)}${hashText(seed).toString(36)}`;
}
