// Builds into out/ unless it was built from these very sources.
import { buildIfNeeded } from '../bin/build.mjs';

await buildIfNeeded((line) => console.log(line));
