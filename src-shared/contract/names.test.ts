import { describe, expect, it } from 'vitest';
import { seatName } from './names';

describe('a name at a seat', () => {
  it.each([
    ['  Mika ', 'Mika'],
    ['おばあちゃん', 'おばあちゃん'],
    ['abc\u202Edef', 'abcdef'],
    ['\u2066محمد\u2069', 'محمد'],
    ['two\nlines\u0000', 'twolines'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['Mi\u200Bka\u3164', 'Mika'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(seatName.parse(typed)).toBe(kept);
  });

  it.each(['', '   ', '\u202E', '\u200B', '\u3164\u2060', 'x'.repeat(41)])('%j is none', (typed) => {
    expect(seatName.safeParse(typed).success).toBe(false);
  });
});
