import { describe, expect, it } from 'vitest';
import { answersAtOnce, cardOption, carryOver, optionCard, picksAtOnce, toggle } from './selection';

const choice = (ids: string[], min: number, max: number, kind = 'get') => ({
  kind,
  options: ids.map((id) => ({ id })),
  min,
  max,
});

describe('choosing options', () => {
  const enemies = choice(['c60', 'c61', 'c62'], 0, 2);

  it('adds in order and takes away again', () => {
    const one = toggle(enemies, [], 'c61');
    const two = toggle(enemies, one.chosen, 'c60');
    expect(two.chosen).toEqual(['c61', 'c60']);
    expect(toggle(enemies, two.chosen, 'c61').chosen).toEqual(['c60']);
  });

  it('says so when no more may be chosen', () => {
    expect(toggle(enemies, ['c60', 'c61'], 'c62')).toEqual({ chosen: ['c60', 'c61'], full: true });
  });

  it('moves the choice when one is the most', () => {
    expect(toggle(choice(['c1', 'c2'], 0, 1), ['c1'], 'c2')).toEqual({ chosen: ['c2'], full: false });
  });

  it('never chooses what is not offered', () => {
    expect(toggle(enemies, ['c60'], 'c9')).toEqual({ chosen: ['c60'], full: false });
  });

  it('picks at once only where exactly one is asked for', () => {
    expect(picksAtOnce(choice(['c1', 'skip'], 1, 1))).toBe(true);
    expect(picksAtOnce(choice(['c1'], 0, 1))).toBe(false);
    expect(picksAtOnce(choice(['c1', 'c2', 'c3'], 2, 2))).toBe(false);
  });

  it('looks at an attack on exactly one enemy before it is made', () => {
    const target = choice(['c60', 'c61'], 1, 1, 'target');
    expect(picksAtOnce(target)).toBe(false);
    expect(answersAtOnce(target, [], 'c60')).toBe(false);
    expect(toggle(target, ['c60'], 'c61').chosen).toEqual(['c61']);
    expect(answersAtOnce(target, ['c60'], 'c60')).toBe(true);
  });

  it('never answers by itself with an attack that is known to fail', () => {
    const options = [
      { id: 'c1', preview: { succeeds: false } },
      { id: 'c2', preview: { succeeds: true } },
    ];
    const play = { kind: 'play', options, min: 1, max: 1 };
    expect(answersAtOnce(play, [], 'c1')).toBe(false);
    expect(answersAtOnce(play, ['c1'], 'c1')).toBe(false);
    expect(answersAtOnce(play, [], 'c2')).toBe(true);
    expect(answersAtOnce({ ...play, kind: 'lose-enemy' }, [], 'c1')).toBe(true);
  });

  it('keeps of an older choice only what is offered now', () => {
    expect(carryOver(enemies, ['c9', 'c62', 'c60', 'c61'])).toEqual(['c62', 'c60']);
    expect(carryOver(choice(['c60'], 1, 1), ['c60'])).toEqual([]);
    expect(carryOver(null, ['c60'])).toEqual([]);
  });
});

describe('option ids of cards', () => {
  it('go both ways', () => {
    expect(cardOption(17)).toBe('c17');
    expect(optionCard('c17')).toBe(17);
    expect(optionCard('skip')).toBeNull();
    expect(optionCard('cap')).toBeNull();
  });
});
