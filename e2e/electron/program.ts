import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { _electron, expect, type ElectronApplication, type Page } from '@playwright/test';
import { lookAround, reasonForWeb } from '../../src-main/cli/choose-host';
import { installedBinary } from '../../src-main/cli/electron-binary';
import type { RunningHost } from '../app/host';
import type { Program, Starting } from '../app/program';
import { followingPage } from '../app/following';

const root = join(import.meta.dirname, '../..');
const ADDRESS = 'app://tefuda/';

/** The real binary, where there is one. Electron itself is never imported, which would fetch it. */
const binary = installedBinary(root);

/** Why the real Electron cannot be started here, or null. Its window needs a display, and a user who is not root. */
export const hindrance =
  binary === null ? 'the Electron binary is not there' : reasonForWeb(lookAround(null));

interface Running {
  readonly program: ElectronApplication;
  readonly page: Page;
  readonly host: RunningHost;
}

/** Starts the real Electron on a data folder. */
export async function launch(dataFolder: string): Promise<Running> {
  const program = await _electron.launch({
    executablePath: binary ?? '',
    args: [root, `--tefuda-data=${dataFolder}`, '--lang=en-GB'],
    cwd: root,
  });
  let output = '';
  const child = program.process();
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const host: RunningHost = {
    address: ADDRESS,
    output: () => output,
    stop: () => program.close(),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
  return { program, page: await program.firstWindow(), host };
}

/** The program on the desktop host in the real Electron. */
export async function startOnElectron({ dataFolder, viewport, watch }: Starting): Promise<Program> {
  const start = async (): Promise<Running> => {
    const started = await launch(dataFolder);
    watch(started.program.context());
    if (viewport !== null) await started.page.setViewportSize(viewport);
    return started;
  };
  let running: Running = await start();
  const page = followingPage(
    running.page,
    () => running.page,
    () => () => undefined,
  );
  const open = async (room: string): Promise<void> => {
    await running.page.goto(`${ADDRESS}#${room}`);
    // A test may have put scripts into the page since it was opened.
    await running.page.reload();
  };
  return {
    page,
    host: () => running.host,
    open,
    end: (how) => (how === 'kill' ? running.host.kill() : running.host.stop()),
    startAgain: async () => {
      running = await start();
    },
    save: async (press, folder) => {
      await running.program.evaluate(({ dialog }, into) => {
        dialog.showSaveDialog = (...given: unknown[]) => {
          const { defaultPath } = Object.assign({ defaultPath: '' }, given.at(-1));
          return Promise.resolve({ canceled: false, filePath: `${into}/${defaultPath}` });
        };
      }, folder);
      const before = await readdir(folder);
      await press();
      let name: string | undefined;
      const isNew = (file: string): boolean => !before.includes(file) && !file.startsWith('.');
      await expect.poll(async () => (name = (await readdir(folder)).find(isNew))).toBeDefined();
      return { name: name ?? '', path: join(folder, name ?? '') };
    },
    crash: async () => {
      await running.program.evaluate(({ BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
      });
      await expect(page.locator('#app *').first()).toBeAttached();
    },
    copyPicture: async (png) => {
      await running.program.evaluate(({ clipboard, ClipboardItem }, base64) => {
        const picture = new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });
        return clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      }, png.toString('base64'));
    },
    close: () => running.host.stop(),
  };
}
