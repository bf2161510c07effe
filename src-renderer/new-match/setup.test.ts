import { describe, expect, it } from 'vitest';
import { tilesToEndFor } from '@shared/games/kokopelli/setting';
import { choiceOf, openDraft, switchGame } from './draft';
import {
  backToPrinted,
  countChanged,
  matchFrom,
  seatProblem,
  setRule,
  whatWillHappen,
  whyNotYet,
} from './setup';
import { draftWith, worldWith } from './testing';

const two = [
  ['Mika', 'human'],
  ['Kite', 'greedy'],
] as const;

describe('what keeps a match from starting', () => {
  it('is nothing for someone who has just arrived, whatever they choose', () => {
    const draft = openDraft(worldWith());
    expect(whyNotYet(draft)).toBeNull();
    for (const game of ['easy-battle', 'solo-battle', 'copy-ability-battle'] as const) {
      switchGame(draft, game, worldWith());
      expect(whyNotYet(draft)).toBeNull();
    }
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

  it('is never a seat that does not take part', () => {
    const draft = draftWith(two);
    const [, computer] = draft.seats;
    if (computer) computer.name = '';
    switchGame(draft, 'solo-battle', worldWith());
    expect(whyNotYet(draft)).toBeNull();
  });

  it('is a name of more than 40 letters', () => {
    expect(seatProblem(draftWith([['a'.repeat(41), 'human']]), 0)).toBe('longName');
    expect(seatProblem(draftWith([['a'.repeat(40), 'human']]), 0)).toBeNull();
  });

  it('is more than a hundred cards of designs', () => {
    const draft = draftWith(two);
    choiceOf(draft).designs = { 'garden/one': 50, 'garden/two': 50 };
    expect(whyNotYet(draft)).toBeNull();
    choiceOf(draft).designs = { 'garden/one': 50, 'garden/two': 51 };
    expect(whyNotYet(draft)).toEqual({
      key: 'newMatch.cannot.manyDesigns',
      values: { count: 101, most: 100 },
    });
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
    const three = draftWith([
      ['Kite', 'greedy'],
      ['Mika', 'human'],
      ['Bell', 'beginner'],
    ]);
    expect(whatWillHappen(three)).toEqual({
      key: 'newMatch.will.computers',
      values: { name: 'Mika', count: 2 },
    });
    expect(whatWillHappen(draftWith(two)).key).toBe('newMatch.will.oneComputer');
  });

  it('names the quest of someone who plays alone', () => {
    const draft = draftWith([['Mika', 'human']], 'solo-battle');
    choiceOf(draft).quest = 4;
    expect(whatWillHappen(draft)).toEqual({ key: 'newMatch.will.alone', values: { name: 'Mika', quest: 4 } });
  });

  it('says that one watches when only computers play', () => {
    const draft = draftWith([
      ['Kite', 'greedy'],
      ['Bell', 'master'],
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
    const draft = draftWith(two);
    Object.assign(choiceOf(draft).rules, {
      rounds: 3,
      offer: 4,
      normalsReturn: 'high',
      firstLayoutFilter: false,
    });
    draft.firstKey = 1;
    draft.seed = ' tea ';
    draft.seats.reverse();
    const match = matchFrom(draft);
    expect(match.options).toEqual({
      rounds: 3,
      offer: 4,
      normalsReturn: 'high',
      firstLayoutFilter: false,
      first: 0,
    });
    expect(match.seed).toBe('tea');
  });

  it('says the house rules of the chosen game only', () => {
    const draft = draftWith([...two, ['Aoi', 'human']]);
    choiceOf(draft).rules['rounds'] = 3;
    switchGame(draft, 'easy-battle', worldWith());
    Object.assign(choiceOf(draft).rules, { weakAttacks: false, challengeMiss: 'keep-enemy' });
    draft.firstKey = 2;
    expect(matchFrom(draft)).toMatchObject({
      game: 'easy-battle',
      options: { weakAttacks: false, challengeMiss: 'keep-enemy', first: 2 },
    });
    expect(Object.keys(matchFrom(draft).options)).toHaveLength(3);
  });

  it('of a quest says which, and neither a head start nor a first seat', () => {
    const draft = draftWith([['Mika', 'human']], 'solo-battle');
    Object.assign(draft.seats[0] ?? {}, { handicap: 5 });
    draft.firstKey = 0;
    choiceOf(draft).quest = 10;
    choiceOf(draft).rules['lossWhen'] = 'reaches';
    expect(matchFrom(draft)).toEqual({
      game: 'solo-battle',
      seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
      options: { lossWhen: 'reaches', quest: 10 },
    });
    choiceOf(draft).quest = 1;
    expect(matchFrom(draft).options).not.toHaveProperty('quest');
  });

  it('names a design as often as it joins', () => {
    const draft = draftWith(two);
    choiceOf(draft).designs = { 'garden/owl': 2, 'garden/pot': 1 };
    expect(matchFrom(draft).options).toEqual({ designs: ['garden/owl', 'garden/owl', 'garden/pot'] });
  });

  it('comes back the next time, without its seed', () => {
    const draft = draftWith(two);
    Object.assign(choiceOf(draft).rules, { rounds: 5, normalsReturn: 'high' });
    choiceOf(draft).designs = { 'garden/owl': 2 };
    draft.firstKey = 1;
    draft.seed = 'x';
    const sent = matchFrom(draft);
    expect(openDraft(worldWith(sent))).toEqual({ ...draft, seed: '' });
  });
});

describe('a match of Kokopelli', () => {
  const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

  it('needs exactly ten types where they are picked, and says how many are missing or too many', () => {
    const draft = draftWith(two, 'kokopelli');
    expect(whyNotYet(draft)).toBeNull();
    choiceOf(draft).types = { way: 'hand', picked: ten.slice(3) };
    expect(whyNotYet(draft)).toEqual({ key: 'newMatch.cannot.fewTypes', values: { count: 3, most: 10 } });
    choiceOf(draft).types = { way: 'hand', picked: [...ten, 'k'] };
    expect(whyNotYet(draft)).toEqual({ key: 'newMatch.cannot.manyTypes', values: { count: 1, most: 10 } });
    choiceOf(draft).types = { way: 'random', picked: [...ten, 'k'] };
    expect(whyNotYet(draft)).toBeNull();
    switchGame(draft, 'easy-battle', worldWith());
    expect(matchFrom(draft).options).not.toHaveProperty('types');
  });

  it('names its types, and they come back the next time', () => {
    const draft = draftWith(two, 'kokopelli');
    expect(matchFrom(draft).options).toEqual({});
    choiceOf(draft).types = { way: 'hand', picked: ten };
    const sent = matchFrom(draft);
    expect(sent.options).toEqual({ types: ten });
    expect(choiceOf(openDraft(worldWith(sent))).types).toEqual({ way: 'hand', picked: ten });
  });

  it('has game-end tiles that follow the seats until somebody sets another number (KO-3)', () => {
    const draft = draftWith(two, 'kokopelli');
    expect(countChanged(draft)).toBe(0);
    setRule(draft, 'tilesToEnd', 6);
    expect(matchFrom(draft).options).toEqual({ tilesToEnd: 6 });
    expect(countChanged(draft)).toBe(1);
    setRule(draft, 'tilesToEnd', tilesToEndFor(2));
    expect(choiceOf(draft).rules).not.toHaveProperty('tilesToEnd');
    expect(matchFrom(draft).options).toEqual({});
    setRule(draft, 'openBar', 'village');
    expect(matchFrom(draft).options).toEqual({ openBar: 'village' });
  });
});

describe('house rules', () => {
  it('are counted where they differ from the printed ones, and put back', () => {
    const draft = draftWith(two);
    expect(countChanged(draft)).toBe(0);
    choiceOf(draft).rules['rounds'] = 3;
    draft.firstKey = 1;
    expect(countChanged(draft)).toBe(2);
    choiceOf(draft).rules['rounds'] = 7;
    expect(countChanged(draft)).toBe(1);
    choiceOf(draft).rules['offer'] = 4;
    backToPrinted(draft);
    expect(countChanged(draft)).toBe(0);
    expect(matchFrom(draft).options).toEqual({});
  });
});
