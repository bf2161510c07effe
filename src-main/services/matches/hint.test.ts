import { describe, expect, it } from 'vitest';
import type { WireMessage } from '@shared/contract/view';
import { position as easyPosition } from '@shared/games/copytoru/easy-battle/testing/position';
import { soloPosition } from '@shared/games/copytoru/solo-battle/testing/solo-position';
import { BOX, boxCards } from '@shared/games/copytoru/testing/box';
import { position, type Position } from '@shared/games/copytoru/testing/position';
import { createFormatter } from '@shared/locales/format';
import type { Candidate } from '@shared/players';
import { testFolder } from '../testing/folder';
import { newMatch, valueOf } from '../testing/playing';
import { openTestMatches } from '../testing/services';
import { ownThread } from '../thinking/testing/own-thread';
import { thinkerOf } from '../thinking/thinking';
import { HouseComputers } from './house-computers';
import { factsFor } from './hint-facts';
import { reasonFor } from './hint-reason';
import { situationOf, type Situation } from './hint-situation';

const going = new AbortController().signal;

/** The options of a position's match, as its game reads them when none are given. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'copy-ability-battle': { rounds: 7 },
  'easy-battle': { weakAttacks: true, challengeMiss: 'lose-enemy' },
  'solo-battle': { quest: 1, lossWhen: 'exceeds' },
};

function seatingOf({ rules }: Position) {
  return { rules, cards: boxCards, options: OPTIONS[rules.game] ?? {} };
}

function situationAt(at: Position): Situation {
  const { decision } = at.match;
  if (decision === null) throw new Error('The match is over.');
  return situationOf(seatingOf(at), at.table, decision);
}

/** The codes of cards and acts by name, as they are offered. */
function codes(at: Position, ...names: string[]): number[] {
  const { decision } = at.match;
  return names.map((name) => decision?.options[at.options().indexOf(name)] ?? Number.NaN);
}

const reasonAt = (at: Position, ...names: string[]): WireMessage =>
  reasonFor(situationAt(at), codes(at, ...names));

function factsAt(at: Position, names: readonly string[], next?: Partial<Candidate>): WireMessage[] {
  const pick = codes(at, ...names);
  const best: Candidate = { pick, visits: 800, chance: 0.612, stars: 23.4 };
  const others = next === undefined ? [] : [{ ...best, pick: [], ...next }];
  return factsFor(situationAt(at), { pick, candidates: [best, ...others], iterations: 1000 });
}

const key = (name: string): string => `main.hints.${name}`;
const fact = (name: string, values?: Record<string, number>) => ({
  key: key(`facts.${name}`),
  ...(values !== undefined && { values }),
});

/** It is the turn of seat 0 in Easy Battle. */
const easy = (hand: readonly string[], enemies: readonly string[], more: Record<string, string[]> = {}) =>
  easyPosition({
    zones: {
      'hand:0': hand,
      'hand:1': hand.map(() => 'normal-6').slice(0, 2),
      'table:enemy': enemies,
      ...more,
    },
  });

describe('the reason of a hint in Easy Battle', () => {
  const enemies = ['enemy-red-4', 'enemy-blue-8'];

  it('says what a card with one target wins', () => {
    const at = easy(['red-5', 'red-2'], enemies);
    expect(reasonAt(at, 'red-5')).toEqual({ key: key('attack'), values: { power: 5, stars: 3, n: 3 } });
  });

  it('says that a weak attack takes the enemy from the others', () => {
    const at = easy(['red-5', 'red-2'], enemies);
    expect(reasonAt(at, 'red-2')).toEqual({ key: key('easy-weak'), values: { power: 2, life: 4 } });
  });

  it('says whether a card with several targets beats any of them', () => {
    const at = easy(['normal-5', 'normal-2'], enemies);
    expect(reasonAt(at, 'normal-5')).toEqual({ key: key('easy-beats'), values: { power: 5 } });
    expect(reasonAt(at, 'normal-2')).toEqual({ key: key('easy-weak-all'), values: { power: 2 } });
  });

  it('has words for the challenge, what is discarded for it and what is lost', () => {
    const at = easy(['red-5', 'normal-2'], ['enemy-red-4', 'enemy-red-8'], { 'deck:kirby': ['yellow-8'] });
    expect(reasonAt(at, 'challenge')).toEqual({ key: key('challenge') });
    at.pick('challenge');
    expect(reasonAt(at, 'normal-2')).toEqual({ key: key('hand-limit'), values: { n: 1 } });
    at.pick('normal-2');
    expect(reasonAt(at, 'enemy-red-8')).toEqual({ key: key('lose-enemy') });
  });
});

