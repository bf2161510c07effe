import { callFrame } from '../../src-shared/contract/frames';
import { laySets } from '../app/laid-out-sets';
import { QUICK } from '../app/settings';
import { expect, test } from '../app/test';
import { workshopIn } from '../app/workshop';
import { onlyWeb } from '../hosts';
import { expectNothingFound } from './axe';
import { expectFits } from './fits';
import { expectWalk } from './keys';
import { calm, goTo } from './stage';
import { expectStructure, type Allowed } from './structure';

test.use({ settings: QUICK });

test(
  'a start that failed and a connection that is lost can be read, reached and seen by everybody',
  onlyWeb('loses a host while its page stays'),
  async ({ app, page, watch }) => {
    /** As in every other room, but without a host that could change the look: the system changes the theme. */
    const look = async (screen: string, about: Allowed = {}): Promise<void> => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await calm(page);
        await expectNothingFound(page, `${screen} (${colorScheme})`);
      }
      await expectStructure(page, screen, about);
      await expectWalk(page, screen);
      await expectFits(page, screen, { text: false });
    };
    let fails = true;
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const host = socket.connectToServer();
      socket.onMessage((text) => {
        const { id, call } = callFrame.parse(JSON.parse(String(text)));
        if (fails && call === 'app.info') socket.send(JSON.stringify({ id, ok: false, error: 'Not now.' }));
        // What is written in the workshop never arrives, so that it is not saved when the host is gone.
        else if (call !== 'designs.save') host.send(text);
      });
    });
    await app.end('stop');
    await laySets(app.dataFolder);
    await app.startAgain();

    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await look('The program could not start');
    fails = false;
    await again.click();
    await page.locator('nav a').first().waitFor();

    await goTo(page, '/workshop/all-kinds/six-steps');
    await workshopIn(page, 'en').name('en').fill('Seven Steps');
    await app.host().kill();
    await page.getByRole('button', { name: 'Save as a file' }).waitFor();
    await look('The connection is lost, with something unsaved', { dialog: true });
    // It would go on looking for its host, and say so after it was counted.
    await page.close();
    // That calls were refused and the host is not to be found is what this is about.
    expect(watch.errors.splice(0).length).toBeGreaterThan(0);
  },
);
