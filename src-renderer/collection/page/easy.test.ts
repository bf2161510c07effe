import { describe, expect, it } from 'vitest';
import { i18n } from '../../setup/i18n';
import { enemy, kirby } from '../testing';
import { inEasyBattle } from './easy';

const said = ({ card }: ReturnType<typeof kirby>): string => {
  const told = inEasyBattle(card);
  return told === null ? '' : i18n.global.t(told.key, told.values ?? {});
};

describe('a card in Easy Battle', () => {
  it.each([
    ['white', 1, 'Any card beats it.'],
    ['white', 5, 'Any card of power 5 or more beats it.'],
    ['white', 8, 'Any card of power 8 beats it, and so does any of power 1.'],
    ['red', 1, 'Any red or white card beats it.'],
    ['red', 7, 'A red or white card of power 7 or more beats it.'],
    ['red', 8, 'A red or white card of power 8 beats it, and so does one of power 1.'],
  ] as const)('enemy, %s %i: %s', (color, life, words) => {
    expect(said(enemy({ ref: 'box/e', color, life }))).toBe(words);
  });

  it.each([
    ['white', 1, 'It beats any enemy of life 1, and any of life 8.'],
    ['white', 4, 'It beats any enemy of life 4 or less.'],
    ['white', 8, 'It beats any enemy.'],
    ['blue', 1, 'It beats blue and white enemies of life 1, and those of life 8.'],
    ['blue', 4, 'It beats blue and white enemies of life 4 or less.'],
    ['blue', 8, 'It beats every blue and every white enemy.'],
  ] as const)('Kirby card, %s %i: %s', (color, power, words) => {
    expect(said(kirby({ ref: 'box/k', color, power }))).toBe(words);
  });
});
