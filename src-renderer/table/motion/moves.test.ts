import { describe, expect, it } from 'vitest';
import type { ViewEvent } from '@shared/contract/view';
import { viewOf } from '../testing/fixture';
import { failedTargets } from './attackMotion';
import { movesBetween, toldMoves } from './moves';

describe('the moves of a change', () => {
  it('are those that were told, in order', () => {
    const told: ViewEvent[] = [
      { type: 'moved', card: 1, from: 'hand:0', to: 'played:0' },
      { type: 'counted', counter: 'actions', value: 0 },
      { type: 'moved', card: null, from: 'deck:normal', to: 'hand:1' },
    ];
    expect(toldMoves(told)).toEqual([
      { card: 1, from: 'hand:0', to: 'played:0' },
      { card: null, from: 'deck:normal', to: 'hand:1' },
    ]);
  });

  it('mark an enemy that withstood and leaves for it, and no other discard', () => {
    const told: ViewEvent[] = [
      { type: 'moved', card: 20, from: 'table:enemy', to: 'discard:enemy' },
      { type: 'moved', card: 21, from: 'table:enemy', to: 'discard:enemy' },
      {
        type: 'said',
        line: { key: 'log.leaves', pick: 3, round: 1, card: { instance: 20, id: 'test/foe-red-4' } },
      },
    ];
    expect(toldMoves(told).map(({ missed }) => missed === true)).toEqual([true, false]);
  });

  it('lead a card that was turned up back to its deck', () => {
    const before = viewOf();
    const after = viewOf();
    for (const view of [before, after]) {
      view.zones['deck:kirby'] = { cards: [null], looks: 'nobody', owner: null };
      delete view.zones['deck:copy'];
    }
    before.zones['played:0'] = { cards: [11], looks: 'all', owner: 0 };
    before.zones['offer'] = { cards: [10], looks: 'all', owner: null };
    after.zones['offer'] = { cards: [10], looks: 'all', owner: null };
    expect(movesBetween(before, after)).toEqual([{ card: 11, from: 'played:0', to: 'deck:kirby' }]);
  });

  it('are found between two views when a move was taken back', () => {
    const after = viewOf();
    const before = viewOf();
    before.zones['hand:0'] = { cards: [0], looks: 'owner', owner: 0 };
    before.zones['played:0'] = { cards: [1], looks: 'all', owner: 0 };
    expect(movesBetween(before, after)).toEqual([{ card: 1, from: 'played:0', to: 'hand:0' }]);
  });

  it('lead to and from the deck for cards one of the views hides', () => {
    const before = viewOf();
    const after = viewOf();
    after.zones['table:enemy'] = { cards: [20], looks: 'all', owner: null };
    after.zones['offer'] = { cards: [10, 11, 12], looks: 'all', owner: null };
    expect(movesBetween(before, after)).toEqual([
      { card: 12, from: 'deck:copy', to: 'offer' },
      { card: 21, from: 'table:enemy', to: 'deck:enemy' },
    ]);
  });
});

describe('failed attacks', () => {
  it('are the enemies the log says withstood and that still lie there', () => {
    const said = (key: string, instance: number): ViewEvent => ({
      type: 'said',
      line: { key, pick: 3, round: 1, card: { instance, id: 'test/foe-red-4' } },
    });
    expect(
      failedTargets([said('log.falls', 22), said('log.stands', 21), said('log.stands', 99)], viewOf()),
    ).toEqual([21]);
  });
});
