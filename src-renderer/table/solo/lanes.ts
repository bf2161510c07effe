/** Which lane each enemy walks in, by instance; lanes count from 0. */
export type Lanes = ReadonlyMap<number, number>;

/**
 * Gives every enemy on the hills a lane of its own and lets it keep that lane while it walks nearer, so that
 * no card ever stands before another. One that comes back (an undo) gets its old lane if that is free.
 * @param before every lane known so far, of enemies that left too
 * @param enemies those on the hills, farthest row first
 * @param lanes how many there are; more enemies than lanes share them
 */
export function assignLanes(before: Lanes, enemies: readonly number[], lanes: number): Lanes {
  const taken = new Set<number>();
  const now = new Map(before);
  const without: number[] = [];
  for (const enemy of enemies) {
    const lane = before.get(enemy);
    if (lane === undefined || lane >= lanes || taken.has(lane)) without.push(enemy);
    else taken.add(lane);
  }
  for (const enemy of without) {
    const free = Array.from({ length: lanes }, (_, lane) => lane).filter((lane) => !taken.has(lane));
    const lane = free[(enemy * 7) % Math.max(1, free.length)] ?? enemy % Math.max(1, lanes);
    taken.add(lane);
    now.set(enemy, lane);
  }
  return now;
}
