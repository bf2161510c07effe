// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { undoPress } from './use-undo-keys';

const press = (key: string, options: KeyboardEventInit = { ctrlKey: true }): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, ...options });

describe('the keys of undo', () => {
  it.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['z', {}, null],
    ['y', { metaKey: true }, null],
    ['z', { ctrlKey: true, altKey: true }, null],
    ['a', { ctrlKey: true }, null],
  ] as const)('%s with %j', (key, options, way) => expect(undoPress(press(key, options))).toBe(way));

  it('rest while an input method composes', () => {
    expect(undoPress(press('z', { ctrlKey: true, isComposing: true }))).toBeNull();
    expect(undoPress(press('z', { ctrlKey: true, keyCode: 229 }))).toBeNull();
  });
});
