import { vi } from 'vitest';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * For tests: what jsdom lacks of a browser, until `vi.unstubAllGlobals`. Nothing has a size there: what measures
 * itself is told `size`, if any.
 */
export function furnishBrowser(size: Size | null = null): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: (entries: readonly object[]) => void) {}
      observe(): void {
        if (size !== null) this.tell([{ contentRect: size }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** For tests: elements that can be animated; an animation is over before it begins. */
export function stillElements(): void {
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: () => Object.assign(new EventTarget(), { cancel: () => {} }),
  });
}
