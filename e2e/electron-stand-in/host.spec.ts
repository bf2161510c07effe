import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StandIn } from './stand-in';
import { expect, test } from './test';

const newMatch = {
  game: 'copy-ability-battle',
  seats: [
    { name: 'Aki', player: 'human', handicap: 0 },
    { name: 'Robo', player: 'greedy', handicap: 0 },
  ],
  options: { first: 0 },
  seed: 'stand-in',
} as const;

test.describe('the Electron host, as built', () => {
  test('opens one sandboxed window without Node in it', async ({ standIn, shown }) => {
    await expect(shown).toHaveTitle(/Tefuda/);
    const { windows, sandboxed, schemes, menu } = await standIn.notes();
    expect(windows).toHaveLength(1);
    expect(windows[0]?.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    });
    expect(sandboxed).toBe(true);
    expect(schemes).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    expect(menu?.map(({ role }) => role)).toContain('editMenu');
    await expect.poll(async () => (await standIn.notes()).windows[0]?.state.shown).toBe(true);
    expect(
      await shown.evaluate(() => ['require', 'process', 'module'].filter((name) => name in globalThis)),
    ).toEqual([]);
  });

  test('shows the page under the strict policy, with nothing refused or asked from outside', async ({
    standIn,
    shown,
  }) => {
    const errors: string[] = [];
    shown.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await expect(shown.getByRole('main')).toBeVisible();
    const answer = await shown.evaluate(async () => {
      const page = await fetch('/');
      return [page.status, page.headers.get('content-security-policy'), page.headers.get('content-type')];
    });
    expect(answer).toEqual([
      200,
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
        "img-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'text/html; charset=utf-8',
    ]);
    expect(await shown.evaluate(async () => (await fetch('/../package.json')).status)).toBe(404);
    expect(await shown.evaluate(async () => (await fetch('/', { method: 'POST', body: 'x' })).status)).toBe(
      403,
    );
    expect((await standIn.notes()).refusedRequests).toEqual([]);
    expect(errors.filter((line) => !/404|403/.test(line))).toEqual([]);
  });

  test('carries calls and events, and nothing else', async ({ standIn, shown, dataFolder }) => {
    const info = await shown.evaluate(() => window.tefuda?.call('app.info', null));
    expect(info).toMatchObject({ name: 'Tefuda', host: 'electron', dataFolder, systemLanguage: 'en-GB' });
    expect(await shown.evaluate(() => Object.keys(window.tefuda ?? {}).sort())).toEqual(['call', 'on']);
    const heard = await shown.evaluate(async (wanted) => {
      const client = window.tefuda;
      if (client === undefined) return null;
      const created = await client.call('matches.create', { ...wanted, seats: [...wanted.seats] });
      if (!created.ok) return null;
      const { id, number } = created.value;
      const change = new Promise<string>((resolve) => {
        const stop = client.on('match.changed', ({ cause, view }) => {
          stop();
          resolve(`${cause} ${view.number}`);
        });
      });
      const picked = await client.call('matches.pick', { id, number, pick: ['skip'] });
      const again = await client.call('matches.pick', { id, number, pick: ['skip'] });
      return { id, change: await change, picked, again };
    }, newMatch);
    expect(heard).toMatchObject({
      change: 'pick 2',
      picked: { ok: true },
      again: { ok: false, refusal: { key: 'prompts.refusals.stale-decision' } },
    });
    const journal = await readFile(join(dataFolder, 'matches', `${heard?.id}.jsonl`), 'utf8');
    expect(journal.split('\n')[1]).toBe('{"n":1,"seat":0,"decision":"play","pick":["skip"]}');
    const refused = await shown.evaluate(async () => {
      const call = window.tefuda?.call;
      const words = (error: unknown): string => (error instanceof Error ? error.message : 'other');
      const wrong = [
        ['files.read', null],
        ['matches.open', { id: '../settings' }],
      ] as const;
      return Promise.all(
        wrong.map(([name, input]) =>
          Reflect.apply(call ?? (() => null), null, [name, input]).then(() => '', words),
        ),
      );
    });
    expect(refused).toEqual(['There is no such call.', expect.stringContaining('id')]);
    expect((await standIn.notes()).errorBoxes).toEqual([]);
  });

  test('saves a text only where a person says in the dialog', async ({ standIn, shown, dataFolder }) => {
    const save = (name: string): Promise<unknown> =>
      shown.evaluate(
        (proposed) => window.tefuda?.call('files.save', { name: proposed, text: 'きろく\n' }),
        name,
      );
    expect(await save('../../settings.jsonl')).toEqual({ ok: true, value: { saved: false } });
    const path = join(dataFolder, 'kept.jsonl');
    await standIn.saveAs(path);
    expect(await save('Tefuda Mika.jsonl')).toEqual({ ok: true, value: { saved: true } });
    expect(await readFile(path, 'utf8')).toBe('きろく\n');
    await standIn.saveAs(join(dataFolder, 'nowhere', 'kept.jsonl'));
    expect(await save('Tefuda Mika.jsonl')).toMatchObject({
      ok: false,
      refusal: { key: 'main.refusals.disk-refused' },
    });
    expect((await standIn.notes()).proposedNames).toEqual([
      'settings.jsonl',
      'Tefuda Mika.jsonl',
      'Tefuda Mika.jsonl',
    ]);
    // Nothing else has come to lie beside it: no copy of what was there before, no half a file.
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('kept'))).toEqual(['kept.jsonl']);
  });

  test('saves files it has made, and files of the page, only where a person says in the dialog', async ({
    standIn,
    shown,
    dataFolder,
  }) => {
    const address = await shown.evaluate(async () => {
      const created = await window.tefuda?.call('designs.create', {
        game: 'copytoru',
        kind: 'designs',
        name: { en: 'Mine' },
      });
      const made =
        created?.ok === true ? await window.tefuda?.call('designs.export', created.value) : undefined;
      return made?.ok === true ? made.value.address : '';
    });
    const fetched = await shown.evaluate(async (at) => {
      const answer = await fetch(at);
      return [answer.headers.get('content-type'), Array.from(new Uint8Array(await answer.arrayBuffer()))];
    }, address);
    const save = (): Promise<unknown> =>
      shown.evaluate(
        (at) => window.tefuda?.call('files.saveMade', { address: at, name: '../Mine.tefuda' }),
        address,
      );
    expect(await save()).toEqual({ ok: true, value: { saved: false } });
    const path = join(dataFolder, 'kept.tefuda');
    await standIn.saveAs(path);
    expect(await save()).toEqual({ ok: true, value: { saved: true } });
    const kept = await readFile(path);
    expect(kept.subarray(0, 2).toString()).toBe('PK');
    expect(fetched).toEqual(['application/zip', [...kept]]);

    const picture = join(dataFolder, 'kept.png');
    await standIn.saveAs(picture);
    const handed = await shown.evaluate(async () => {
      const client = window.tefuda;
      const begun = await client?.call('uploads.begin', { name: 'card.png', bytes: 5 });
      if (client === undefined || begun?.ok !== true) return null;
      const { upload } = begun.value;
      await client.call('uploads.part', { upload, offset: 0, base64: btoa('a\0b\xffc') });
      return client.call('files.saveUpload', { upload, name: 'card.png' });
    });
    expect(handed).toEqual({ ok: true, value: { saved: true } });
    expect([...(await readFile(picture))]).toEqual([97, 0, 98, 255, 99]);
    expect((await standIn.notes()).proposedNames).toEqual(['Mine.tefuda', 'Mine.tefuda', 'card.png']);
  });

  test('refuses to go anywhere else', async ({ standIn, shown }) => {
    await expect(shown.getByRole('main')).toBeVisible();
    const before = shown.url();
    await shown.evaluate(() => {
      window.location.href = 'https://example.com/';
    });
    await expect
      .poll(async () => (await standIn.notes()).refusedNavigations)
      .toEqual(['https://example.com/']);
    await shown.evaluate(() => void window.open('https://example.com/popup'));
    await expect.poll(async () => (await standIn.notes()).refusedWindows).toHaveLength(1);
    const blocked = await shown.evaluate(() =>
      fetch('https://example.com/data').then(
        () => 'let out',
        () => 'blocked',
      ),
    );
    expect(blocked).toBe('blocked');
    expect(shown.url()).toBe(before);
    await expect(shown.getByRole('main')).toBeVisible();
    for (const name of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal']) {
      expect(await standIn.permission(name)).toBe(false);
    }
    expect(await standIn.download()).toBe(false);
  });

  test('lets the page load itself anew where it is, and nowhere else', async ({ standIn, shown }) => {
    const errors: string[] = [];
    shown.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    await expect(shown.getByRole('main')).toBeVisible();
    await shown.evaluate(() => {
      window.location.hash = '#/rules';
    });
    await expect(shown.getByRole('main')).toBeVisible();
    // As when a part of the page cannot be found any more.
    const anew = shown.waitForEvent('load');
    await shown.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    await anew;
    await expect(shown.getByText('Tefuda was updated')).toBeVisible();
    expect(shown.url()).toMatch(/#\/rules/);
    expect(await shown.evaluate(() => window.tefuda?.call('app.info', null))).toMatchObject({
      host: 'electron',
    });
    await shown.evaluate(() => {
      window.location.href = '/index.html';
    });
    await expect
      .poll(async () => (await standIn.notes()).refusedNavigations)
      .toEqual(['app://tefuda/index.html']);
    expect(errors).toEqual([]);
  });

  test('lets a text be copied at a press, and read by nobody', async ({ context, shown }) => {
    await expect(shown.getByRole('main')).toBeVisible();
    const refused = await shown.evaluate(() =>
      navigator.clipboard.writeText('x').then(
        () => 'let in',
        (error: Error) => error.name,
      ),
    );
    expect(refused).toBe('NotAllowedError');
    await shown.evaluate(() => {
      const hand = (copying: ClipboardEvent): void => {
        copying.clipboardData?.setData('text/plain', 'ひとつ\n');
        copying.preventDefault();
      };
      document.addEventListener('copy', hand, { once: true });
      return document.execCommand('copy');
    });
    const { origin } = new URL(shown.url());
    await context.grantPermissions(['clipboard-read'], { origin });
    expect(await shown.evaluate(() => navigator.clipboard.readText())).toBe('ひとつ\n');
  });

  test('runs once per data folder: a second start brings the window forward', async ({
    context,
    standIn,
    shown,
    dataFolder,
  }) => {
    await expect(shown).toHaveTitle(/Tefuda/);
    const second = await StandIn.start(context, { dataFolder });
    expect(await second.exit).toBe(0);
    await expect.poll(async () => (await standIn.notes()).windows[0]?.state.focused).toBe(1);
  });

  test('keeps the window’s place and gives the data folder back when it is closed', async ({
    context,
    standIn,
    shown,
    dataFolder,
  }) => {
    await expect(shown).toHaveTitle(/Tefuda/);
    expect(await standIn.close()).toBe(0);
    const state: unknown = JSON.parse(await readFile(join(dataFolder, 'window.json'), 'utf8'));
    expect(state).toEqual({
      format: 'tefuda-window/1',
      bounds: { x: 10, y: 20, width: 1280, height: 820 },
      maximized: false,
    });
    await expect(readFile(join(dataFolder, 'running.json'), 'utf8')).rejects.toThrow();
    const again = await StandIn.start(context, { dataFolder });
    const page = await again.page();
    await expect(page).toHaveTitle(/Tefuda/);
    expect((await again.notes()).windows[0]?.options).toMatchObject({ x: 10, y: 20 });
    await again.kill();
  });
});
