import { describe, expect, it } from 'vitest';
import {
  draftFrom,
  firstDraft,
  freeName,
  matchFrom,
  seatProblem,
  shuffled,
  whatWillHappen,
  whyNotYet,
} from './setup';
import type { MatchDraft } from './setup';

const draftWith = (
  seats: readonly (readonly [string, MatchDraft['seats'][number]['player']])[],
): MatchDraft => ({
  ...firstDraft(['Moon', 'Kite']),
  seats: seats.map(([name, player], key) => ({ key, name, player, handicap: 0 })),
});

describe('what keeps a match from starting', () => {
  it('is nothing for someone who has just arrived', () => {
    expect(whyNotYet(firstDraft(['Moon', 'Kite']))).toBeNull();
  });

  it('is a seat without a name, also one of spaces', () => {
    const draft = draftWith([
      ['Mika', 'human'],
      ['  ', 'greedy'],
    ]);
    expect(whyNotYet(draft)).toMatchObject({ key: 'newMatch.cannot.noName', values: { seat: 2 } });
  });

  it('is one name for two, said at the later of them', () => {
    const draft = draftWith([
      ['Mika', 'human'],
      [' Mika ', 'human'],
    ]);
    expect(seatProblem(draft, 0)).toBeNull();
    expect(seatProblem(draft, 1)).toBe('sameName');
    expect(whyNotYet(draft)).toMatchObject({ key: 'newMatch.cannot.sameName', values: { name: 'Mika' } });
  });

  it('is a name of more than 40 letters', () => {
    expect(seatProblem(draftWith([['a'.repeat(41), 'human']]), 0)).toBe('longName');
    expect(seatProblem(draftWith([['a'.repeat(40), 'human']]), 0)).toBeNull();
  });

  it('is a table for one', () => {
    expect(whyNotYet(draftWith([['Mika', 'human']]))?.key).toBe('newMatch.problems.tooFew');
  });
});

describe('the sentence beside Start', () => {
  it('speaks of the curtain when people share the screen', () => {
    const draft = draftWith([
      ['Mika', 'human'],
      ['Kite', 'greedy'],
      ['Aoi', 'human'],
    ]);
    expect(whatWillHappen(draft)).toEqual({ key: 'newMatch.will.curtain', values: { count: 2 } });
  });

  it('names the one person and counts the computers', () => {
    const two = draftWith([
      ['Kite', 'greedy'],
      ['Mika', 'human'],
      ['Bell', 'random'],
    ]);
    expect(whatWillHappen(two)).toEqual({
      key: 'newMatch.will.computers',
      values: { name: 'Mika', count: 2 },
    });
    expect(whatWillHappen(firstDraft(['Mika', 'Kite'])).key).toBe('newMatch.will.oneComputer');
  });

  it('says that one watches when only computers play', () => {
    const draft = draftWith([
      ['Kite', 'greedy'],
      ['Bell', 'random'],
    ]);
    expect(whatWillHappen(draft).key).toBe('newMatch.will.watch');
  });
});

describe('what is sent', () => {
  it('leaves the printed rules unsaid and trims names', () => {
    const draft = draftWith([
      [' Mika ', 'human'],
      ['Kite', 'greedy'],
    ]);
    expect(matchFrom(draft)).toEqual({
      game: 'copy-ability-battle',
      seats: [
        { name: 'Mika', player: 'human', handicap: 0 },
        { name: 'Kite', player: 'greedy', handicap: 0 },
      ],
      options: {},
    });
  });

  it('says every house rule, and the first seat by where it sits now', () => {
    const draft: MatchDraft = {
      ...firstDraft(['Mika', 'Kite']),
      rounds: 3,
      onlyHighReturn: true,
      gentleStart: false,
      firstKey: 1,
      seed: ' tea ',
    };
    draft.seats.reverse();
    const match = matchFrom(draft);
    expect(match.options).toEqual({ rounds: 3, normalsReturn: 'high', firstLayoutFilter: false, first: 0 });
    expect(match.seed).toBe('tea');
  });

  it('comes back the next time, without its seed', () => {
    const draft: MatchDraft = {
      ...firstDraft(['Mika', 'Kite']),
      rounds: 5,
      onlyHighReturn: true,
      firstKey: 1,
      seed: 'x',
    };
    expect(draftFrom(matchFrom(draft))).toEqual({ ...draft, seed: '' });
  });
});

describe('a remembered match', () => {
  it.each([null, 'rubbish', {}, { game: 'chess', seats: [], options: {} }])(
    'that is %j is not used',
    (remembered) => {
      expect(draftFrom(remembered)).toBeNull();
    },
  );

  it('with options nobody knows keeps its seats', () => {
    const remembered = { ...matchFrom(firstDraft(['Mika', 'Kite'])), options: { rounds: 'many', first: 3 } };
    const draft = draftFrom(remembered);
    expect(draft?.rounds).toBe(7);
    expect(draft?.firstKey).toBeNull();
    expect(draft?.seats.map(({ name }) => name)).toEqual(['Mika', 'Kite']);
  });
});

describe('seats', () => {
  it('get a name nobody has', () => {
    expect(freeName(['Moon', 'Kite', 'Bell'], firstDraft(['Moon', 'Kite']))).toBe('Bell');
  });

  it('are all still there after shuffling', () => {
    const orders = [0.99, 0.5, 0].map((chance) => shuffled([1, 2, 3, 4], () => chance));
    orders.forEach((order) => expect([...order].sort()).toEqual([1, 2, 3, 4]));
    expect(orders[0]).toEqual([1, 2, 3, 4]);
    expect(orders[2]).not.toEqual([1, 2, 3, 4]);
  });
});
