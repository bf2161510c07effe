import { describe, expect, it } from 'vitest';
import { leftOut, notTaken, setToShow, type ImportResult } from './results';

const taken = (id: string, kind: 'designs' | 'variants'): ImportResult => ({
  ...{ name: id, outcome: 'taken', count: 1, looks: [], left: [] },
  set: { id, kind },
});
const nothing = notTaken('a.txt', [leftOut('a.txt', { key: 'pictures.refusals.notUseful' })]);

describe('the set that is shown after an import', () => {
  it('is the one set of cards that came in, whatever stayed out', () => {
    expect(setToShow([taken('zoo', 'designs'), nothing])).toBe('zoo');
  });

  it('is none for pictures, for several sets, and for nothing', () => {
    expect(setToShow([taken('photos', 'variants')])).toBeNull();
    expect(setToShow([taken('zoo', 'designs'), taken('park', 'designs')])).toBeNull();
    expect(setToShow([nothing])).toBeNull();
  });
});
