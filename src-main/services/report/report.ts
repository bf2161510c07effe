import { arch, homedir, platform, release, userInfo } from 'node:os';
import type { CallOutput } from '@shared/contract/calls';
import type { WireMessage } from '@shared/contract/view';
import type { DesignsService } from '../designs/designs';
import type { Files } from '../files';
import type { LibraryService } from '../library';
import type { MatchesService } from '../matches/matches';
import { refused } from '../outcome';
import type { Notices } from '../notices';

interface ReportInput {
  readonly dataFolder: string;
  readonly matches: Pick<MatchesService, 'list'>;
  readonly designs: Pick<DesignsService, 'list'>;
  readonly library: Pick<LibraryService, 'snapshot'>;
  readonly notices: Pick<Notices, 'told'>;
  /** Whose computer it is; of this one when absent. */
  readonly owner?: Owner;
}

/** What a text must not give away. */
interface Owner {
  readonly home: string;
  readonly name: string;
}

/** More than anybody reads. */
const MOST = 50;

/** What somebody needs to know who is asked for help, without anything that says whose computer it is. */
export async function makeReport(input: ReportInput): Promise<CallOutput<'app.report'>> {
  const { dataFolder, matches, designs, library, notices } = input;
  const owner = input.owner ?? { home: homedir(), name: nameOfUser() };
  const plain = (text: string): string => withoutOwner(text, owner);
  const all = await matches.list();
  return {
    system: `${platform()} ${release()} ${arch()}`,
    node: process.versions.node,
    electron: process.versions['electron'] ?? null,
    chromium: process.versions['chrome'] ?? null,
    dataFolder: plain(dataFolder),
    matches: all.filter(({ finished }) => !finished).length,
    records: all.filter(({ finished }) => finished).length,
    sets: (await designs.list()).length,
    notices: notices.told.slice(-MOST).map((message) => plainMessage(message, plain)),
    problems: library
      .snapshot()
      .problems.slice(0, MOST)
      .map(({ file, path, code }) => ({ file: plain(file), path, code })),
  };
}

function plainMessage({ key, values }: WireMessage, plain: (text: string) => string): WireMessage {
  if (values === undefined) return { key };
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    // Seats are called by their players' names.
    name === 'name' || name === 'names' || name === 'seat'
      ? '…'
      : typeof value === 'string'
        ? plain(value)
        : value,
  ]);
  return { key, values: Object.fromEntries(entries) };
}

/** A text with `~` in the place of a person's folder, and of a folder that bears the person's name. */
export function withoutOwner(text: string, { home, name }: Owner): string {
  const short = home.length > 1 ? text.replaceAll(home, '~') : text;
  if (name === '') return short;
  return short
    .split(/([/\\])/)
    .map((part) => (part.toLowerCase() === name.toLowerCase() ? '~' : part))
    .join('');
}

/** A user without a name, as in some containers, is nobody. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** The text the build has written; without a build there is none. */
export async function licencesIn(path: string, { system }: Files): Promise<CallOutput<'app.licences'>> {
  try {
    return { ok: true, value: await system.read(path) };
  } catch {
    return refused('no-licences');
  }
}
