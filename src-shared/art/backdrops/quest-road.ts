import type { Point } from '../drawing/path';

/**
 * Where the ten quests lie on the picture `quests`, the first one first, in shares of its width and height:
 * three on each of three hills, the way turning at each end, and the last on the peak.
 */
export const QUEST_STOPS: readonly Point[] = [
  [0.17, 0.83],
  [0.465, 0.865],
  [0.765, 0.79],
  [0.835, 0.595],
  [0.545, 0.63],
  [0.245, 0.585],
  [0.165, 0.4],
  [0.425, 0.425],
  [0.685, 0.385],
  [0.795, 0.2],
];

/** Points the road goes through between the stops, so that it swings wide where it turns. */
const BENDS: ReadonlyMap<number, readonly Point[]> = new Map([
  [0, [[-0.03, 0.945]]],
  [3, [[0.905, 0.71]]],
  [6, [[0.1, 0.5]]],
  [
    9,
    [
      [0.815, 0.325],
      [0.735, 0.262],
    ],
  ],
]);

/** The middle of the road from its beginning outside the picture up to the peak, in shares. */
export const roadPoints = (): readonly Point[] =>
  QUEST_STOPS.flatMap((stop, index) => [...(BENDS.get(index) ?? []), stop]);
