import { describe, expect, it } from 'vitest';
import { decisionOf, viewOf } from '../testing/fixture';
import { hintBarred, undoBarred } from './barred';

const line = { key: 'log.plays', pick: 1, round: 1, seat: 0 };

describe('why a button is barred', () => {
  it('says nothing while it is not', () => {
    expect(undoBarred(viewOf({ canUndo: true }))).toBeNull();
    expect(hintBarred(viewOf())).toBeNull();
  });

  it('tells a first decision from one that others have seen the outcome of', () => {
    expect(undoBarred(viewOf({ canUndo: false }))?.key).toBe('table.barred.nothing');
    expect(undoBarred(viewOf({ canUndo: false, log: [line] }))?.key).toBe('table.barred.seen');
  });

  it('says that only computers play', () => {
    const seats = viewOf().seats.map((seat) => ({ ...seat, player: 'greedy' as const }));
    expect(undoBarred(viewOf({ canUndo: false, seats, log: [line] }))?.key).toBe('table.barred.watching');
  });

  it('names who is choosing when no hint can be had', () => {
    const decision = { ...decisionOf('play', [], 1, 1), seat: 1, mine: false };
    expect(hintBarred(viewOf({ decision }))).toEqual({ key: 'table.waiting', values: { seat: 'Aoi' } });
  });
});
