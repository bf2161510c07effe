import { describe, expect, it } from 'vitest';
import { arrivalFrom } from './arrival';

describe('an address that names a game', () => {
  it.each([
    [
      { game: 'solo-battle', quest: '4' },
      { game: 'solo-battle', quest: 4 },
    ],
    [{ game: 'solo-battle', quest: '11' }, { game: 'solo-battle' }],
    [{ game: 'solo-battle', quest: 'last' }, { game: 'solo-battle' }],
    [{ game: 'easy-battle', quest: '4' }, { game: 'easy-battle' }],
    [{ game: 'chess', quest: '4' }, {}],
    [{ game: ['easy-battle', 'solo-battle'] }, {}],
    [{ quest: '4' }, {}],
    [{}, {}],
  ])('%j means %j', (address, meant) => {
    expect(arrivalFrom(address)).toEqual(meant);
  });
});
