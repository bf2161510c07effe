// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, shallowRef } from 'vue';
import type { Point } from './crop';
import { useCropGestures } from './use-crop-gestures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A frame of 200 × 100 pixels at the corner of the page, and all that gestures did to its picture. */
function open() {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  element.setPointerCapture = () => undefined;
  const did: string[] = [];
  const point = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const scope = effectScope();
  const listeners = scope.run(() =>
    useCropGestures(shallowRef(element), {
      pan: (by) => did.push(`pan ${point(by)}`),
      zoom: (factor, at) => did.push(`zoom ${factor.toFixed(2)} at ${point(at)}`),
      most: () => did.push('most'),
      done: () => did.push('done'),
    }),
  );
  for (const [name, listener] of Object.entries(listeners ?? {})) {
    element.addEventListener(name, (event) => Reflect.apply(listener, null, [event]));
  }
  const finger = (name: string, id: number, clientX: number, clientY: number): void => {
    element.dispatchEvent(new PointerEvent(name, { pointerId: id, clientX, clientY, button: 0 }));
  };
  const key = (name: string, more: KeyboardEventInit = {}): void => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, ...more }));
  };
  return { element, did, finger, key, scope };
}

describe('gestures on a picture', () => {
  it('drag what shows along with the pointer, and keep it at the end', () => {
    const { did, finger } = open();
    finger('pointermove', 1, 10, 10);
    finger('pointerdown', 1, 100, 50);
    finger('pointermove', 1, 120, 40);
    finger('pointerup', 1, 120, 40);
    finger('pointermove', 1, 150, 40);
    expect(did).toEqual(['pan -0.10 0.10', 'done']);
  });

  it('pinch between two fingers, about the middle of them', () => {
    const { did, finger } = open();
    finger('pointerdown', 1, 80, 50);
    finger('pointerdown', 2, 120, 50);
    finger('pointermove', 2, 160, 50);
    finger('pointerup', 2, 160, 50);
    finger('pointerup', 1, 80, 50);
    // The middle went from 100 to 120, the fingers from 40 to 80 pixels apart.
    expect(did).toEqual(['pan -0.10 0.00', 'zoom 2.00 at 0.60 0.50', 'done']);
  });

  it('zoom by the wheel where the pointer is, and keep it once the wheel rests', () => {
    const { element, did } = open();
    const turn = () =>
      element.dispatchEvent(new WheelEvent('wheel', { deltaY: -400, clientX: 50, clientY: 25 }));
    turn();
    turn();
    expect(did).toEqual(['zoom 2.00 at 0.25 0.25', 'zoom 2.00 at 0.25 0.25']);
    vi.advanceTimersByTime(400);
    expect(did.at(-1)).toBe('done');
  });

  it('keep what a wheel did that was still turning when the panel closed', () => {
    const { element, did, scope } = open();
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, clientX: 100, clientY: 50 }));
    scope.stop();
    expect(did).toEqual(['zoom 0.50 at 0.50 0.50', 'done']);
  });

  it('move and zoom by keys, and leave those of an input method alone', () => {
    const { did, key } = open();
    key('ArrowLeft');
    key('ArrowDown', { shiftKey: true });
    key('-');
    key('0');
    key('x');
    key('+', { isComposing: true });
    expect(did).toEqual([
      'pan -0.02 0.00',
      'done',
      'pan 0.00 0.10',
      'done',
      'zoom 0.87 at 0.50 0.50',
      'done',
      'most',
      'done',
    ]);
  });
});
