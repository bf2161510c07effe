import { describe, expect, it } from 'vitest';
import { byGame } from './by-game';

const picture = (path: string) => ({ path, file: new File([], path) });
const red = picture('red-1.png');
const porch = picture('wide-porch.png');
const photo = picture('photo.png');

const sorted = (...pictures: readonly (typeof red)[]): [string, string[]][] =>
  Array.from(
    byGame(
      pictures,
      (path) =>
        path.startsWith('red') ? 'box/red-1' : path.startsWith('wide') ? 'festival/wide-porch' : null,
      (card) => (card.startsWith('box') ? 'copytoru' : 'kokopelli'),
    ),
    ([game, ofGame]) => [game, ofGame.map(({ path }) => path)],
  );

describe('pictures of cards of both games', () => {
  it('go to a set of each', () => {
    expect(sorted(red, porch)).toEqual([
      ['copytoru', ['red-1.png']],
      ['kokopelli', ['wide-porch.png']],
    ]);
  });

  it('take along what is meant for no card', () => {
    expect(sorted(photo, porch)).toEqual([['kokopelli', ['wide-porch.png', 'photo.png']]]);
    expect(sorted(photo)).toEqual([['copytoru', ['photo.png']]]);
    expect(sorted()).toEqual([]);
  });
});
