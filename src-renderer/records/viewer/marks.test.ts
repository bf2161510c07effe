import { describe, expect, it } from 'vitest';
import type { LogLine } from '@shared/contract/view';
import { markAt, roundMarks, turnMarks } from './marks';

const line = (key: string, pick: number, seat?: number): LogLine => ({
  key,
  pick,
  round: 1,
  ...(seat === undefined ? {} : { seat }),
});

describe('marks of the scrubber', () => {
  it('stand where a round begins: before its first pick', () => {
    expect(roundMarks([1, 1, 1, 2, 2, 3])).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
      { round: 3, at: 5 },
    ]);
    expect(roundMarks([])).toEqual([]);
  });

  it('stand where a turn begins: after the pick that ended the one before', () => {
    const log = [
      line('log.set-up', 0, 1),
      line('log.turn', 0, 1),
      line('log.plays', 1, 1),
      line('log.turn', 3, 0),
      line('log.wins', 5, 0),
    ];
    expect(turnMarks(log)).toEqual([
      { seat: 1, at: 0 },
      { seat: 0, at: 3 },
    ]);
  });

  it('tell which round and turn a moment belongs to', () => {
    const marks = roundMarks([1, 1, 2]);
    expect(markAt(marks, 1)?.round).toBe(1);
    expect(markAt(marks, 2)?.round).toBe(2);
    expect(markAt(marks, 3)?.round).toBe(2);
    expect(markAt([], 3)).toBeUndefined();
  });
});
