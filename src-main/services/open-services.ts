import type { Settings } from '@shared/contract/settings';
import { createFormatter, type Formatter } from '@shared/locales/format';
import type { AppFolder } from './app-folder';
import { lockDataFolder, type LockOutcome, type RunningProgram } from './data-lock';
import { nodeFiles } from './file-system';
import { Files } from './files';
import { KeptNotices } from './kept-notices';
import { labInThreads } from './lab/threads';
import { Notices } from './notices';
import { sheetsInThread } from './printing/printing-thread';
import { Publisher } from './publisher';
import { furnish, type Services } from './services';
import { ThinkingPool } from './thinking/pool';
import { watchFolders } from './watch-folders';

/** Pauses before a computer's move, by the setting `computerPace`; milliseconds. */
const PACE: Readonly<Record<Settings['computerPace'], number>> = { normal: 400, faster: 200 };

export interface ServicesInput {
  readonly dataFolder: string;
  readonly app: AppFolder;
  readonly host: 'electron' | 'web';
  /** BCP 47. */
  readonly systemLanguage: string;
  /** Words for what is said before there is a screen. */
  readonly say?: Formatter;
}

/**
 * The services, or in words why they cannot be had: somebody else has the data folder. Where a browser finds that
 * program is its address.
 */
export type OpenedServices =
  | { readonly ok: true; readonly services: Services }
  | { readonly ok: false; readonly words: string; readonly address: string | null };

/** The system's language, as BCP 47. */
export const systemLanguage = (): string => Intl.DateTimeFormat().resolvedOptions().locale;

/** Takes the data folder and opens the services over it. */
export async function openServices(input: ServicesInput): Promise<OpenedServices> {
  const publisher = new Publisher();
  const files = new Files(nodeFiles);
  const notices = new Notices(publisher, new KeptNotices(input.dataFolder, files));
  const locked = await takeFolder(input, notices);
  if (locked === null) {
    const words = wordsOf(input)('main.start.no-folder', { folder: input.dataFolder });
    return { ok: false, words, address: null };
  }
  if (!locked.held) {
    const { running } = locked;
    return { ok: false, words: wordsForSecond(running, input), address: running?.address ?? null };
  }
  await notices.takeUp();
  if (locked.lock.leftBehind) notices.tell('info', { key: 'main.notices.ended-suddenly' });
  if (!locked.lock.writable) {
    const key = locked.lock.full ? 'main.notices.data-full' : 'main.notices.data-read-only';
    notices.tell('error', { key });
  }
  const thinking = new ThinkingPool(input.app.worker);
  const services = await furnish({
    ...input,
    ...{ publisher, notices, files, lock: locked.lock },
    work: {
      thinking,
      measure: labInThreads(input.app.worker),
      makeSheets: sheetsInThread(input.app.worker),
      close: () => thinking.close(),
    },
    watch: watchFolders,
    now: Date.now,
    pause: ({ computerPace }) => PACE[computerPace],
  });
  return { ok: true, services };
}

/** The hold on the data folder; null when there can be no such folder at all. */
async function takeFolder(input: ServicesInput, notices: Notices): Promise<LockOutcome | null> {
  try {
    return await lockDataFolder({
      folder: input.dataFolder,
      host: input.host,
      lost: () => notices.tell('error', { key: 'main.notices.data-lost' }),
    });
  } catch {
    return null;
  }
}

const wordsOf = ({ say, systemLanguage: language }: ServicesInput): Formatter =>
  say ?? createFormatter(language.startsWith('ja') ? 'ja' : 'en');

function wordsForSecond(running: RunningProgram | null, input: ServicesInput): string {
  const say = wordsOf(input);
  if (running === null) return say('main.start.locked', { folder: input.dataFolder });
  if (running.address === null) return say('main.start.running');
  return say('main.start.running-at', { address: running.address });
}
