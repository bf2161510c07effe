import { describe, expect, it } from 'vitest';
import { position as easyPosition } from '@shared/games/copytoru/easy-battle/testing/position';
import { prepareSoloBattle } from '@shared/games/copytoru/solo-battle/solo-battle';
import { boxCards } from '@shared/games/copytoru/testing/box';
import { position, type Position } from '@shared/games/copytoru/testing/position';
import { takePick } from '@shared/table/match';
import { seenBy } from '@shared/table/seen';
import { makePlayer, makeThinker, playerRandom, type ComputerName, type PlayerTools } from './index';

/** The names of what a player picks in a position. */
function answer(
  { match, rules }: Position,
  name: ComputerName,
  options: Readonly<Record<string, unknown>>,
  tools: PlayerTools = { rng: playerRandom(name) },
): string[] {
  const { decision, table } = match;
  if (decision === null) throw new Error('The match is over.');
  const player = makePlayer(name, { rules, cards: boxCards, options });
  const pick = player.decide(seenBy(table, decision.seat), decision, tools);
  const nameOf = (code: number): string =>
    code < 0 ? (rules.acts[-1 - code] ?? '') : (rules.faces[code] ?? '').replace(/^.*\//, '');
  return pick.map(nameOf);
}

const battle = { rounds: 7 };

describe('greedy in Copy Ability Battle', () => {
  it('spends the weaker of two cards that do the same', () => {
    // Both win 3 stars. Of the 8 it would miss 0.3 × 8.2 = 2.5 stars later, of the 3 only 0.3 × 3.1 = 0.9.
    const game = position({
      round: 1,
      zones: { 'hand:0': ['normal-8', 'normal-3'], 'table:enemy': ['enemy-red-3', 'enemy-red-1'] },
    });
    expect(answer(game, 'greedy', battle)).toEqual(['normal-3']);
  });

  it('takes four small enemies rather than a great one when they are worth more', () => {
    // Red 4 reaches three more targets: 3 + 3 + 3 + 3 = 12 stars against 10.
    const enemies = ['enemy-red-3', 'enemy-red-4', 'enemy-blue-3', 'enemy-blue-4', 'enemy-green-8'];
    const game = position({
      round: 7,
      zones: { 'hand:0': ['normal-8', 'red-4'], 'table:enemy': enemies },
    });
    expect(answer(game, 'greedy', battle)).toEqual(['red-4']);
    game.pick('red-4');
    expect(answer(game, 'greedy', battle).sort()).toEqual(enemies.slice(0, 4).sort());
  });

  it('adds a boost to the card of the next action', () => {
    // Yellow 2 gives +1 and one more action: 3 stars for the 3, then 7 + 1 beats the 8 for 10. The 7 alone: 3.
    const game = position({
      round: 7,
      zones: { 'hand:0': ['normal-7', 'yellow-2'], 'table:enemy': ['enemy-red-3', 'enemy-red-8'] },
    });
    expect(answer(game, 'greedy', battle)).toEqual(['yellow-2']);
  });

  it('gets the strong card whose colour it has opened, and only then', () => {
    const offer = ['green-8', 'red-8'];
    const zones = { 'hand:0': [], 'table:enemy': ['enemy-red-8'], offer, 'deck:normal': ['normal-6'] };
    const game = position({ zones: { ...zones, 'won:0': ['enemy-green-1'] } });
    expect(game.kind()).toBe('get');
    expect(answer(game, 'greedy', battle)).toEqual(['green-8']);
  });
});

describe('greedy in a quest', () => {
  it('beats what would end it before what is worth more', () => {
    // Quest 8 survives two hits, and two are taken: the enemy in row 1 must go, though it is worth a star less.
    const zones = {
      'hand:0': ['normal-5'],
      'row:1': ['enemy-red-3'],
      'row:3': ['enemy-blue-5'],
      damage: ['enemy-green-1', 'enemy-green-2'],
    };
    const quest = { quest: 8, lossWhen: 'exceeds' };
    const options = { quest: 8 };
    const game = position({ prepare: prepareSoloBattle, seats: 1, zones, options });
    game.pick('normal-5');
    expect(answer(game, 'greedy', quest)).toEqual(['enemy-red-3']);
    const safe = position({
      prepare: prepareSoloBattle,
      seats: 1,
      zones: { ...zones, 'row:1': [] },
      options,
    });
    safe.pick('normal-5');
    expect(answer(safe, 'greedy', quest)).toEqual(['enemy-blue-5']);
  });
});

describe('greedy in Easy Battle', () => {
  const easy = { weakAttacks: true, challengeMiss: 'lose-enemy' };

  it('keeps a strong card where a weak one does', () => {
    const game = easyPosition({
      zones: {
        'hand:0': ['red-8', 'red-3'],
        'hand:1': ['blue-2', 'blue-3'],
        'table:enemy': ['enemy-red-3', 'enemy-blue-1'],
      },
    });
    expect(answer(game, 'greedy', easy)).toEqual(['red-3']);
  });

  it('spoils the enemy that is worth most to the next player when it beats none', () => {
    const game = easyPosition({
      zones: {
        'hand:0': ['blue-2'],
        'hand:1': ['normal-8'],
        'table:enemy': ['enemy-blue-5', 'enemy-blue-8'],
      },
    });
    if (game.kind() === 'play') game.pick('blue-2');
    expect(answer(game, 'greedy', easy)).toEqual(['enemy-blue-8']);
  });
});

describe('a beginner', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => `beginner ${index}`);
  const answers = (game: Position, options: Readonly<Record<string, unknown>>): Set<string> =>
    new Set(seeds.flatMap((seed) => answer(game, 'beginner', options, { rng: playerRandom(seed) })));

  it('never aims at what it cannot beat while it can beat something, but does not always take the best', () => {
    const game = position({
      round: 7,
      zones: {
        'hand:0': ['normal-6'],
        'table:enemy': ['enemy-red-4', 'enemy-blue-6', 'enemy-green-8', 'enemy-white-7-dyna'],
      },
    });
    game.pick('normal-6');
    expect([...answers(game, battle)].sort()).toEqual(['enemy-blue-6', 'enemy-red-4']);
  });

  it('plays a card that wins something rather than none', () => {
    const game = position({
      round: 3,
      zones: {
        'hand:0': ['normal-1', 'normal-5', 'normal-6'],
        'table:enemy': ['enemy-red-4', 'enemy-blue-6'],
      },
    });
    expect([...answers(game, battle)].sort()).toEqual(['normal-5', 'normal-6']);
  });

  it('does not throw away its best cards', () => {
    const hand = [
      'normal-1',
      'normal-2',
      'normal-3',
      'normal-4',
      'normal-5',
      'normal-6',
      'normal-7',
      'normal-8',
    ];
    const game = position({ zones: { 'hand:0': hand, 'deck:normal': ['normal-8'] } });
    game.pick('skip');
    game.pick('draw-normal');
    expect(game.kind()).toBe('hand-limit');
    const dropped = answers(game, battle);
    for (const best of ['normal-6', 'normal-7', 'normal-8']) expect([...dropped]).not.toContain(best);
  });

  it('beats something in Easy Battle when it can', () => {
    const game = easyPosition({
      zones: {
        'hand:0': ['red-8', 'red-1'],
        'hand:1': ['blue-2', 'blue-3'],
        'table:enemy': ['enemy-red-3', 'enemy-blue-1'],
      },
    });
    const picked = answers(game, { weakAttacks: true, challengeMiss: 'lose-enemy' });
    expect([...picked]).not.toContain('red-1');
  });
});

