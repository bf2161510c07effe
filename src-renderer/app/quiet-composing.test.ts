// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietComposing } from './quiet-composing';

const heard = vi.fn();
let stop = (): void => undefined;

const press = (more: KeyboardEventInit): boolean => {
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', heard);
  return field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...more }));
};

beforeEach(() => {
  stop = quietComposing(window);
  document.addEventListener('keydown', heard, true);
  window.addEventListener('keydown', heard);
});
afterEach(() => {
  stop();
  document.removeEventListener('keydown', heard, true);
  window.removeEventListener('keydown', heard);
  document.body.innerHTML = '';
  heard.mockClear();
});

it.each([
  { key: 'Escape', isComposing: true },
  { key: 'Enter', keyCode: 229 },
  { key: 'ArrowDown', isComposing: true },
])('nobody hears $key while a word is being composed', (key) => {
  press(key);
  expect(heard).not.toHaveBeenCalled();
});

it('the browser empties no field to search in at an Escape that ends a composition, and does as ever at other keys', () => {
  expect(press({ key: 'Escape', isComposing: true })).toBe(false);
  expect(press({ key: 'Enter', isComposing: true })).toBe(true);
  expect(press({ key: 'Escape' })).toBe(true);
});

it('every other key goes its way', () => {
  press({ key: 'Escape' });
  expect(heard).toHaveBeenCalledTimes(3);
});
