import { describe, expect, it } from 'vitest';
import type { Step } from '@shared/abilities/step';
import { viewOf } from '@shared/table/view';
import type { CardInPlay } from './faces';
import { position, type Position, type PositionInput } from './testing/position';

const ENEMIES = ['enemy-red-1', 'enemy-blue-4', 'enemy-green-5', 'enemy-white-7-dyna', 'enemy-yellow-8'];
const OFFER = ['red-8', 'blue-8', 'yellow-8', 'green-8', 'red-7'];
const NORMALS = ['normal-6', 'normal-7', 'normal-8'];

/** Seat 0 is about to play; what is not given lies there as in an ordinary turn. */
function turn(zones: PositionInput['zones'], more: Omit<PositionInput, 'zones'> = {}): Position {
  return position({
    ...more,
    zones: { 'table:enemy': ENEMIES, offer: OFFER, 'deck:normal': NORMALS, ...zones },
  });
}

const powerOf = (at: Position): number | undefined =>
  at.match.decision === null
    ? undefined
    : [...at.rules.describe(at.table, at.match.decision).previews.values()][0]?.power;

function design(id: string, power: number, effects: readonly Step[]): CardInPlay {
  const card = { id, type: 'kirby', color: 'red', power, copies: 1, name: { en: id }, effects } as const;
  return { ref: `mine/${id}`, card };
}

