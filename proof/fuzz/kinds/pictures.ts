import fc from 'fast-check';
import { readPictureHeader } from '@shared/cards';
import { jpeg, png } from '@main/services/testing/pictures';
import { lookAtPicture } from '@main/services/packs/pictures';
import { measured, must, mustBeTold, same } from '../held';
import { defineKind, type Fed } from '../kind';
import { changes, mutatedBytes, type Change } from '../mutate';

interface Input {
  readonly sample: Uint8Array;
  readonly bytes: readonly Change[];
}

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const avif = Buffer.concat([
  Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\0\0\0\x14ispe\0\0\0\0', 'latin1'),
  Buffer.from([0, 0, 1, 0, 0, 0, 0, 200]),
]);
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(16), Buffer.from([9, 0, 0, 0, 7, 0, 0, 0])]);

const DRAWINGS = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="url(#a)"/></svg>',
  '<?xml version="1.0"?><!-- a --><svg width="10mm" height="5mm"><g style="fill:red"/></svg>',
  '<svg><style>rect{fill:url(#a)}</style><a href="https://example.com/"><text>x</text></a></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><image href="https://example.com/a.png"/><use href="#a"/></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  '<svg onload="x()"><foreignObject/><animate to="javascript:x"/></svg>',
  `<svg>${'<g a="'.repeat(300)}</svg>`,
  `<svg>${'<!--'.repeat(300)}${'<?'.repeat(300)}</svg>`,
].map((text) => Buffer.from(text));

const SAMPLES: readonly Uint8Array[] = [
  ...[jpeg(100, 60), jpeg(2400, 2400), png(10, 10), png(30_000, 30_000), gif, webp, lossless, avif, bmp],
  ...DRAWINGS,
];

/** Headers of pictures, and drawings, as they lie in packs. */
export const pictures = defineKind<Input>('pictures', () => ({
  inputs: fc.record({ sample: fc.constantFrom(...SAMPLES), bytes: changes(6) }),
  feed: (input) => measured(() => feedPicture(mutatedBytes(input.sample, input.bytes))),
  shown: ({ sample, bytes }) => mutatedBytes(sample, bytes),
  expected: ['picture-unknown', 'picture-too-many-pixels', 'svg-active', 'svg-outside', 'svg-declarations'],
}));

function feedPicture(content: Uint8Array): Fed {
  const looked = lookAtPicture('art/x.png', content, 'theirs.tefuda');
  must(
    same(looked, lookAtPicture('art/x.png', content, 'theirs.tefuda')),
    'a picture is looked at the same way twice',
  );
  const header = readPictureHeader(content);
  if (header !== null) {
    must(header.width > 0 && header.height > 0, 'a picture has a size');
    must(header.width * header.height < Infinity, 'a size can be counted');
  }
  if (!looked.ok) mustBeTold([looked.problem]);
  return {
    accepted: looked.ok ? 1 : 0,
    refused: looked.ok ? 0 : 1,
    said: looked.ok ? [] : [looked.problem.code],
  };
}
