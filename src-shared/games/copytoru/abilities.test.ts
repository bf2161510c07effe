import { describe, expect, it } from 'vitest';
import { position, type Position, type PositionInput } from './testing/position';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-green-5', 'enemy-white-7-dyna', 'enemy-yellow-8'];
const OFFER = ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-7'];

/** Seat 0 is about to play, with five enemies, five offered cards and Normal cards to draw. */
function turn(zones: PositionInput['zones']): Position {
  return position({
    zones: {
      'table:enemy': ENEMIES,
      offer: OFFER,
      'deck:normal': ['normal-6', 'normal-7', 'normal-8', 'normal-6', 'normal-7', 'normal-8'],
      ...zones,
    },
  });
}

/** The open attack: its power, and how many enemies it may hit. */
function attackOf(at: Position): { power: number; targets: number } {
  expect(at.kind()).toBe('target');
  const decision = at.match.decision;
  if (decision === null) throw new Error('No attack is open.');
  const [preview] = at.rules.describe(at.table, decision).previews.values();
  return { power: preview?.power ?? 0, targets: decision.max };
}

describe('Y1: power + each defeated enemy', () => {
  it('counts enemies of every colour', () => {
    const at = turn({ 'hand:0': ['yellow-1'], 'won:0': ['enemy-white-1', 'enemy-red-2', 'enemy-blue-1'] });
    at.pick('yellow-1');
    expect(attackOf(at)).toEqual({ power: 4, targets: 1 });
    at.pick('enemy-blue-4');
    expect(at.zone('won:0')).toContain('enemy-blue-4');
    expect(at.zone('discard:kirby')).toEqual(['yellow-1']);
  });
});

describe('B1: power + 4 for each defeated blue', () => {
  it('counts blue ones only', () => {
    const at = turn({ 'hand:0': ['blue-1'], 'won:0': ['enemy-blue-1', 'enemy-blue-2', 'enemy-red-2'] });
    at.pick('blue-1');
    expect(attackOf(at)).toEqual({ power: 9, targets: 1 });
  });
});

describe('R1: power + 4 for each defeated white', () => {
  it('counts white enemies although the card is red', () => {
    const at = turn({ 'hand:0': ['red-1'], 'won:0': ['enemy-white-1', 'enemy-red-2', 'enemy-red-3'] });
    at.pick('red-1');
    expect(attackOf(at)).toEqual({ power: 5, targets: 1 });
  });
});

describe('G1: power + 2 for each card in hand', () => {
  it('counts what is left in the hand', () => {
    const at = turn({ 'hand:0': ['green-1', 'normal-3', 'normal-4', 'normal-5'] });
    at.pick('green-1');
    expect(attackOf(at)).toEqual({ power: 7, targets: 1 });
  });
});

describe.each(['yellow-2', 'blue-2'])('Y2 and B2: boost 1 and another action (%s)', (card) => {
  it('strengthens itself and the next card, then opens another action phase', () => {
    const at = turn({ 'hand:0': [card, 'normal-3'] });
    at.pick(card);
    expect(attackOf(at)).toEqual({ power: 3, targets: 1 });
    expect(at.counter('actions')).toBe(2);
    at.pick();
    expect([at.kind(), at.options(), at.counter('actions')]).toEqual(['play', ['normal-3', 'skip'], 1]);
    at.pick('normal-3');
    expect(attackOf(at).power).toBe(4);
    at.pick('enemy-blue-4');
    expect(at.zone('won:0')).toEqual(['enemy-blue-4']);
    expect([at.kind(), at.counter('phase')]).toEqual(['get', 'get']);
  });
});

describe('R2: another action, and cards until the hand holds 5', () => {
  it('acts again, then fills the hand after the get phase', () => {
    const at = turn({ 'hand:0': ['red-2', 'normal-3'] });
    at.pick('red-2');
    expect(attackOf(at)).toEqual({ power: 2, targets: 1 });
    at.pick();
    at.pick('skip');
    at.pick('draw-normal');
    // Two in hand; only the Normal deck can be taken from, so the match draws the three by itself.
    expect(at.zone('hand:0')).toHaveLength(5);
    expect(at.taken.filter(({ decision }) => decision.kind === 'get-after')).toHaveLength(3);
    expect(at.counter('seat')).toBe(1);
  });
});

describe('G2: boost 2 with two white defeated, and another action', () => {
  it('boosts with two white enemies', () => {
    const at = turn({ 'hand:0': ['green-2'], 'won:0': ['enemy-white-1', 'enemy-white-1'] });
    at.pick('green-2');
    expect([attackOf(at).power, at.counter('boost'), at.counter('actions')]).toEqual([4, 2, 2]);
  });

  it('only acts again with one', () => {
    const at = turn({ 'hand:0': ['green-2'], 'won:0': ['enemy-white-1', 'enemy-green-1'] });
    at.pick('green-2');
    expect([attackOf(at).power, at.counter('boost'), at.counter('actions')]).toEqual([2, 0, 2]);
  });
});

