import { describe, expect, it } from 'vitest';
import type { ViewDecision } from '@shared/contract/view';
import { decisionOf } from '../testing/fixture';
import { dropMeaning } from './drop';
import { restOf, type Step } from './ways';

const way: readonly Step[] = [
  { kind: 'action', pick: 'open' },
  { kind: 'card', pick: 'c3' },
  { kind: 'space', pick: 'village:0:1' },
];
const all = (): boolean => true;

describe('the rest of a way', () => {
  it('begins with the pick for the open decision', () => {
    expect(restOf(way, 'action', all)).toEqual(way);
    expect(restOf(way, 'card', all)).toEqual(way.slice(1));
  });

  it('leaves out a pick the match made by itself', () => {
    expect(restOf(way.slice(1), 'space', all)).toEqual(way.slice(2));
  });

  it('ends where something else is asked, or its pick is not offered', () => {
    expect(restOf(way.slice(2), 'action', all)).toEqual([]);
    expect(restOf(way, 'card', (id) => id !== 'c3')).toEqual([]);
  });
});

describe('a card let go over a place', () => {
  const action: ViewDecision = decisionOf('action', ['draw', 'open'], 1, 1);
  const ways = new Map([[3, new Map([['village:0:1', way]])]]);

  it('goes there where its way leads', () => {
    expect(dropMeaning(action, 3, 'village:0:1', ways)).toEqual({ type: 'go', place: 'village:0:1' });
  });

  it('goes back elsewhere, and while others choose', () => {
    expect(dropMeaning(action, 3, 'village:0:2', ways)).toEqual({ type: 'back' });
    expect(dropMeaning({ ...action, mine: false }, 3, 'village:0:1', ways)).toEqual({ type: 'back' });
  });
});