describe('the odds of a challenge', () => {
  // Unseen are three cards of the deck and two of the other hand: red-8 and normal-8 beat it, blue-8 may not
  // aim at it, both normal-6 are too weak.
  it('count every card the seat has not seen, and no other', () => {
    const at = easy(['normal-2', 'red-2'], ['enemy-red-8'], {
      'deck:kirby': ['red-8', 'blue-8', 'normal-8'],
    });
    expect(factsAt(at, ['challenge'])[0]).toEqual(fact('turned-up', { percent: 40 }));
    at.pick('challenge');
    expect(factsAt(at, ['red-2'])[0]).toEqual(fact('turned-up', { percent: 40 }));
  });

  // 54 Kirby cards, four of them in hands. Beaten it is by red-8, two normal-8, red-1 and the normal-1 that is
  // not in hand: 5 of 50 discards and the card discarded for it; with the other normal-1 it is 6 of 51.
  it('count the discards when the deck is made anew, with the card discarded for it (CT-E6)', () => {
    const at = easy(['normal-1', 'normal-2'], ['enemy-red-8'], { 'deck:kirby': [] });
    expect(factsAt(at, ['challenge']).map((each) => each.key)).not.toContain(key('facts.turned-up'));
    at.pick('challenge');
    expect(situationAt(at).easy?.challenge(codes(at, 'normal-2')[0] ?? 0)).toBe(5 / 51);
    expect(situationAt(at).easy?.challenge(codes(at, 'normal-1')[0] ?? 0)).toBe(6 / 51);
  });
});

describe('the reason and the facts of a hint in a quest', () => {
  // Quest 1 asks for 30 stars, and two enemies of 10 are won.
  const nearGoal = () => {
    const at = soloPosition(1, {
      'hand:0': ['normal-8', 'normal-2'],
      'row:1': ['enemy-red-1', 'enemy-blue-8'],
      'row:2': ['enemy-green-8'],
      'won:0': ['enemy-white-8-king', 'enemy-white-8-meta'],
    });
    at.pick('normal-8');
    return at;
  };

  it('tell the enemies that would hit after the move, and that none would', () => {
    const at = soloPosition(1, { 'hand:0': ['normal-8'], 'row:1': ['enemy-red-1', 'enemy-blue-8'] });
    expect(factsAt(at, ['normal-8'])[0]).toEqual(fact('hits', { n: 2 }));
    at.pick('normal-8');
    expect(factsAt(at, ['enemy-blue-8'])).toContainEqual(fact('hits', { n: 1 }));
    const one = soloPosition(1, { 'hand:0': ['normal-8'], 'row:1': ['enemy-red-1'] });
    one.pick('normal-8');
    expect(factsAt(one, ['enemy-red-1'])).toContainEqual(fact('no-hits'));
  });

  it('say that the goal is reached, and otherwise what is won', () => {
    const at = nearGoal();
    expect(reasonAt(at, 'enemy-red-1')).toEqual({ key: key('attack'), values: { power: 8, stars: 2, n: 2 } });
    expect(reasonAt(at, 'enemy-green-8')).toEqual({
      key: key('attack-goal'),
      values: { power: 8, stars: 10 },
    });
  });

  it('speak of the goal where others speak of winning', () => {
    const facts = factsAt(nearGoal(), ['enemy-green-8'], { chance: 0.5 });
    expect(facts).toContainEqual(fact('chance-quest', { percent: 61 }));
    expect(facts).toContainEqual(fact('next-chance', { percent: 50 }));
  });
});

