import { expect, it } from 'vitest';
import { readWindowState } from './window-state';

const state = {
  format: 'tefuda-window/1',
  bounds: { x: -5, y: 40, width: 640, height: 480 },
  maximized: true,
};

it('what is remembered of the window is taken only when all of it makes sense', () => {
  expect(readWindowState(JSON.stringify({ ...state, later: 1 }))).toEqual(state);
  for (const bounds of [
    { ...state.bounds, width: 639 },
    { ...state.bounds, height: 1e99 },
    { ...state.bounds, x: 0.5 },
    { ...state.bounds, y: 2 ** 53 },
    { width: 640, height: 480 },
    null,
  ]) {
    expect(readWindowState(JSON.stringify({ ...state, bounds }))).toBeNull();
  }
  for (const text of ['', '{', '[]', 'null', '\0', JSON.stringify({ ...state, format: 'tefuda-window/2' })]) {
    expect(readWindowState(text)).toBeNull();
  }
});
