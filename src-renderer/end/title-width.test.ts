import { expect, it } from 'vitest';
import { isWide } from './title-width';

it.each([
  ['Mika wins', false],
  ['Mika and Grandma draw', false],
  ['Mika, Kenji and Grandma draw', true],
  ['おばあちゃんの勝ち', false],
  ['Mika、Grandmaの 引き分け', true],
])('the title %j is wide: %j', (title, wide) => {
  expect(isWide(title)).toBe(wide);
});
