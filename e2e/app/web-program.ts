import { join } from 'node:path';
import { followingPage } from './following';
import { startWebHost } from './host';
import { writeToClipboard, type Program, type Starting } from './program';

/** The program on the web host, in a tab of the test's own browser. */
export async function startOnWeb({ context, dataFolder, watch }: Starting): Promise<Program> {
  watch(context);
  let host = await startWebHost(dataFolder);
  let now = await context.newPage();
  const page = followingPage(
    now,
    () => now,
    () => () => undefined,
  );
  const open = async (room: string): Promise<void> => {
    await now.goto(room === '' ? host.address : `${host.address}#${room}`);
  };
  return {
    page,
    host: () => host,
    open,
    end: async (how) => {
      // The window looks elsewhere meanwhile, so that it does not call for its host.
      await now.goto('about:blank');
      await (how === 'kill' ? host.kill() : host.stop());
    },
    startAgain: async () => {
      host = await startWebHost(dataFolder);
      await open('');
    },
    save: async (press, folder) => {
      const [download] = await Promise.all([now.waitForEvent('download'), press()]);
      const name = download.suggestedFilename();
      const path = join(folder, name);
      await download.saveAs(path);
      return { name, path };
    },
    crash: async () => {
      const address = now.url();
      const crashed = now.waitForEvent('crash');
      await now.goto('chrome://crash').catch(() => undefined);
      await crashed;
      now = await context.newPage();
      await now.goto(address);
    },
    copyPicture: async (png) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await writeToClipboard(now, png);
    },
    close: async () => {
      await Promise.all(context.pages().map((each) => each.close()));
      await host.stop();
    },
  };
}
