/** How the tests run a command that a document tells. */
export type How =
  /** As it is written. */
  | { readonly run: 'as written' }
  /** With these words behind it, or these in its place, so that it takes seconds where people let it run for long. */
  | { readonly run: 'shorter'; readonly more: string }
  | { readonly run: 'shorter'; readonly words: string }
  /** It starts a program that stays: it must say where it can be reached, and is then ended. */
  | { readonly run: 'until it answers'; readonly words: string }
  /** It is what runs these tests, or one of the checks that run before them. */
  | { readonly run: 'by the test run' }
  /** It needs what a machine may not have; this test shows as much of it as can be shown. */
  | { readonly run: 'elsewhere'; readonly shownBy: string };

const asWritten: How = { run: 'as written' };
const byTheTestRun: How = { run: 'by the test run' };
const shorter = (words: string): How => ({ run: 'shorter', words });

/** The first line that fits says how. A command that fits none fails the tests: it has to be thought of. */
export const HOW: readonly (readonly [fits: RegExp, how: How])[] = [
  [/^npm ci && npm start$/, { run: 'until it answers', words: 'npm start -- --no-open --port 0' }],
  [
    /^npm start -- --host web$/,
    { run: 'until it answers', words: 'npm start -- --host web --no-open --port 0' },
  ],
  [/^npm start$/, { run: 'until it answers', words: 'npm start -- --no-open --port 0' }],
  [
    /^npx tefuda start --host web --port 8080$/,
    { run: 'until it answers', words: 'npx tefuda start --host web --port 0 --no-open' },
  ],
  [/^npm (ci|install|test|ci && npm test)( -- (static|unit|build|e2e))?$/, byTheTestRun],
  [
    /^npm run (build|typecheck|lint|format|format:check|boundaries|unused|test:unit|test:e2e|test:e2e:whole)$/,
    byTheTestRun,
  ],
  [/^npx (vitest run|playwright test)( [\w/-]+)?$/, byTheTestRun],
  // Their short forms are tests of their own: e2e/crash, and any-order.test.ts beside the matches.
  [/^node proof\/(crash|any-order)\/run\.mjs$/, byTheTestRun],
  [/^npm run (pack|pack:testing|dist)$/, { run: 'elsewhere', shownBy: 'e2e/packaging/packaging.spec.ts' }],
  [/^npm run icons$/, { run: 'elsewhere', shownBy: 'e2e/packaging/packaging.spec.ts' }],
  [/^npm run proof( -- --list)?$/, { run: 'shorter', words: 'npm run proof -- --list' }],
  [/^npm run fuzz/, shorter('npm run fuzz -- --kind=settings --inputs=200')],
  [/^npm run invariants/, shorter('npm run invariants -- 1')],
  [/^npm run bench/, shorter('npm run bench -- --quick --only=copies')],
  [/^node --cpu-prof out\/bench\/section/, shorter('npm run bench -- --quick --only=copies')],
  [/^npm run strength/, shorter('npm run strength -- --print --quick --only=none')],
  [/^npm run lab:printed$/, shorter('npx tefuda lab kokopelli-base --printed lab-printed.json --pairs 2')],
  [/^npx tefuda lab \S+$/, { run: 'shorter', more: '--pairs 50' }],
  [/^npx tefuda bench$/, { run: 'shorter', more: '--time 5' }],
  [
    /^npx tefuda simulate --game solo-battle /,
    shorter('npx tefuda simulate --game solo-battle --quest 8 --seats skilled --games 1'),
  ],
  [/^npx tefuda art --sheet /, shorter('npx tefuda art --sheet out/cards.svg')],
  [/^npx tefuda (validate|schema|simulate|replay|art|print) /, asWritten],
  [/^npx tefuda [a-z]+$/, shorter('npx tefuda --help')],
  [/^cd my-set && zip /, asWritten],
];

/** How a command is run, or null where nobody has said. */
export const howOf = (command: string): How | null => HOW.find(([fits]) => fits.test(command))?.[1] ?? null;
