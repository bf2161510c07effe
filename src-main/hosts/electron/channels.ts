/** The one channel for calls, from the page to the main process. */
export const CALL = 'tefuda:call';

/** The one channel for events, from the main process to the page. */
export const EVENT = 'tefuda:event';

/** Where the page lives: a scheme of our own, which no network can answer. */
export const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://tefuda`;
