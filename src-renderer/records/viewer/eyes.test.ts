import { describe, expect, it } from 'vitest';
import { viewOf } from '../../table/testing/fixture';
import { asShown, eyesFromAddress, eyesInAddress, firstEyes, momentFromAddress, seatBelow } from './eyes';

const seats = (...players: ('human' | 'greedy')[]) =>
  players.map((player, seat) => ({ name: `${seat}`, player, handicap: 0 }));

describe('whose eyes', () => {
  it.each([null, 'open', 0, 5] as const)('%s comes through an address as it was', (eyes) => {
    expect(eyesFromAddress(eyesInAddress(eyes))).toBe(eyes);
  });

  it.each([undefined, '', '0', '10', 'x', ['open']])('%j in an address names none', (text) => {
    expect(eyesFromAddress(text)).toBeUndefined();
  });

  it('are those of the one person who played; with none or several every card lies open', () => {
    expect(firstEyes(seats('greedy', 'human'))).toBe(1);
    expect(firstEyes(seats('human', 'human'))).toBe('open');
    expect(firstEyes(seats('greedy', 'greedy'))).toBe('open');
  });

  it('put their seat at the lower edge, otherwise the first person', () => {
    expect(seatBelow(2, seats('human', 'greedy', 'greedy'))).toBe(2);
    expect(seatBelow('open', seats('greedy', 'human'))).toBe(1);
    expect(seatBelow(null, seats('greedy', 'greedy'))).toBe(0);
  });
});

describe('a moment in an address', () => {
  it('is a whole number and nothing else', () => {
    expect(momentFromAddress('17')).toBe(17);
    for (const text of ['-1', '1.5', 'x', undefined, ['1']]) expect(momentFromAddress(text)).toBeUndefined();
  });
});

describe('a moment as the table shows it', () => {
  it('asks nothing, so that no press can pick', () => {
    const shown = asShown(viewOf(), 'open');
    expect(shown.decision).toMatchObject({ seat: 0, mine: false, options: [], barred: [] });
    expect(shown).toMatchObject({ viewer: 0, canUndo: false, canRedo: false, curtain: null, paused: true });
  });
});
