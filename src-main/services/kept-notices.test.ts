import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WireMessage } from '@shared/contract/view';
import { nodeFiles } from './file-system';
import { Files } from './files';
import { KeptNotices } from './kept-notices';
import { Notices } from './notices';
import { Publisher } from './publisher';
import { findAppFolder } from './app-folder';
import { openServices } from './open-services';
import { testFolder } from './testing/folder';

/** A start of the program, as far as notices go. */
async function start(folder: string): Promise<Notices> {
  const notices = new Notices(new Publisher(), new KeptNotices(folder, new Files(nodeFiles)));
  await notices.takeUp();
  return notices;
}
const setAside = (n: number): WireMessage => ({
  key: 'main.notices.settings-defaults',
  values: { kept: `settings.json.unreadable-${n}` },
});

describe('a notice of something set aside', () => {
  it('at a start without a window is told at every later start until a page has shown it', async () => {
    const folder = await testFolder();
    await writeFile(join(folder, 'settings.json'), '\0'.repeat(300));
    const run = async (shows: boolean): Promise<readonly WireMessage[]> => {
      const opened = await openServices({
        ...{ dataFolder: folder, app: findAppFolder(import.meta.url), host: 'web' },
        systemLanguage: 'en',
      });
      if (!opened.ok) throw new Error(opened.words);
      const { notices } = opened.services.about();
      if (shows) await opened.services.shown(notices);
      await opened.services.close();
      return notices;
    };
    expect(await run(false)).toEqual([setAside(1)]);
    expect(await run(false)).toEqual([setAside(1)]);
    expect(await run(true)).toEqual([setAside(1)]);
    expect(await run(false)).toEqual([]);
    expect(await readdir(folder)).not.toContain('notices.json');
  });

  it('stays while others are shown, and what is true at every start anyway is not kept', async () => {
    const folder = await testFolder();
    const first = await start(folder);
    first.tell('warning', setAside(1));
    first.tell('warning', setAside(2));
    first.tell('warning', { key: 'main.notices.set-left-out', values: { file: 'a/set.json' } });
    await first.shown([setAside(1)]);
    expect((await start(folder)).told).toEqual([setAside(2)]);
  });

  it('is one of twenty at most: the oldest become one sentence, until that is shown', async () => {
    const folder = await testFolder();
    const first = await start(folder);
    for (let n = 1; n <= 23; n += 1) first.tell('warning', setAside(n));
    await first.settled();
    const { told } = await start(folder);
    expect(told).toHaveLength(21);
    expect(told.slice(0, 2)).toEqual([{ key: 'main.notices.older', values: { n: 3 } }, setAside(4)]);
    await (await start(folder)).shown(told);
    expect((await start(folder)).told).toEqual([]);
  });

  it.each(['\0\0\0', '{"format":"tefuda-notices/1","messages":5}', ''])(
    'is kept anew where its own file holds %j',
    async (text) => {
      const folder = await testFolder();
      await writeFile(join(folder, 'notices.json'), text);
      const first = await start(folder);
      expect(first.told).toEqual([]);
      first.tell('warning', setAside(1));
      await first.settled();
      expect(await readFile(join(folder, 'notices.json'), 'utf8')).toContain('unreadable-1');
      expect((await start(folder)).told).toEqual([setAside(1)]);
    },
  );
});
