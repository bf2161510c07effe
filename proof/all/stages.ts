import { countEndToEnd, countLines, countTests } from './counting';
import type { Stage } from './stage';

/** What is known of this machine. */
export interface Machine {
  /** The folder of the project. */
  readonly root: string;
  /** A browser for the end-to-end tests; null when there is none. */
  readonly browser: string | null;
  /** The Electron binary; null when it was never fetched. */
  readonly electron: string | null;
}

const NO_BROWSER = 'there is no Chromium on this machine';
const NO_ELECTRON = 'the Electron binary is not installed on this machine';

/**
 * Everything that is to be shown, in the order in which it is run.
 *
 * @param quick whether each is to take minutes; what is only worth its hours is left out by name
 */
export function stagesOf({ browser, electron }: Machine, quick: boolean): Stage[] {
  const node = process.execPath;
  const script = (path: string, ...args: string[]): Pick<Stage, 'typed' | 'command'> => ({
    typed: ['node', path, ...args].join(' '),
    command: [node, path, ...args],
  });
  return [
    {
      name: 'test',
      shows: 'types, rules of the code, unit tests, build, end-to-end tests',
      ...script('scripts/test.mjs'),
      typed: 'npm test',
      hindrance: null,
      count: countTests,
    },
    {
      name: 'e2e',
      shows: 'every end-to-end test, on the web host and on the desktop host',
      ...script('scripts/e2e-whole.mjs', '--reporter=list'),
      typed: 'npm run test:e2e:whole',
      hindrance: browser === null ? NO_BROWSER : null,
      count: countEndToEnd,
    },
    {
      name: 'electron',
      shows: 'the program packed for this system with the real Electron',
      typed: 'npm run pack',
      command: ['npm', 'run', 'pack'],
      hindrance: electron === null ? NO_ELECTRON : null,
    },
    {
      name: 'fuzz',
      shows:
        'mutated sets, packs, backups, pictures, journals, settings, calls, frames and command lines break nothing',
      ...script('proof/fuzz/run.mjs', ...(quick ? ['--inputs=2000'] : [])),
      hindrance: null,
      count: countLines(/ {2}holds$/, / {2}FOUND$|^ {2}blind:/),
    },
    {
      name: 'crash',
      shows: 'killed at any moment, no accepted pick, saved edit or file is lost',
      ...script('proof/crash/run.mjs', quick ? '10' : '200'),
      hindrance: null,
    },
    {
      name: 'any order',
      shows: 'undo, redo and restarts in any order come to the match a straight replay gives',
      ...script('proof/any-order/run.mjs', quick ? '20' : '1000'),
      hindrance: null,
    },
    {
      name: 'invariants',
      shows: 'random matches of every game keep every invariant',
      ...script('bench/invariants.mjs', quick ? '200' : '10000'),
      hindrance: null,
      count: countLines(/every invariant holds/, /^\S.*, seed .*: /),
    },
    {
      name: 'strength',
      shows: 'how strong the computer players are, printed only',
      ...script('bench/strength.mjs', '--print', ...(quick ? ['--quick'] : [])),
      hindrance: null,
    },
    {
      name: 'printed',
      shows: 'the table of printed cards that designs are compared with is made again the same',
      ...script('proof/printed.mjs'),
      hindrance: quick ? 'it takes too long for a quick run' : null,
    },
    {
      name: 'bench',
      shows: 'speed and memory against their limits',
      ...script('bench/run.mjs', ...(quick ? ['--quick'] : [])),
      hindrance: null,
    },
  ];
}
