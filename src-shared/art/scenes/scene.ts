import type { Board } from '../scenery/stage';
import type { TimeOfDay } from '../times';

/** A place that can be drawn. */
export interface Scene {
  /** Times that suit it, the best first: the seed takes one where the card's palette names none. */
  readonly times: readonly [TimeOfDay, ...TimeOfDay[]];
  /** Paints all its layers. Positions are shares of the stage, sizes are in units, so that every format works. */
  readonly draw: (board: Board) => void;
}
