import type { HostName } from './app/program';

/**
 * Which host each spec of the app runs on. Both show the same page, so that one of them finds almost every fault:
 * `npm test` runs each spec on one host, `npm run test:e2e:whole` on both. Those that are not named here run on
 * the web host; the two lists cost about the same.
 */
export const ON_DESKTOP: readonly string[] = [
  'app/collection',
  'app/kokopelli',
  'app/learning',
  'app/modes',
  'app/paper',
  'app/records',
  'app/solo',
  'app/taking-back',
  'app/typing',
  'app/workshop',
];

/** Whether everything runs, on both hosts, and not only what fits into `npm test`. */
export const isWhole = process.env['TEFUDA_E2E'] === 'whole';

/** Specs that know no host, or bring the one they are about. */
const HOSTLESS = ['crash', 'documents', 'electron', 'electron-stand-in', 'packaging', 'security'];
const hostless = HOSTLESS.map((folder) => `**/e2e/${folder}/**/*.spec.ts`);
const timed = '**/speed.spec.ts';
const desktop = ON_DESKTOP.map((name) => `**/e2e/${name}.spec.ts`);

/** What marks a test that can only be meant for the web host. */
export const ONLY_WEB = 'only-web';

/** Details of such a test, with the reason: on the desktop it is listed as skipped. */
export const onlyWeb = (why: string): { annotation: { type: string; description: string } } => ({
  annotation: { type: ONLY_WEB, description: why },
});

/** What marks a test that only the whole run has time for. */
export const ONLY_WHOLE = 'only-whole';

/** Details of such a test, with what `npm test` looks at in its place: there it is listed as skipped. */
export const onlyWhole = (instead: string): { annotation: { type: string; description: string } } => ({
  annotation: { type: ONLY_WHOLE, description: instead },
});

interface Project {
  readonly name: string;
  readonly testMatch?: string[];
  readonly testIgnore?: string[];
  readonly dependencies?: string[];
  readonly use?: { readonly hostName: HostName };
}

/** What Playwright runs. What is timed is timed last and alone; `--no-deps` leaves the rest out. */
export const projects: Project[] = [
  // First, since the longest of all tests is among them.
  { name: 'hosts', testMatch: hostless },
  {
    name: 'web',
    testIgnore: [...hostless, timed, ...(isWhole ? [] : desktop)],
    use: { hostName: 'web' },
  },
  {
    name: 'desktop',
    ...(isWhole ? { testIgnore: [...hostless, timed] } : { testMatch: desktop }),
    use: { hostName: 'desktop' },
  },
  { name: 'speed', testMatch: [timed], dependencies: ['web', 'desktop', 'hosts'] },
];
