import { buildIfNeeded } from '../bin/build.mjs';
import { buildStandIn } from './electron-stand-in/build';

/** Builds the program and what stands for Electron before any test, so that none of them waits for it. */
export default async (): Promise<void> => {
  await buildIfNeeded(() => undefined);
  await buildStandIn();
};
