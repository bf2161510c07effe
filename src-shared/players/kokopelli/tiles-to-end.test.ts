import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEATS, tilesToEndFor } from '@shared/games/kokopelli/setting';

/** The numbers of tiles that docs/strength.md gives as the ones played with, by seats. */
function documented(): Map<number, number> {
  const page = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\|\s*(\d)\s*\|\s*\*\*(\d+)\*\*\s*\|/gm);
  return new Map(Array.from(rows, ([, seats, tiles]) => [Number(seats), Number(tiles)]));
}

describe('KO-3: game-end tiles that trigger the end', () => {
  it('are as many as the measurements of docs/strength.md chose', () => {
    const played = new Map<number, number>();
    for (let seats = SEATS.min; seats <= SEATS.max; seats += 1) played.set(seats, tilesToEndFor(seats));
    expect(documented()).toEqual(played);
  });

  it('are nine with four, the printed figure', () => {
    expect(tilesToEndFor(4)).toBe(9);
  });
});
