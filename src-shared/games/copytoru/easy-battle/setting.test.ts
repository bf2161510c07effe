import { expect, it } from 'vitest';
import { setsFor } from './setting';

it('as many sets are played as the hands last, by the printed table', () => {
  expect([2, 3, 4, 5, 6].map(setsFor)).toEqual([4, 3, 4, 5, 6]);
});

it('no sets are played by too few or too many', () => {
  expect([setsFor(1), setsFor(7)]).toEqual([null, null]);
});