describe('the rulings of Copy Ability Battle', () => {
  it('CT-C1 compares the full power with each target on its own', () => {
    const at = turn({ 'hand:0': ['red-4'] });
    at.pick('red-4');
    at.pick('enemy-yellow-8', 'enemy-red-1', 'enemy-green-5', 'enemy-blue-4');
    expect(at.zone('won:0')).toEqual(['enemy-red-1', 'enemy-blue-4']);
    expect(at.zone('table:enemy')).toEqual(['enemy-green-5', 'enemy-white-7-dyna', 'enemy-yellow-8']);
  });

  it('CT-C1 lets fewer targets be chosen than allowed', () => {
    const at = turn({ 'hand:0': ['red-4'] });
    at.pick('red-4');
    at.pick('enemy-red-1');
    expect(at.zone('won:0')).toEqual(['enemy-red-1']);
  });

  it('CT-C2 lets only discards be declined: keeping one is compulsory', () => {
    const discards = turn({ 'hand:0': ['yellow-3'] });
    discards.pick('yellow-3');
    expect(discards.match.decision?.min).toBe(0);
    const keeps = turn({ 'hand:0': ['yellow-7'] });
    keeps.pick('yellow-7');
    expect([keeps.match.decision?.min, keeps.match.decision?.max]).toEqual([1, 1]);
    expect(() => keeps.pick()).toThrow('too-few');
  });

  it('CT-C3 refills the table even when nothing was discarded', () => {
    const at = turn({ 'hand:0': ['blue-3'], 'table:enemy': ['enemy-red-1', 'enemy-blue-4'] });
    at.pick('blue-3');
    at.pick();
    expect(at.zone('table:enemy')).toHaveLength(5);
    expect(at.zone('table:enemy').slice(0, 2)).toEqual(['enemy-red-1', 'enemy-blue-4']);
  });

  it('CT-C4 adds boosts up, counts the card that gives them, and ends them with the turn', () => {
    const at = turn({ 'hand:0': ['yellow-2', 'blue-2', 'normal-3'], 'hand:1': ['normal-4'] });
    at.pick('yellow-2');
    expect(powerOf(at)).toBe(3);
    at.pick();
    at.pick('blue-2');
    expect(powerOf(at)).toBe(4);
    at.pick();
    at.pick('normal-3');
    expect(powerOf(at)).toBe(5);
    at.pick();
    at.pick('draw-normal');
    expect([at.counter('seat'), at.counter('boost')]).toEqual([1, 0]);
    at.pick('normal-4');
    expect(powerOf(at)).toBe(4);
  });

  it('CT-C5 counts neither the played card in hand nor among what it discards', () => {
    const at = turn({ 'hand:0': ['green-1'] });
    at.pick('green-1');
    expect(powerOf(at)).toBe(1);
    const discards = turn({ 'hand:0': ['red-6', 'normal-3'] });
    discards.pick('red-6');
    expect(discards.options()).toEqual(['normal-3']);
  });

  it('CT-C6 lets a condition govern its own line only', () => {
    for (const card of ['red-3', 'green-2', 'green-3']) {
      const at = turn({ 'hand:0': [card] });
      at.pick(card);
      expect([at.kind(), at.counter('boost'), at.counter('actions')]).toEqual(['target', 0, 2]);
    }
  });

  it('CT-C7 sweeps the offered cards and not the card just played', () => {
    const at = turn({ 'hand:0': ['blue-7'] });
    at.pick('blue-7');
    expect(at.options()).toEqual(OFFER);
    at.pick('red-8');
    expect(at.zone('played:0')).toEqual(['blue-7']);
    expect(at.zone('deck:copy')).toHaveLength(32 - 6 - 4);
  });

  it('CT-C8 fills the hand one get at a time, from the row or the Normal deck, without reset or stop', () => {
    const at = turn({ 'hand:0': ['yellow-5', 'normal-3'], 'won:0': ['enemy-red-2'] });
    at.pick('yellow-5');
    at.pick();
    at.pick('red-8');
    expect([at.kind(), at.options(), at.counter('phase')]).toEqual([
      'get-after',
      ['red-7', 'draw-normal'],
      'after',
    ]);
    at.pick('red-7');
    // The row is not refilled in between: only the Normal deck is left, twice.
    expect(at.zone('hand:0')).toEqual(['normal-3', 'red-8', 'red-7', 'normal-8', 'normal-7']);
  });

  it('CT-C8 asks for nothing when the hand holds enough, and takes the largest of several lines', () => {
    const full = turn({ 'hand:0': ['blue-6', 'normal-3', 'normal-4', 'normal-5'] });
    full.pick('blue-6');
    full.pick();
    full.pick('draw-normal');
    expect([full.zone('hand:0').length, full.counter('seat')]).toEqual([4, 1]);

    const several = turn({ 'hand:0': ['red-2', 'green-4'], 'deck:normal': [...NORMALS, ...NORMALS] });
    several.pick('red-2');
    several.pick();
    several.pick('green-4');
    several.pick();
    several.pick('draw-normal');
    expect(several.zone('hand:0')).toHaveLength(6);
  });

  it('CT-C8 stops where no source is left', () => {
    const at = turn({ 'hand:0': ['green-4'], 'deck:normal': ['normal-6', 'normal-7'] });
    at.pick('green-4');
    at.pick();
    at.pick('draw-normal');
    expect([at.zone('hand:0'), at.counter('seat')]).toEqual([['normal-7', 'normal-6'], 1]);
  });

  it('CT-C9 brings every discarded Normal card back when the Normal deck is rebuilt', () => {
    const at = turn({
      'hand:0': ['normal-3', 'normal-4'],
      'deck:normal': [],
      'discard:kirby': ['red-1', 'normal-6'],
    });
    at.pick('normal-3');
    at.pick();
    at.pick('draw-normal');
    const returned = [...at.zone('deck:normal'), ...at.zone('hand:0').slice(1)].sort();
    expect(returned).toEqual(['normal-3', 'normal-6']);
    expect(at.zone('discard:kirby')).toEqual(['red-1']);
    expect(at.said()).toContain('log.rebuilt-normal');
  });

  it('CT-C9 leaves low ones in the discards where the house says so', () => {
    const at = turn(
      { 'hand:0': ['normal-3', 'normal-4'], 'deck:normal': [], 'discard:kirby': ['red-1', 'normal-6'] },
      { options: { normalsReturn: 'high' } },
    );
    at.pick('normal-3');
    at.pick();
    at.pick('draw-normal');
    expect(at.zone('hand:0')).toEqual(['normal-4', 'normal-6']);
    expect(at.zone('discard:kirby')).toEqual(['red-1', 'normal-3']);
  });

  it('CT-C9 leaves Normal cards behind when the Copy Ability deck is rebuilt', () => {
    const at = turn({
      'hand:0': ['normal-3'],
      offer: ['red-8', 'blue-8', 'yellow-8', 'green-8'],
      'deck:copy': [],
      'discard:kirby': ['red-1', 'normal-6', 'red-2'],
    });
    at.pick('skip');
    at.pick('draw-normal');
    expect(at.zone('discard:kirby')).toEqual(['normal-6']);
    expect([...at.zone('deck:copy'), ...at.zone('offer').slice(4)].sort()).toEqual(['red-1', 'red-2']);
  });

  it('CT-C10 makes a gettable row card compulsory when there is no Normal card', () => {
    const at = turn({ 'hand:0': [], 'deck:normal': [], 'won:0': ['enemy-red-2'] });
    // Skipping is forced with an empty hand.
    expect([at.kind(), at.options()]).toEqual(['get', ['red-8', 'red-7']]);
  });

  it('CT-C10 loses the get when there is no source at all', () => {
    const at = turn({ 'hand:0': [], 'deck:normal': [], 'deck:copy': [] });
    expect(at.options()).toEqual(['reset', 'stop']);
    at.pick('reset');
    expect(at.zone('hand:0')).toEqual([]);
    expect(at.said()).toContain('log.get-lost');
    const lost = at.taken.filter(({ decision }) => decision.kind === 'get' && decision.max === 0);
    expect(lost.map(({ forced, pick }) => [forced, pick])).toEqual([[true, []]]);
    expect([at.counter('seat'), at.options()]).toEqual([1, ['reset', 'stop']]);
  });

  it('CT-C11 makes the first get compulsory and extra gets optional', () => {
    const at = turn({ 'hand:0': ['red-5'], 'won:0': ['enemy-red-2'] });
    at.pick('red-5');
    at.pick();
    expect(at.options()).toEqual(['red-8', 'red-7', 'draw-normal']);
    at.pick('draw-normal');
    expect(at.options()).toEqual(['red-8', 'red-7', 'draw-normal', 'stop']);
    at.pick('stop');
    expect(at.counter('seat')).toBe(1);
  });

  it('CT-C12 applies the colour rule to every get, and refills nothing in between', () => {
    const at = turn({ 'hand:0': ['blue-4'], 'won:0': ['enemy-blue-1'] });
    at.pick('blue-4');
    at.pick();
    expect(at.options()).toEqual(['blue-8', 'draw-normal']);
    at.pick('blue-8');
    expect(at.options()).toEqual(['draw-normal', 'stop']);
    expect(at.zone('offer')).toHaveLength(4);
  });

  it('CT-C13 checks the hand limit once, between the gets and the AFTER lines', () => {
    const hand = ['normal-3', 'normal-3', 'normal-4', 'normal-4', 'normal-5', 'normal-5'];
    const at = turn({ 'hand:0': ['red-5', ...hand], 'deck:normal': [...NORMALS, ...NORMALS] });
    at.pick('red-5');
    at.pick();
    at.pick('draw-normal');
    at.pick('draw-normal');
    expect(at.zone('hand:0')).toHaveLength(8);
    at.pick('draw-normal');
    expect([at.kind(), at.match.decision?.min, at.match.decision?.max]).toEqual(['hand-limit', 2, 2]);
    at.pick('normal-3', 'normal-3');
    expect([at.zone('hand:0').length, at.counter('seat')]).toEqual([7, 1]);
    expect(at.zone('discard:kirby')).toEqual(['red-5', 'normal-3', 'normal-3']);
  });

  it('CT-C14 lets a played card attack nobody', () => {
    const at = turn({ 'hand:0': ['normal-5'] });
    at.pick('normal-5');
    expect([at.match.decision?.min, at.options()]).toEqual([0, ENEMIES]);
    at.pick();
    expect([at.zone('won:0'), at.zone('discard:kirby')]).toEqual([[], ['normal-5']]);
  });

  it('CT-C14 carries out the lines of a card played at an empty table', () => {
    const at = turn({ 'hand:0': ['yellow-2', 'normal-3'], 'table:enemy': [] });
    at.pick('yellow-2');
    const attack = at.taken.at(-1);
    expect([attack?.decision.kind, attack?.forced, attack?.pick]).toEqual(['target', true, []]);
    expect([at.kind(), at.counter('boost'), at.counter('actions')]).toEqual(['play', 1, 1]);
  });

  it('CT-C15 keeps none of an empty table, then deals three', () => {
    const at = turn({ 'hand:0': ['green-7'], 'table:enemy': [] });
    at.pick('green-7');
    const keep = at.taken.at(-1);
    expect([keep?.decision.kind, keep?.forced, keep?.pick]).toEqual(['keep-enemy', true, []]);
    expect([at.kind(), at.zone('table:enemy').length]).toEqual(['target', 3]);
  });

  it('CT-C15 takes the only enemy without asking', () => {
    const at = turn({ 'hand:0': ['green-7'], 'table:enemy': ['enemy-red-1'] });
    at.pick('green-7');
    expect(at.taken.at(-1)?.forced).toBe(true);
    expect(at.zone('table:enemy')[0]).toBe('enemy-red-1');
    expect(at.zone('table:enemy')).toHaveLength(3);
  });

  it('CT-C16 rebuilds a deck in the middle of an effect and goes on', () => {
    const at = turn({
      'hand:0': ['yellow-3'],
      'deck:enemy': ['enemy-red-2'],
      'discard:enemy': ['enemy-blue-1'],
    });
    at.pick('yellow-3');
    at.pick('enemy-yellow-8', 'enemy-green-5', 'enemy-blue-4');
    expect(at.zone('table:enemy')).toHaveLength(5);
    expect(at.zone('table:enemy')[2]).toBe('enemy-red-2');
    // Four discards were shuffled, two of them dealt.
    expect([at.zone('deck:enemy').length, at.zone('discard:enemy')]).toEqual([2, []]);
  });

  it('CT-C16 lays out fewer when deck and discards are empty', () => {
    const at = turn({ 'hand:0': ['blue-3'], 'table:enemy': ['enemy-red-1'], 'deck:enemy': [] });
    at.pick('blue-3');
    at.pick();
    expect(at.zone('table:enemy')).toEqual(['enemy-red-1']);
  });

  it('CT-C17 counts enemies when the line is carried out, for GET lines in the get phase', () => {
    const green = turn({ 'hand:0': ['green-6'], 'won:0': ['enemy-green-1'] });
    green.pick('green-6');
    green.pick('enemy-green-5');
    expect(green.counter('getsLeft')).toBe(3);
    const yellow = turn({ 'hand:0': ['yellow-1'] });
    yellow.pick('yellow-1');
    expect(powerOf(yellow)).toBe(1);
  });

  it('CT-C17 fixes what was discarded when it is discarded', () => {
    const at = turn({ 'hand:0': ['green-3', 'yellow-6', 'normal-3', 'normal-4'] });
    at.pick('green-3');
    at.pick('normal-3');
    at.pick();
    at.pick('yellow-6');
    at.pick();
    at.pick();
    // Two gets by the yellow card's own count, whatever the green one discarded.
    expect(at.counter('getsLeft')).toBe(2);
  });

  it('CT-C18 offers a reset only while nothing in the row can be got, once a turn', () => {
    const at = turn({ 'hand:0': ['normal-3'], 'won:0': ['enemy-white-1'] });
    at.pick('skip');
    // White enemies open no colour.
    expect(at.options()).toEqual(['draw-normal', 'reset']);
    at.pick('reset');
    expect(at.zone('discard:kirby')).toEqual(OFFER);
    expect(at.zone('offer')).toHaveLength(5);
    // The Normal deck is all that is left, so the match takes it.
    expect([at.counter('seat'), at.zone('hand:0')]).toEqual([1, ['normal-3', 'normal-8']]);

    const gettable = turn({ 'hand:0': ['normal-3'], 'won:0': ['enemy-red-2'] });
    gettable.pick('skip');
    expect(gettable.options()).not.toContain('reset');
  });

  it('CT-C18 offers no reset after the first get', () => {
    const at = turn({ 'hand:0': ['red-5'] });
    at.pick('red-5');
    at.pick();
    at.pick('draw-normal');
    expect(at.options()).toEqual(['draw-normal', 'stop']);
  });

  it('CT-C19 ranks the seat later in turn order higher at equal points', () => {
    const at = turn(
      {
        'hand:1': [],
        'won:0': ['enemy-red-3'],
        'won:1': ['enemy-blue-3'],
        'won:2': ['enemy-green-3'],
        'won:3': ['enemy-white-1'],
      },
      { seats: 4, first: 2, seat: 1, round: 7 },
    );
    at.pick('draw-normal');
    expect(at.kind()).toBe('over');
    // Turn order 2, 3, 0, 1.
    expect(at.rules.result(at.table)).toEqual({
      scores: [3, 3, 3, 2],
      places: [2, 1, 3, 4],
      reason: 'rounds',
    });
    expect(at.counter('phase')).toBe('end');
  });

  it('CT-C20 hides hands only; what was seen going there stays known', () => {
    const at = turn({ 'hand:0': [], 'hand:1': ['normal-3'], 'won:0': ['enemy-red-2'] });
    at.pick('red-8');
    at.pick('normal-3');
    const seen = viewOf(at.match, 1);
    const red = at.rules.faces.indexOf('copytoru-base/red-8');
    expect(seen.zones['hand:0']?.cards).toEqual([red]);
    expect(seen.zones['deck:copy']?.cards.every((card) => card === null)).toBe(true);
    expect(seen.zones['discard:kirby']?.looks).toBe('all');
    expect(seen.zones['won:0']?.cards).not.toContain(null);
  });

  it('gives every outstanding action, one after the other', () => {
    const twice = design('twice', 1, [{ action: 1 }, { action: 1 }]);
    const at = turn({ 'hand:0': ['twice', 'normal-3', 'normal-4'] }, { designs: [twice] });
    at.pick('twice');
    at.pick();
    expect(at.counter('actions')).toBe(2);
    at.pick('skip');
    expect([at.kind(), at.counter('actions')]).toEqual(['play', 1]);
    at.pick('normal-3');
    at.pick();
    expect(at.kind()).toBe('get');
  });
});
