// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseStrayDrops } from './stray-drops';

let stop = (): void => undefined;
beforeEach(() => {
  stop = refuseStrayDrops(window);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Drops something on a place; gives whether the browser goes on to do what it does, and what it was told. */
function dropOn(place: Element, types: readonly string[], type = 'drop'): { open: boolean; effect: string } {
  const dataTransfer = { types, dropEffect: 'copy' };
  const drag = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(drag, 'dataTransfer', { value: dataTransfer });
  return { open: place.dispatchEvent(drag), effect: dataTransfer.dropEffect };
}

it.each(['dragover', 'drop'])('a file that nobody takes is not opened by the browser (%s)', (type) => {
  expect(dropOn(document.body, ['Files'], type)).toEqual({ open: false, effect: 'none' });
});

it('words are dropped into fields as ever', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(dropOn(field, ['text/plain'])).toEqual({ open: true, effect: 'copy' });
});

it('whoever takes files goes on to take them', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.addEventListener('drop', (drop) => drop.preventDefault());
  expect(dropOn(place, ['Files'])).toEqual({ open: false, effect: 'copy' });
});
