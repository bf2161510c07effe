import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningHost } from '../app/host';
import { writeToClipboard, type Program, type Starting } from '../app/program';
import { StandInBrowser } from './browser';
import { StandIn } from './stand-in';

/** The program on the desktop host, with the stand-in in Electron's place. */
export async function startOnStandIn({ context, dataFolder, watch }: Starting): Promise<Program> {
  watch(context);
  const browser = await StandInBrowser.in(context);
  const { page } = browser;
  let running: { readonly standIn: StandIn; readonly host: RunningHost } | null = null;

  const start = async (room: string): Promise<void> => {
    browser.firstRoom = room;
    const standIn = await StandIn.start(context, { dataFolder });
    await standIn.page();
    const host: RunningHost = {
      address: page.url().replace(/#.*/, ''),
      output: () => standIn.output(),
      stop: () => standIn.kill('SIGTERM'),
      kill: () => standIn.kill('SIGKILL'),
    };
    running = { standIn, host };
  };
  const now = () => {
    if (running === null) throw new Error('The program was not opened yet.');
    return running;
  };
  return {
    page,
    host: () => now().host,
    open: async (room) => {
      if (running === null) return start(room);
      await page.goto(`${now().host.address}#${room}`);
    },
    end: async (how) => {
      await (how === 'kill' ? running?.host.kill() : running?.host.stop());
      running = null;
    },
    startAgain: () => start(''),
    save: async (press, folder) => {
      const { standIn } = now();
      const { proposedNames } = await standIn.notes();
      await standIn.saveAs(`${folder}/`);
      await press();
      let name: string | undefined;
      await expect
        .poll(async () => (name = (await standIn.notes()).proposedNames[proposedNames.length]))
        .toBeDefined();
      const path = join(folder, name ?? '');
      await expect(() => access(path)).toPass();
      await standIn.saveAs();
      return { name: name ?? '', path };
    },
    crash: async () => {
      await browser.crash();
      await expect(page.locator('#app *').first()).toBeAttached();
    },
    copyPicture: async (png) => {
      const { origin } = new URL(page.url());
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      await writeToClipboard(page, png);
      await context.grantPermissions([], { origin });
    },
    close: async () => {
      await running?.host.stop();
      await Promise.all(context.pages().map((each) => each.close()));
    },
  };
}
