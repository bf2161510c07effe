import type { Wire } from '../wire';

let wire: Wire | null = null;

/** Joins the program with the browser that shows its windows. */
export const joinBrowser = (joined: Wire): void => {
  wire = joined;
};

/** Asks the browser for something. */
export function askBrowser(name: string, given: unknown): Promise<unknown> {
  return wire === null ? Promise.reject(new Error('No browser is joined.')) : wire.ask(name, given);
}
