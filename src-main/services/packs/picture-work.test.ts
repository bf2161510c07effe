import { expect, it } from 'vitest';
import { readPictureHeader, svgFault } from '@shared/cards';
import { workOf } from '../testing/cpu-time';

it.each(['<a ', '<!--', '<style>', '<a "', "<a b='", '<![CDATA[', '<svg ', 'a', '&', '<?xml '])(
  'a drawing is looked through in no time, however much there is of %j',
  async (piece) => {
    const bytes = new TextEncoder().encode(`<svg ${piece.repeat(2_000_000 / piece.length)}`);
    const work = await workOf(() => {
      readPictureHeader(bytes);
      svgFault(bytes);
    });
    expect(work).toBeLessThan(1000);
  },
);
