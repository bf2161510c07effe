import { describe, expect, it } from 'vitest';
import { focusMove, homeStop, nextStop, type FocusRows } from './focusGrid';

const rows: FocusRows = [
  [
    { id: 'deck', x: 40 },
    { id: 'c60', x: 250 },
    { id: 'c61', x: 380 },
  ],
  [],
  [
    { id: 'c1', x: 300 },
    { id: 'c2', x: 400 },
    { id: 'c3', x: 500 },
  ],
];

describe('moving over the table with arrows', () => {
  it('goes along a row and stops at its ends', () => {
    expect(nextStop(rows, 'c60', 'right')).toBe('c61');
    expect(nextStop(rows, 'c61', 'right')).toBe('c61');
    expect(nextStop(rows, 'deck', 'left')).toBe('deck');
    expect(nextStop(rows, 'c61', 'first')).toBe('deck');
    expect(nextStop(rows, 'deck', 'last')).toBe('c61');
  });

  it('goes to what lies straight above or below, past empty rows', () => {
    expect(nextStop(rows, 'c61', 'down')).toBe('c2');
    expect(nextStop(rows, 'deck', 'down')).toBe('c1');
    expect(nextStop(rows, 'c3', 'up')).toBe('c61');
    expect(nextStop(rows, 'c3', 'down')).toBe('c3');
  });

  it('starts at the first thing there is', () => {
    expect(nextStop(rows, null, 'left')).toBe('deck');
    expect(nextStop(rows, 'gone', 'left')).toBe('deck');
    expect(nextStop([[], []], null, 'up')).toBeNull();
  });

  it('stays reachable: the old stop, then the lowest row that can be picked, then the lowest', () => {
    expect(homeStop(rows, 'c60', () => true)).toBe('c60');
    expect(homeStop(rows, 'gone', (id) => id === 'c2' || id === 'c60')).toBe('c2');
    expect(homeStop(rows, null, () => false)).toBe('c1');
    expect(homeStop([...rows, []], null, () => false)).toBe('c1');
  });

  it('knows its keys', () => {
    expect(focusMove('ArrowUp')).toBe('up');
    expect(focusMove('a')).toBeNull();
  });
});
