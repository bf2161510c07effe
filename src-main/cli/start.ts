import { spawn } from 'node:child_process';
import type { Command } from 'commander';
import type { Formatter } from '@shared/locales/format';
import { findAppFolder, type AppFolder } from '@main/services/app-folder';
import { cacheFolder, dataFolderOf } from '@main/services/data-folder';
import { errorCode } from '@main/services/file-system';
import { openServices, systemLanguage } from '@main/services/open-services';
import { makeAssets } from '@main/hosts/shared/assets';
import { makeDispatcher } from '@main/hosts/shared/dispatcher';
import { browserAbilities } from '@main/hosts/web/abilities';
import { startWebHost } from '@main/hosts/web/server';
import { lookAround, reasonForWeb, type WebReason } from './choose-host';
import { electronBinary } from './electron-binary';
import { commandWords } from './language';

/** What was asked for on the command line. */
interface StartOptions {
  readonly host: 'electron' | 'web' | null;
  readonly port: number;
  readonly dataFolder: string;
  readonly mayOpen: boolean;
  readonly say: Formatter;
}

/** A window that closed itself this soon after its start never stood. Milliseconds. */
const TOO_SOON = 4_000;

/** Adds `tefuda start` to the command line. */
export function registerStart(program: Command, help: Formatter): void {
  program
    .command('start')
    .description(help('main.start.help.command'))
    .option('--host <host>', help('main.start.help.host'))
    .option('--port <number>', help('main.start.help.port'), '0')
    .option('--data <folder>', help('main.start.help.data'))
    .option('--no-open', help('main.start.help.no-open'))
    .action(async (_options: unknown, command: Command) => {
      process.exitCode = await start(command);
    });
}

async function start(command: Command): Promise<number> {
  const given: Record<string, unknown> = command.optsWithGlobals();
  const say = commandWords(command);
  const { host, port, data } = given;
  if (host !== undefined && host !== 'electron' && host !== 'web') {
    return complain(say('main.start.bad-host', { host: String(host) }));
  }
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65535) {
    return complain(say('main.start.bad-port', { port: String(port) }));
  }
  const dataFolder = dataFolderOf(typeof data === 'string' ? data : undefined);
  return show({ host: host ?? null, port: Number(port), dataFolder, mayOpen: given['open'] !== false, say });
}

/** Wrong usage: says why; the exit code for it is 2. */
function complain(words: string): number {
  console.error(words);
  return 2;
}

/** Shows the program in a window of its own where that is possible, in the browser otherwise. */
async function show(options: StartOptions): Promise<number> {
  const began = Date.now();
  const folder = findAppFolder(import.meta.url);
  let why = reasonForWeb(lookAround(options.host));
  let reason: string | null = null;
  if (why === null) {
    const binary = await electronBinary({ appFolder: folder.path, cacheFolder, began });
    if ('why' in binary) ({ why, reason } = binary);
    else {
      const code = await runElectron(binary.path, folder, options.dataFolder);
      if (code !== null) return code;
      why = 'quit';
    }
    if (options.host === 'electron') {
      console.error(wordsForNoElectron(options.say, why, reason));
      return 1;
    }
  }
  return runWeb(options, folder, why);
}

/** What Node says of a server that no network leads to. */
const UNREACHABLE = 'fetch failed';

/** Why there is no window of its own though it was asked for, and what else there is. */
export function wordsForNoElectron(say: Formatter, why: WebReason, reason: string | null): string {
  const told = say(`main.start.why.${why}`);
  return [
    say('main.start.electron-missing', { why: told }),
    ...(reason === null ? [] : [reasonInWords(say, reason)]),
    say('main.start.web-instead'),
  ].join('\n');
}

const reasonInWords = (say: Formatter, reason: string): string =>
  reason === UNREACHABLE
    ? say('main.start.electron-unreachable')
    : say('main.start.electron-reason', { reason });

/** Runs Electron to its end; null when its window never stood. */
async function runElectron(binary: string, folder: AppFolder, dataFolder: string): Promise<number | null> {
  const began = Date.now();
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(binary, [...sandbox, folder.path, `--tefuda-data=${dataFolder}`], { stdio: 'inherit' });
  const stop = (): boolean => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (status, signal) => resolve(signal === null ? status : 0));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const failedAtOnce = code !== 0 && Date.now() - began < TOO_SOON;
  return failedAtOnce ? null : (code ?? 1);
}

async function runWeb(options: StartOptions, folder: AppFolder, why: WebReason): Promise<number> {
  const { say, dataFolder, port } = options;
  const opened = await openServices({
    dataFolder,
    app: folder,
    host: 'web',
    systemLanguage: systemLanguage(),
    say,
  });
  if (!opened.ok) {
    console.error(opened.words);
    // Whoever starts it twice wants to see it.
    if (options.mayOpen && opened.address !== null) await openBrowser(opened.address);
    return 1;
  }
  const { services } = opened;
  try {
    const host = await startWebHost({
      assets: await makeAssets(services.files.system, services.assetSources),
      dispatch: makeDispatcher(services, browserAbilities(canBeSeen() ? openOutside : undefined)),
      publisher: services.publisher,
      port,
    });
    services.announce(host.address);
    console.log(say('main.start.in-browser', { why: say(`main.start.why.${why}`) }));
    console.log(say('main.start.address', { address: host.address }));
    console.log(say('main.start.stop'));
    if (options.mayOpen) await openBrowser(host.addressForOnce());
    await untilAskedToStop();
    await host.close();
    return 0;
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    console.error(say('main.start.port-taken', { port }));
    return 1;
  } finally {
    await services.close();
  }
}

/** Opens the default browser where a person could see it; the printed address works in any case. */
async function openBrowser(address: string): Promise<void> {
  if (!canBeSeen()) return;
  try {
    await openOutside(address);
  } catch {
    // There is no browser to open; the address is on the screen.
  }
}

/** Whether what is opened in another program would be seen by anybody. */
const canBeSeen = (): boolean =>
  process.env['CI'] === undefined && (lookAround(null).hasDisplay || process.platform !== 'linux');

/** Opens an address or a folder with the system's own program for it. */
async function openOutside(what: string): Promise<void> {
  // Loaded only here: it would hold up the page that it is to show.
  const { default: open } = await import('open');
  const opened = await open(what);
  opened.on('error', () => undefined);
}

function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    // The terminal it was started from was closed.
    process.once('SIGHUP', () => resolve());
  });
}
