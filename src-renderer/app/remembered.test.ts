import { describe, expect, it } from 'vitest';
import type { NewMatch } from '@shared/contract/calls';
import { readRemembered, remember } from './remembered';

const match = (game: NewMatch['game'], name: string): NewMatch => ({
  game,
  seats: [{ name, player: 'human', handicap: 0 }],
  options: {},
});

describe('what is remembered of matches that were started', () => {
  it('is the last of each game, the newest in front', () => {
    const first = remember(match('copy-ability-battle', 'Mika'), undefined);
    const second = remember(match('solo-battle', 'Aoi'), first);
    const third = remember(match('copy-ability-battle', 'Kenji'), second);
    const { last, byGame } = readRemembered(third);
    expect(last).toEqual(match('copy-ability-battle', 'Kenji'));
    expect([...byGame.keys()].sort()).toEqual(['copy-ability-battle', 'solo-battle']);
    expect(byGame.get('solo-battle')).toEqual(match('solo-battle', 'Aoi'));
    expect(byGame.get('copy-ability-battle')).toEqual(last);
  });

  it('reads what was kept before there were other games', () => {
    const old = { ...match('copy-ability-battle', 'Mika'), options: { rounds: 3 } };
    expect(readRemembered(old)).toEqual({ last: old, byGame: new Map([['copy-ability-battle', old]]) });
  });

  it.each([undefined, null, 'rubbish', { game: 'chess', seats: [] }])('finds nothing in %j', (stored) => {
    expect(readRemembered(stored)).toEqual({ last: null, byGame: new Map() });
  });

  it('keeps the others when one of them is damaged', () => {
    const stored = {
      ...match('easy-battle', 'Mika'),
      others: [{ game: 'chess' }, 7, match('solo-battle', 'Aoi')],
    };
    expect([...readRemembered(stored).byGame.keys()].sort()).toEqual(['easy-battle', 'solo-battle']);
  });

  it('forgets the seed, so that the same again deals new cards', () => {
    const kept = remember({ ...match('easy-battle', 'Mika'), seed: 'tea' }, undefined);
    expect(readRemembered(kept).last?.seed).toBeUndefined();
  });
});