describe.each(['yellow-3', 'blue-3'])('Y3 and B3: clear up to 3 enemies, refill, act again (%s)', (card) => {
  it('offers every enemy, discards the chosen ones and deals to five before the attack', () => {
    const at = turn({ 'hand:0': [card] });
    at.pick(card);
    expect([at.kind(), at.options(), at.match.decision?.min, at.match.decision?.max]).toEqual([
      'discard-enemies',
      ENEMIES,
      0,
      3,
    ]);
    at.pick('enemy-white-7-dyna', 'enemy-yellow-8');
    expect(at.zone('discard:enemy')).toEqual(['enemy-white-7-dyna', 'enemy-yellow-8']);
    expect(at.zone('table:enemy')).toHaveLength(5);
    expect(at.zone('table:enemy').slice(0, 3)).toEqual(['enemy-red-1', 'enemy-blue-4', 'enemy-green-5']);
    expect(attackOf(at)).toEqual({ power: 3, targets: 1 });
    expect(at.counter('actions')).toBe(2);
  });
});

describe('R3: boost 1 with two red defeated, and another action', () => {
  it('boosts with two red enemies', () => {
    const at = turn({ 'hand:0': ['red-3'], 'won:0': ['enemy-red-2', 'enemy-red-3'] });
    at.pick('red-3');
    expect([attackOf(at).power, at.counter('actions')]).toEqual([4, 2]);
  });

  it('only acts again with one', () => {
    const at = turn({ 'hand:0': ['red-3'], 'won:0': ['enemy-red-2'] });
    at.pick('red-3');
    expect([attackOf(at).power, at.counter('actions')]).toEqual([3, 2]);
  });
});

describe('G3: discard a card for boost 1, and another action', () => {
  it('boosts when a card was discarded', () => {
    const at = turn({ 'hand:0': ['green-3', 'normal-3', 'normal-4'] });
    at.pick('green-3');
    expect([at.kind(), at.options(), at.match.decision?.max]).toEqual([
      'discard-hand',
      ['normal-3', 'normal-4'],
      1,
    ]);
    at.pick('normal-3');
    expect([attackOf(at).power, at.counter('boost'), at.counter('actions')]).toEqual([4, 1, 2]);
    expect(at.zone('discard:kirby')).toEqual(['normal-3']);
  });

  it('boosts nothing when none was', () => {
    const at = turn({ 'hand:0': ['green-3', 'normal-3'] });
    at.pick('green-3');
    at.pick();
    expect([attackOf(at).power, at.counter('boost'), at.counter('actions')]).toEqual([3, 0, 2]);
  });
});

describe('Y4: one more target, and one for each defeated yellow', () => {
  it('may hit up to four with two yellow defeated', () => {
    const at = turn({ 'hand:0': ['yellow-4'], 'won:0': ['enemy-yellow-1', 'enemy-yellow-2'] });
    at.pick('yellow-4');
    expect(attackOf(at)).toEqual({ power: 4, targets: 4 });
    at.pick('enemy-red-1', 'enemy-blue-4', 'enemy-green-5');
    expect(at.zone('won:0').slice(2)).toEqual(['enemy-red-1', 'enemy-blue-4']);
    expect(at.zone('table:enemy')).toContain('enemy-green-5');
  });
});

describe('B4: up to three more cards', () => {
  it('gives four gets, of which three may be declined', () => {
    const at = turn({ 'hand:0': ['blue-4'], 'won:0': ['enemy-red-2'] });
    at.pick('blue-4');
    at.pick();
    expect([at.kind(), at.counter('getsLeft'), at.options()]).toEqual([
      'get',
      4,
      ['red-8', 'red-7', 'draw-normal'],
    ]);
    at.pick('red-8');
    expect([at.counter('getsLeft'), at.options()]).toEqual([3, ['red-7', 'draw-normal', 'stop']]);
    at.pick('draw-normal');
    at.pick('stop');
    expect(at.zone('hand:0')).toEqual(['red-8', 'normal-8']);
    expect(at.counter('seat')).toBe(1);
  });
});

describe('R4: three more targets', () => {
  it('may hit up to four', () => {
    const at = turn({ 'hand:0': ['red-4'] });
    at.pick('red-4');
    expect(attackOf(at)).toEqual({ power: 4, targets: 4 });
  });
});

describe.each([
  ['G4', 'green-4', 6],
  ['Y5', 'yellow-5', 5],
  ['B6', 'blue-6', 4],
])('%s: after the get phase, cards until the hand is full', (_, card, hand) => {
  it(`fills the hand to ${hand}`, () => {
    const at = turn({ 'hand:0': [card, 'normal-3'] });
    at.pick(card);
    at.pick();
    expect(at.counter('getsLeft')).toBe(1);
    at.pick('draw-normal');
    expect(at.zone('hand:0')).toHaveLength(hand);
    expect(at.counter('seat')).toBe(1);
  });
});

