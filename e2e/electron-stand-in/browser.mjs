import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

let browser = null;
let context = null;
/** Where a test can join the browser. */
export let debuggingPort = 0;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function openBrowser() {
  debuggingPort = await freePort();
  browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
  });
  // The test joins over the debugging port and sees default contexts only.
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
}

export async function closeBrowser() {
  await browser?.close();
}

export function openContext() {
  if (context === null) throw new Error('A window was opened before the app was ready.');
  return context;
}
