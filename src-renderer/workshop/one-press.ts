/**
 * Work that a second press does not begin again while the first is still at it: a double click on a button makes
 * one thing. Presses that come too early are let go.
 */
export function onePress<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let busy = false;
  return async (...args) => {
    if (busy) return;
    busy = true;
    try {
      await work(...args);
    } finally {
      busy = false;
    }
  };
}
