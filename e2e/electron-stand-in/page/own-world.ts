import { Bridge } from './bridge';

/** Freezes what a preload exposed, all the way down. */
function frozen(value: unknown): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Begins the page's own side of the bridge, before any script of the page. */
export function start(secret: string): void {
  if (window.top !== window) return;
  const post = document.createComment('');
  new Bridge(post, 'own', 'preload', (key, value) => {
    if (Object.hasOwn(window, key)) {
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    }
    Object.defineProperty(window, key, { value: frozen(value), enumerable: true });
  });
  const hand = (): void => {
    document.dispatchEvent(new MouseEvent(secret, { relatedTarget: post }));
  };
  // Whichever world runs first waits for the other; both run before the page does.
  document.addEventListener(`${secret}?`, hand, { once: true });
  hand();
}
