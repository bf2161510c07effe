import { describe, expect, it } from 'vitest';
import { makeMatcher } from './matching';

const cardOf = makeMatcher([
  { ref: 'copytoru-base/normal-1', names: ['Just a Nap', 'ひとやすみ'] },
  { ref: 'copytoru-base/enemy-white-8-meta', names: ['Masked Heron', 'かめんのサギ'] },
  { ref: 'copytoru-base/red-1', names: ['Kindling', 'たきつけ'] },
  { ref: 'mine/normal-1', names: ['Twin', ''] },
  { ref: 'mine/red-9', names: ['Twin', 'ふたご'] },
]);

describe('the card a picture is meant for', () => {
  it.each([
    ['its id', 'normal-1.png', 'copytoru-base/normal-1'],
    ['its id in another writing', 'Photos/Enemy White 8 META.jpeg', 'copytoru-base/enemy-white-8-meta'],
    ['its id with the set in front', 'mine_normal-1.png', 'mine/normal-1'],
    ['its id in a folder of the set', 'pack/mine/normal-1.png', 'mine/normal-1'],
    ['its name', 'masked heron.webp', 'copytoru-base/enemy-white-8-meta'],
    [
      'its Japanese name, in parts as some systems write it',
      'かめんのサギ'.normalize('NFD') + '.png',
      'copytoru-base/enemy-white-8-meta',
    ],
    ['its id, as the second file of that name', 'normal-1 (2).png', 'copytoru-base/normal-1'],
    ['its id, as a copy', 'red-1 copy.png', 'copytoru-base/red-1'],
  ])('is found by %s: %s', (_what, path, card) => {
    expect(cardOf(path)).toBe(card);
  });

  it.each(['IMG_2034.png', 'normal.png', 'twin.png', '.png', 'normal-12.png', '(2).png'])(
    'is not guessed for %s',
    (path) => {
      expect(cardOf(path)).toBeNull();
    },
  );
});
