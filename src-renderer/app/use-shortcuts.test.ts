// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope } from 'vue';
import type { EffectScope } from 'vue';
import { useShortcuts } from './use-shortcuts';

let scope: EffectScope;
const undo = vi.fn(() => true);
const confirm = vi.fn(() => true);

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

const add = (html: string): Element => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('nothing was added');
  return element;
};

beforeEach(() => {
  scope = effectScope();
  scope.run(() => useShortcuts({ u: undo, Enter: confirm, ' ': confirm }));
});
afterEach(() => {
  scope.stop();
  document.body.innerHTML = '';
  undo.mockClear();
  confirm.mockClear();
});

describe('shortcuts', () => {
  it('do what they are for and keep the key from scrolling the page', () => {
    expect(press('u')).toBe(false);
    press('U');
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it.each(['Enter', ' ', 'u'])('let %j pass while an input method composes', (key) => {
    press(key, { isComposing: true });
    press(key, { keyCode: 229 });
    press('Process', { keyCode: 229 });
    expect(undo).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each(['<input type="text">', '<input>', '<textarea></textarea>', '<select></select>'])(
    'rest while someone types in %s',
    (html) => {
      press('u', {}, add(html));
      expect(undo).not.toHaveBeenCalled();
    },
  );

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leave presses with %s to the system', (modifier) => {
    press('u', { [modifier]: true });
    expect(undo).not.toHaveBeenCalled();
  });

  it('leave Enter and Space to a focused button, but not letters', () => {
    const button = add('<button>Stop</button>');
    press('Enter', {}, button);
    press(' ', {}, button);
    expect(confirm).not.toHaveBeenCalled();
    press('u', {}, button);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('take Enter from a button where the screen says so', () => {
    const own = effectScope();
    const pick = vi.fn(() => true);
    own.run(() => useShortcuts({ Enter: pick }, { overButtons: ['Enter'] }));
    press('Enter', {}, add('<button>Card</button>'));
    own.stop();
    expect(pick).toHaveBeenCalledOnce();
  });

  it.each(['dialog', 'alertdialog', 'menu'])('rest while a %s is open', (role) => {
    add(`<div role="${role}"></div>`);
    press('u');
    expect(undo).not.toHaveBeenCalled();
  });

  it('let a key go its way when there was nothing to do', () => {
    undo.mockReturnValueOnce(false);
    expect(press('u')).toBe(true);
  });

  it('end with their screen', () => {
    scope.stop();
    press('u');
    expect(undo).not.toHaveBeenCalled();
  });
});