describe('the facts of a hint in Copy Ability Battle', () => {
  const attacking = () => {
    const at = position({
      zones: { 'hand:0': ['normal-5', 'normal-2'], 'table:enemy': ['enemy-red-4', 'enemy-white-8-king'] },
    });
    at.pick('normal-5');
    return at;
  };

  it('are power against life, the chance with its stars, and the next best, each once', () => {
    expect(factsAt(attacking(), ['enemy-red-4'], { chance: 0.55, stars: 21.2 })).toEqual([
      fact('against', { power: 5, life: 4 }),
      fact('chance', { percent: 61, stars: 23 }),
      fact('next-stars', { stars: 2.2, n: 2 }),
    ]);
  });

  it('say when another move is about as good, or wins less though it brings as many stars', () => {
    const facts = (next: Partial<Candidate>) => factsAt(attacking(), ['enemy-red-4'], next);
    expect(facts({ chance: 0.61, stars: 23.1 })).toContainEqual(fact('next-even'));
    expect(facts({ chance: 0.4, stars: 23.1 })).toContainEqual(fact('next-chance', { percent: 40 }));
  });

  it('keep silent about a move that was hardly tried', () => {
    const facts = factsAt(attacking(), ['enemy-red-4'], { visits: 3, chance: 0, stars: 0 });
    expect(facts.map((each) => each.key)).toEqual(['facts.against', 'facts.chance'].map((name) => key(name)));
  });

  it('tell how many cards stay in hand of those that could be discarded', () => {
    // The yellow 2 may discard from the hand for more power.
    const at = position({
      zones: { 'hand:0': ['yellow-5', 'normal-2', 'normal-3'], 'table:enemy': ['enemy-red-4'] },
    });
    at.pick('yellow-5');
    if (at.kind() === 'discard-hand') {
      expect(factsAt(at, ['normal-2'])[0]).toEqual(fact('hand-left', { n: 1 }));
    } else expect(at.kind()).toBe('target');
  });
});

describe('a hint', () => {
  const computersAt = (at: Position, hurry: number): HouseComputers => {
    const { rules } = at;
    const seats = rules.layout.seats;
    const made = { game: rules.game, cards: boxCards, box: BOX, seats, options: OPTIONS[rules.game] ?? {} };
    return new HouseComputers(seatingOf(at), thinkerOf(ownThread(hurry), made));
  };

  it('takes the stars that lie there on the last turn', async () => {
    const at = position({
      seat: 1,
      round: 7,
      zones: {
        'hand:1': ['normal-5', 'normal-2'],
        'hand:0': ['normal-6'],
        'table:enemy': ['enemy-red-4', 'enemy-white-8-king'],
      },
    });
    const computers = computersAt(at, 4);
    const play = await computers.hint(at.match, 1, going);
    expect(play.reason).toEqual({ key: key('play'), values: { power: 5 } });
    at.pick('normal-5');
    const target = await computers.hint(at.match, 1, going);
    expect(target.pick).toHaveLength(1);
    expect(target.reason).toEqual({ key: key('attack'), values: { power: 5, stars: 3, n: 3 } });
    expect(target.facts[0]).toEqual(fact('against', { power: 5, life: 4 }));
    expect(target.facts).toContainEqual(fact('chance', { percent: 100, stars: 3 }));
  });

  it('does not depend on what its seat cannot see', async () => {
    const at = position({
      zones: {
        'hand:0': ['normal-5', 'red-3'],
        'hand:1': ['normal-6', 'normal-4'],
        'table:enemy': ['enemy-red-4'],
      },
    });
    const { layout, cells } = at.table;
    const computers = computersAt(at, 20);
    const before = await computers.hint(at.match, 0, going);
    const deck = layout.zoneIndex.get('deck:enemy') ?? 0;
    const start = layout.slotStart[deck] ?? 0;
    cells.subarray(start, start + (cells[layout.sizeStart + deck] ?? 0)).reverse();
    expect(await computers.hint(at.match, 0, going)).toEqual(before);
  });

  it.each([
    ['copy-ability-battle', ['human', 'greedy']],
    ['easy-battle', ['human', 'greedy', 'greedy']],
    ['solo-battle', ['human']],
  ] as const)(
    'can be followed through a whole match, in words of both languages: %s',
    async (game, players) => {
      const test = await openTestMatches({
        folder: await testFolder(),
        thinking: ownThread(100),
        pause: 60_000,
      });
      const options = game === 'copy-ability-battle' ? { rounds: 2 } : {};
      const { id } = valueOf(await test.matches.create(newMatch(game, players, 'hints', options)));
      const words = [createFormatter('en'), createFormatter('ja')];
      let asked = 0;
      for (;;) {
        const view = valueOf(await test.matches.open(id));
        if (view.decision === null) break;
        if (!view.decision.mine) {
          valueOf(await test.matches.pace(id, 'step'));
          continue;
        }
        const hint = valueOf(await test.matches.hint(id));
        asked += 1;
        for (const { key: name, values = {} } of [hint.reason, ...hint.facts]) {
          for (const say of words) expect(say(name, values)).not.toMatch(/main\.|[{}]|NaN|undefined/);
        }
        expect(new Set(hint.facts.map((each) => each.key)).size).toBe(hint.facts.length);
        valueOf(await test.matches.pick(id, view.number, hint.pick));
      }
      expect(asked).toBeGreaterThan(5);
      await test.matches.closeAll();
    },
  );
});
