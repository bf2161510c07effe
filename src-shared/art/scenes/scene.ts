import type { Board } from '../scenery/stage';

/** A place that can be drawn. */
export interface Scene {
  /** Paints all its layers. Positions are shares of the stage, sizes are in units, so that every format works. */
  readonly draw: (board: Board) => void;
}
