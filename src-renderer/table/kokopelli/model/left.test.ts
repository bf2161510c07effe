import { expect, it } from 'vitest';
import { card, festivalOf } from '../testing/fixture';
import { leftToSee } from './left';

it('counts by type and owner what has not been seen: three of a ceremony, six Kokopelli', () => {
  const view = festivalOf({
    seats: 2,
    zones: {
      'hand:0': [card(0, 'wide-porch'), card(0, 'kokopelli')],
      'village:1:1': [card(1, 'wide-porch'), card(0, 'wide-porch', 1), card(1, 'kokopelli')],
      'discard:1': [card(1, 'kokopelli', 1)],
    },
  });
  expect(leftToSee(view, ['kokopelli-base/wide-porch'], 'kokopelli-base/kokopelli')).toEqual([
    { ref: 'kokopelli-base/wide-porch', bySeat: [1, 2] },
    { ref: 'kokopelli-base/kokopelli', bySeat: [5, 4] },
  ]);
});