describe('a search', () => {
  // Two enemies of 2 and 3 stars fall to yellow 2. Whoever takes the blue one may then play blue 1 with
  // 1 + 4 + 1 = 6 for 6 more: 8 stars against 6. The obvious 3 stars first end at 5.
  const combination = (): Position =>
    position({
      round: 7,
      seat: 1,
      first: 0,
      zones: {
        'hand:0': [],
        'hand:1': ['yellow-2', 'blue-1', 'normal-4'],
        'table:enemy': ['enemy-white-3', 'enemy-blue-2', 'enemy-white-6-whispy'],
        'won:0': ['enemy-yellow-6'],
        'won:1': [],
      },
    });
  const playOn = (game: Position, name: ComputerName): number | undefined => {
    const { match, rules } = game;
    const player = makePlayer(name, { rules, cards: boxCards, options: battle });
    const rng = playerRandom('combination');
    while (match.decision !== null) {
      const { decision } = match;
      takePick(match, [...player.decide(seenBy(match.table, decision.seat), decision, { rng })]);
    }
    return rules.result(match.table).places[1];
  };

  it('finds the win that takes two cards, which the rule of thumb overlooks', () => {
    expect(playOn(combination(), 'greedy')).toBe(2);
    expect(playOn(combination(), 'search:400')).toBe(1);
  });

  it('tells how likely each pick wins, the best first, and how many stars it ends with', () => {
    const { match, rules } = combination();
    const { decision, table } = match;
    if (decision === null) throw new Error('The match is over.');
    const thinker = makeThinker({ rules, cards: boxCards, options: battle });
    const tools = { rng: playerRandom('think'), budget: { iterations: 400 } };
    const thought = thinker.think(seenBy(table, 1), decision, tools);
    const [best] = thought.candidates;
    expect(best?.pick).toEqual(thought.pick);
    expect(rules.faces[thought.pick[0] ?? -1]).toMatch(/yellow-2$/);
    expect(best?.chance).toBeGreaterThan(0.8);
    expect(best?.stars).toBeGreaterThan(7);
    expect(best?.stars).toBeLessThanOrEqual(8);
    expect(thought.candidates.map(({ visits }) => visits)).toEqual(
      thought.candidates.map(({ visits }) => visits).sort((a, b) => b - a),
    );
  });

  it('compares a pick that somebody asks about, however poor', () => {
    const { match, rules } = combination();
    const { decision, table } = match;
    if (decision === null) throw new Error('The match is over.');
    const thinker = makeThinker({ rules, cards: boxCards, options: battle });
    const tools = { rng: playerRandom('think'), budget: { iterations: 400 } };
    const thought = thinker.think(seenBy(table, 1), decision, { ...tools, consider: [[-1]] });
    const skip = thought.candidates.find(({ pick }) => pick[0] === -1);
    expect(skip?.visits).toBeGreaterThanOrEqual(30);
    expect(skip?.chance).toBe(0);
    expect(thought.iterations).toBe(400);
  });

  it('stops at once when it is no longer wanted, with a legal pick', () => {
    const { match, rules } = combination();
    const { decision, table } = match;
    if (decision === null) throw new Error('The match is over.');
    let looks = 0;
    const signal = {
      get aborted() {
        looks += 1;
        return looks > 2;
      },
    };
    const thinker = makeThinker({ rules, cards: boxCards, options: battle });
    const budget = { iterations: 1_000_000 };
    const thought = thinker.think(seenBy(table, 1), decision, { rng: playerRandom('stop'), budget, signal });
    expect(thought.iterations).toBeLessThan(100);
    expect(decision.options).toContain(thought.pick[0]);
  });

  it('stops when its time is up', () => {
    const { match, rules } = combination();
    const { decision, table } = match;
    if (decision === null) throw new Error('The match is over.');
    let clock = 0;
    const now = (): number => (clock += 10);
    const thinker = makeThinker({ rules, cards: boxCards, options: battle });
    const budget = { iterations: 1_000_000, milliseconds: 100 };
    const thought = thinker.think(seenBy(table, 1), decision, { rng: playerRandom('time'), budget, now });
    expect(thought.iterations).toBeGreaterThan(0);
    expect(thought.iterations).toBeLessThan(1000);
  });
});