describe('B5: discard up to 3 cards for as many targets and one more', () => {
  it('may hit four after two discards', () => {
    const at = turn({ 'hand:0': ['blue-5', 'normal-3', 'normal-4', 'normal-5'] });
    at.pick('blue-5');
    expect([at.kind(), at.match.decision?.max]).toEqual(['discard-hand', 3]);
    at.pick('normal-3', 'normal-5');
    expect(attackOf(at)).toEqual({ power: 5, targets: 4 });
    expect(at.zone('hand:0')).toEqual(['normal-4']);
  });

  it('may hit two without a discard', () => {
    const at = turn({ 'hand:0': ['blue-5', 'normal-3'] });
    at.pick('blue-5');
    at.pick();
    expect(attackOf(at).targets).toBe(2);
  });
});

describe('R5: up to two more cards', () => {
  it('gives three gets', () => {
    const at = turn({ 'hand:0': ['red-5'] });
    at.pick('red-5');
    at.pick();
    expect(at.counter('getsLeft')).toBe(3);
  });
});

describe('G5: two more targets', () => {
  it('may hit up to three', () => {
    const at = turn({ 'hand:0': ['green-5'] });
    at.pick('green-5');
    expect(attackOf(at)).toEqual({ power: 5, targets: 3 });
  });
});

describe('Y6: discard up to 3 cards for as many gets and one more', () => {
  it('gives five gets after three discards', () => {
    const at = turn({ 'hand:0': ['yellow-6', 'normal-3', 'normal-4', 'normal-5'] });
    at.pick('yellow-6');
    at.pick('normal-3', 'normal-4', 'normal-5');
    expect(attackOf(at)).toEqual({ power: 6, targets: 1 });
    at.pick();
    expect([at.kind(), at.counter('getsLeft')]).toEqual(['get', 5]);
  });

  it('gives two gets without a discard', () => {
    const at = turn({ 'hand:0': ['yellow-6', 'normal-3'] });
    at.pick('yellow-6');
    at.pick();
    at.pick();
    expect(at.counter('getsLeft')).toBe(2);
  });
});

describe('R6: discard up to 3 cards for as much power', () => {
  it('has power 8 after two discards', () => {
    const at = turn({ 'hand:0': ['red-6', 'normal-3', 'normal-4', 'normal-5'] });
    at.pick('red-6');
    at.pick('normal-3', 'normal-4');
    expect(attackOf(at).power).toBe(8);
    at.pick('enemy-yellow-8');
    expect(at.zone('won:0')).toEqual(['enemy-yellow-8']);
  });
});

describe('G6: one more get for each defeated green', () => {
  it('counts green enemies only', () => {
    const at = turn({ 'hand:0': ['green-6'], 'won:0': ['enemy-green-1', 'enemy-green-2', 'enemy-red-2'] });
    at.pick('green-6');
    at.pick();
    expect(at.counter('getsLeft')).toBe(3);
  });
});

describe.each(['yellow-7', 'blue-7'])('Y7 and B7: keep one offered card, deal a new row (%s)', (card) => {
  it('discards the other four and deals to five', () => {
    const at = turn({ 'hand:0': [card] });
    at.pick(card);
    expect([at.kind(), at.options()]).toEqual(['keep-copy', OFFER]);
    at.pick('yellow-8');
    expect(at.zone('offer')).toHaveLength(5);
    expect(at.zone('offer')[0]).toBe('yellow-8');
    expect(at.zone('discard:kirby')).toEqual(['red-8', 'blue-8', 'green-8', 'red-7']);
    expect(attackOf(at)).toEqual({ power: 7, targets: 1 });
  });
});

describe.each(['red-7', 'green-7'])('R7 and G7: keep one enemy, deal to three (%s)', (card) => {
  it('discards the other four and deals two', () => {
    const at = turn({ 'hand:0': [card], offer: ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-1'] });
    at.pick(card);
    expect([at.kind(), at.options()]).toEqual(['keep-enemy', ENEMIES]);
    at.pick('enemy-white-7-dyna');
    expect(at.zone('table:enemy')).toHaveLength(3);
    expect(at.zone('table:enemy')[0]).toBe('enemy-white-7-dyna');
    expect(at.zone('discard:enemy')).toEqual([
      'enemy-red-1',
      'enemy-blue-4',
      'enemy-green-5',
      'enemy-yellow-8',
    ]);
    at.pick('enemy-white-7-dyna');
    expect(at.zone('won:0')).toEqual(['enemy-white-7-dyna']);
    expect(at.zone('table:enemy')).toHaveLength(2);
  });
});

describe.each(['yellow-8', 'blue-8', 'red-8', 'green-8'])('power 8 has no ability (%s)', (card) => {
  it('attacks one enemy with power 8', () => {
    const at = turn({ 'hand:0': [card], offer: ['red-1', 'red-2', 'red-3', 'red-4', 'red-5'] });
    at.pick(card);
    expect(attackOf(at)).toEqual({ power: 8, targets: 1 });
    at.pick('enemy-yellow-8');
    expect(at.zone('won:0')).toEqual(['enemy-yellow-8']);
    expect(at.counter('actions')).toBe(0);
  });
});
