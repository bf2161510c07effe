import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTS, startDesk, type Desk, type Host } from '../../proof/crash/desk';

const root = join(import.meta.dirname, '../..');

const startOn = (host: Host, folder: string): Promise<Desk> =>
  startDesk({ host, root, dataFolder: join(folder, 'data'), saveTo: folder });

test('situation 8: a second start on the same folder harms nothing and brings the first forward, on either host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda-twice-'));
  for (const host of HOSTS) {
    const first = await startOn(host, folder);
    const { id } = await created(first);
    for (const second of HOSTS) {
      const refused = await startOn(second, folder).catch((error: Error) => error.message);
      expect(refused).toContain('Tefuda is already running with this data folder.');
      expect(refused).toContain(host === 'web' ? 'It is open at http://127.0.0.1:' : 'Look for its window.');
      expect(await first.call('matches.open', { id })).toMatchObject({ ok: true });
    }
    if (host === 'desktop') await expect.poll(() => first.broughtForward()).toBe(HOSTS.length);
    const { notices } = await first.call('app.info', null);
    expect(notices).toEqual([]);
    await first.stop();
  }
  await rm(folder, { recursive: true, force: true });
});

test('a data folder called データ フォルダ é holds everything, on either host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tefuda データ フォルダ é '));
  for (const host of HOSTS) {
    const first = await startOn(host, folder);
    const { id } = await created(first);
    const name = { en: `Set of ${host}`, ja: 'つきの しろ' };
    const set = await first.call('designs.create', { game: 'copytoru', kind: 'designs', name });
    expect(set).toMatchObject({ ok: true });
    await first.stop();
    const again = await startOn(host, folder);
    expect((await again.call('app.info', null)).dataFolder).toBe(join(folder, 'data'));
    expect(await again.call('matches.open', { id })).toMatchObject({ ok: true, value: { number: 1 } });
    expect(await again.call('designs.list', null)).toContainEqual(expect.objectContaining({ name }));
    const made = await again.call('designs.export', { id: `set-of-${host}` });
    if (!made.ok) throw new Error(made.refusal.key);
    if (host === 'desktop') {
      const { address } = made.value;
      expect(await again.call('files.saveMade', { address, name: 'とりだし é.tefuda' })).toMatchObject({
        ok: true,
      });
      expect((await readdir(folder)).map((each) => each.normalize('NFC'))).toContain('とりだし é.tefuda');
    } else expect((await again.fetch(made.value.address)).length).toBe(made.value.bytes);
    await again.stop();
  }
  await rm(folder, { recursive: true, force: true });
});

async function created(desk: Desk): Promise<{ id: string }> {
  const seats = ['Aki', 'Ben'].map((name) => ({ name, player: 'human' as const, handicap: 0 }));
  const wanted = { game: 'copy-ability-battle', seats, options: {}, seed: 'one' } as const;
  const answer = await desk.call('matches.create', wanted);
  if (!answer.ok) throw new Error(answer.refusal.key);
  return answer.value;
}
