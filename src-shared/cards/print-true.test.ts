import { describe, expect, it } from 'vitest';
import { isPrintTrue } from './print-true';

const cards = (...types: readonly string[]) => types.map((type) => ({ type, copies: 1 }));

describe('the four blanks of the box', () => {
  it('are two Kirby cards and two enemies in any order', () => {
    expect(isPrintTrue(cards('kirby', 'enemy', 'kirby', 'enemy'))).toBe(true);
  });

  it.each([
    ['fewer', cards('kirby', 'enemy', 'kirby')],
    ['more', cards('kirby', 'enemy', 'kirby', 'enemy', 'enemy')],
    ['others', cards('kirby', 'kirby', 'kirby', 'enemy')],
    ['a blank left blank', cards('kirby', 'kirby', 'blank', 'enemy')],
    ['two copies of one', [...cards('kirby', 'kirby', 'enemy'), { type: 'enemy', copies: 2 }]],
    ['none', []],
  ])('are not %s', (_name, list) => {
    expect(isPrintTrue(list)).toBe(false);
  });
});
