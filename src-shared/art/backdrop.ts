import { hashText } from './drawing/random';
import { n } from './drawing/number';
import { drawCurtain } from './backdrops/curtain';
import { drawEnd } from './backdrops/end';
import { drawHome } from './backdrops/home';
import { drawQuests } from './backdrops/quests';
import { Board, type Stage } from './scenery/stage';
import { DAY_PALETTES, type TimeOfDay } from './times';
import { tone } from './tone';

/** The wide pictures behind screens. */
export type BackdropName = 'home' | 'end' | 'curtain' | 'quests';

/** How a backdrop is drawn. Lengths are in CSS pixels at a scale of 1. */
export interface BackdropOptions {
  readonly width: number;
  readonly height: number;
  /** Drawn for the dark theme: later in the evening. */
  readonly dark: boolean;
  /** Another evening; the default is always the same one. */
  readonly seed?: string;
}

interface Backdrop {
  readonly time: (dark: boolean) => TimeOfDay;
  /** Where the land meets the sky, as a share of the height. */
  readonly horizon: number;
  readonly draw: (board: Board) => void;
}

const BACKDROPS: Readonly<Record<BackdropName, Backdrop>> = {
  home: { time: (dark) => (dark ? 'night' : 'dusk'), horizon: 0.58, draw: drawHome },
  end: { time: () => 'night', horizon: 0.72, draw: drawEnd },
  curtain: { time: (dark) => (dark ? 'night' : 'dusk'), horizon: 0.74, draw: drawCurtain },
  quests: { time: (dark) => (dark ? 'night' : 'dusk'), horizon: 0.31, draw: drawQuests },
};

/**
 * A generated evening as a whole SVG: `home` keeps its left calm for the title, `end` is a night sky, `curtain` covers
 * the screen from edge to edge. Pure: the same options give the same text.
 */
export function drawBackdrop(name: BackdropName, options: BackdropOptions): string {
  const { width, height, dark, seed = name } = options;
  const backdrop = BACKDROPS[name];
  const timeOfDay = backdrop.time(dark);
  const stage: Stage = {
    id: `b${hashText(`${name},${width},${height},${dark},${seed}`).toString(36)}`,
    seed,
    width,
    height,
    horizon: height * backdrop.horizon,
    unit: Math.max(0.7, Math.min(height / 380, width / 900)),
    timeOfDay,
    day: DAY_PALETTES[timeOfDay],
    grain: 1,
    calm: true,
    mirrored: false,
    props: new Set(),
  };
  const board = new Board(stage);
  backdrop.draw(board);
  const { back, near } = board.layers();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" ` +
    `preserveAspectRatio="xMidYMax slice" aria-hidden="true">${tone(back + near)}</svg>`
  );
}
