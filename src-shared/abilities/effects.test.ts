import { describe, expect, it } from 'vitest';
import type { Color } from '@shared/cards/vocabulary';
import { prepareStep } from './effects';
import type { AbilityHost } from './host';
import { PRINTED } from './testing/printed';
import { meaningOf, stepKind, STEPS } from './steps';
import { STEP_KINDS, type Step } from './step';

/** A game that only notes what it is asked to do. */
function makeHost({
  won = {},
  hand = 0,
  discarded = 0,
}: { won?: Partial<Record<Color, number>>; hand?: number; discarded?: number } = {}) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: readonly (string | number)[]): void => {
      calls.push([name, ...values].join(' '));
    };
  const host: AbilityHost = {
    defeated: (color) =>
      color === null ? Object.values(won).reduce((sum, count) => sum + count, 0) : (won[color] ?? 0),
    handSize: () => hand,
    discarded: () => discarded,
    addPower: note('power'),
    addBoost: note('boost'),
    addTargets: note('targets'),
    addActions: note('actions'),
    askDiscardHand: note('askDiscardHand'),
    askDiscardEnemies: note('askDiscardEnemies'),
    askKeepOne: note('askKeepOne'),
    refill: note('refill'),
    addGets: note('gets'),
    addGetUntil: note('getUntil'),
  };
  return { host, calls };
}

function callsOf(effects: readonly Step[], position: Parameters<typeof makeHost>[0] = {}): string[] {
  const { host, calls } = makeHost(position);
  for (const step of effects) prepareStep(step)(host);
  return calls;
}

describe('carrying out the printed abilities', () => {
  const won = { white: 2, blue: 3, yellow: 1, green: 4 };
  it.each<[string, Parameters<typeof makeHost>[0], string[]]>([
    ['Y1', { won }, ['power 10']],
    ['Y1', {}, ['power 0']],
    ['B1', { won }, ['power 12']],
    ['R1', { won }, ['power 8']],
    ['G1', { hand: 3 }, ['power 6']],
    ['Y2', {}, ['boost 1', 'actions 1']],
    ['R2', {}, ['actions 1', 'getUntil 5']],
    ['G2', { won }, ['boost 2', 'actions 1']],
    ['G2', { won: { white: 1, green: 7 } }, ['actions 1']],
    ['Y3', {}, ['askDiscardEnemies 3', 'refill enemies full', 'actions 1']],
    ['R3', { won: { red: 2 } }, ['boost 1', 'actions 1']],
    ['R3', { won: { red: 1 } }, ['actions 1']],
    ['G3', { discarded: 1 }, ['askDiscardHand 1', 'boost 1', 'actions 1']],
    ['G3', { discarded: 0 }, ['askDiscardHand 1', 'actions 1']],
    ['Y4', { won }, ['targets 2']],
    ['B4', {}, ['gets 3']],
    ['R4', {}, ['targets 3']],
    ['G4', {}, ['getUntil 6']],
    ['Y5', {}, ['getUntil 5']],
    ['B5', { discarded: 2 }, ['askDiscardHand 3', 'targets 3']],
    ['B5', {}, ['askDiscardHand 3', 'targets 1']],
    ['R5', {}, ['gets 2']],
    ['G5', {}, ['targets 2']],
    ['Y6', { discarded: 3 }, ['askDiscardHand 3', 'gets 4']],
    ['B6', {}, ['getUntil 4']],
    ['R6', { discarded: 2 }, ['askDiscardHand 3', 'power 2']],
    ['G6', { won }, ['gets 4']],
    ['Y7', {}, ['askKeepOne kirby', 'refill kirby full']],
    ['R7', {}, ['askKeepOne enemies', 'refill enemies 3']],
  ])('%s with %j', (name, position, calls) => {
    expect(callsOf(PRINTED[name] ?? [], position)).toEqual(calls);
  });
});

describe('amounts', () => {
  it('are times what is counted, plus', () => {
    const step: Step = { power: { per: 'defeated', color: 'red', times: 3, plus: 2 } };
    expect(callsOf([step], { won: { red: 2, blue: 5 } })).toEqual(['power 8']);
    expect(callsOf([{ boost: { per: 'hand', plus: 9 } }], { hand: 6 })).toEqual(['boost 15']);
    expect(callsOf([{ get: 9 }])).toEqual(['gets 9']);
  });
});

describe('conditions', () => {
  it('hold from their number on', () => {
    const red: Step = { power: 1, if: { defeated: 'red', atLeast: 2 } };
    expect(callsOf([red], { won: { red: 1, white: 5 } })).toEqual([]);
    expect(callsOf([red], { won: { red: 2 } })).toEqual(['power 1']);
    expect(callsOf([red], { won: { red: 3 } })).toEqual(['power 1']);
    const threw: Step = { keepOne: 'kirby', if: { discarded: 2 } };
    expect(callsOf([threw], { discarded: 1 })).toEqual([]);
    expect(callsOf([threw], { discarded: 2 })).toEqual(['askKeepOne kirby']);
  });
});

describe('the kinds of step', () => {
  it('are each known by their own name', () => {
    for (const kind of STEP_KINDS) expect(STEPS[kind].kind).toBe(kind);
    expect(stepKind({ refill: 'kirby', to: 2 })).toBe('refill');
    expect(meaningOf({ getUntil: 2, if: { discarded: 1 } }).when).toBe('after');
  });

  it('stay silent on steps of other kinds', () => {
    const { host, calls } = makeHost();
    STEPS.power.prepare({ boost: 1 })(host);
    expect(calls).toEqual([]);
    expect(STEPS.power.text({ boost: 1 }, 'en')).toEqual([]);
  });
});
