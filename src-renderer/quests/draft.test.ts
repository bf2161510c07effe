import { describe, expect, it } from 'vitest';
import { newMatch } from '@shared/contract/calls';
import { soloOptions } from '@shared/games/copytoru/options';
import { draftFrom, matchFrom, nameProblem, nextQuest, questAsked } from './draft';

const fresh = () => draftFrom(undefined, 4, 'Mika');
const standing = (quest: number, wins: number) => ({ quest, tries: wins + 1, wins, best: null });

describe('a quest being set up', () => {
  it('is walked by a person with everything as printed at first', () => {
    expect(matchFrom(fresh(), 'Computer')).toEqual({
      game: 'solo-battle',
      seats: [{ name: 'Mika', player: 'human', handicap: 0 }],
      options: { quest: 4 },
    });
  });

  it('sends every house rule under the name the rules read', () => {
    const draft = { ...fresh(), quest: 8, strict: true, onlyHighReturn: true, wildStart: true };
    const match = matchFrom(draft, 'Computer');
    expect(newMatch.safeParse(match).success).toBe(true);
    expect(soloOptions.parse(match.options)).toMatchObject({
      quest: 8,
      lossWhen: 'reaches',
      normalsReturn: 'high',
      firstLayoutFilter: false,
    });
  });

  it('seats a computer of the chosen level when one is to be watched', () => {
    const match = matchFrom({ ...fresh(), person: false, level: 'master', name: '' }, 'Computer, masterly');
    expect(match.seats).toEqual([{ name: 'Computer, masterly', player: 'master', handicap: 0 }]);
  });

  it('remembers who walked last, and by which rules', () => {
    const last = matchFrom({ ...fresh(), person: false, level: 'beginner', strict: true }, 'Computer');
    expect(draftFrom(last, 2, 'Mika')).toEqual({
      quest: 2,
      person: false,
      name: 'Mika',
      level: 'beginner',
      strict: true,
      onlyHighReturn: false,
      wildStart: false,
    });
    expect(draftFrom(matchFrom({ ...fresh(), name: ' Aoi ' }, 'C'), 2, 'Mika').name).toBe('Aoi');
  });

  it('needs a name of at most 40 letters for a person, none for a computer', () => {
    expect(nameProblem({ ...fresh(), name: '  ' })).toBe('noName');
    expect(nameProblem({ ...fresh(), name: 'x'.repeat(41) })).toBe('longName');
    expect(nameProblem({ ...fresh(), name: '', person: false })).toBeNull();
    expect(nameProblem(fresh())).toBeNull();
  });
});

describe('the quest that is shown first', () => {
  it('is the first one never won', () => {
    expect(nextQuest([])).toBe(1);
    expect(nextQuest([standing(1, 2), standing(2, 0), standing(3, 1)])).toBe(2);
    expect(nextQuest(Array.from({ length: 10 }, (_, i) => standing(i + 1, 1)))).toBe(10);
  });

  it('is the one an address names, if there is such a quest', () => {
    expect(['4', '10', '0', '11', '4x', '', undefined, ['4']].map(questAsked)).toEqual([
      4,
      10,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
