import { buildIfNeeded } from '../bin/build.mjs';

/** Builds the program before any test, so that none of them waits for it. */
export default (): Promise<void> => buildIfNeeded(() => undefined);
