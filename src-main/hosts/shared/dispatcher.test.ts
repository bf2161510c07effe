import { describe, expect, it } from 'vitest';
import { calls } from '@shared/contract/calls';
import { events } from '@shared/contract/events';
import { defaultSettings } from '@shared/contract/settings';
import { findAppFolder } from '@main/services/app-folder';
import { openServices } from '@main/services/open-services';
import type { Services } from '@main/services/services';
import { testFolder } from '@main/services/testing/folder';
import { browserAbilities } from '../web/abilities';
import { makeDispatcher, MalformedCall } from './dispatcher';
import { outgoing } from './outgoing';

async function open(): Promise<Services> {
  const opened = await openServices({
    dataFolder: await testFolder(),
    app: findAppFolder(import.meta.url),
    host: 'web',
    systemLanguage: 'ja-JP',
  });
  if (!opened.ok) throw new Error(opened.words);
  return opened.services;
}

describe('the contract', () => {
  it('has these calls and events and no others', () => {
    expect(Object.keys(calls)).toEqual([
      'app.info',
      'app.shown',
      'app.report',
      'app.licences',
      'settings.get',
      'settings.change',
      'library.get',
      'matches.list',
      'matches.create',
      'matches.open',
      'matches.close',
      'matches.delete',
      'matches.pick',
      'matches.undo',
      'matches.redo',
      'matches.ready',
      'matches.pace',
      'matches.hint',
      'records.at',
      'records.playOn',
      'records.export',
      'records.import',
      'files.save',
      'quests.get',
      'statistics.get',
      'statistics.reset',
      'coach.start',
      'coach.get',
      'coach.cancel',
      'matches.try',
      'designs.list',
      'designs.create',
      'designs.open',
      'designs.save',
      'designs.duplicate',
      'designs.remove',
      'designs.putBack',
      'designs.backups',
      'designs.restore',
      'designs.export',
      'uploads.begin',
      'uploads.part',
      'uploads.cancel',
      'packs.read',
      'packs.finish',
      'packs.cancel',
      'packs.handed',
      'art.keep',
      'looks.get',
      'looks.change',
      'lab.start',
      'lab.get',
      'lab.cancel',
      'print.start',
      'print.cancel',
      'files.saveMade',
      'files.saveUpload',
      'data.get',
      'data.show',
      'data.backUp',
      'data.restore',
      'data.keepPresent',
      'data.cancel',
    ]);
    expect(Object.keys(events)).toEqual([
      'match.changed',
      'coach.changed',
      'settings.changed',
      'library.changed',
      'looks.changed',
      'lab.changed',
      'print.changed',
      'packs.handed',
      'data.progress',
      'notice',
    ]);
  });

  it('is answered by the services', async () => {
    const services = await open();
    const dispatch = makeDispatcher(services, browserAbilities());
    expect(await dispatch('app.info', null)).toMatchObject({
      host: 'web',
      systemLanguage: 'ja-JP',
      notices: [],
    });
    expect(await dispatch('settings.change', { theme: 'dark' })).toEqual({
      ...defaultSettings,
      theme: 'dark',
    });
    expect(await dispatch('library.get', null)).toMatchObject({ problems: [] });
    expect(await dispatch('matches.list', null)).toEqual([]);
    await services.close();
  });

  it('carries a set from its making to the disk, and files to be saved to the host', async () => {
    const services = await open();
    const saved: [string, string][] = [];
    const dispatch = makeDispatcher(services, {
      save: (name, content) => {
        saved.push([name, typeof content === 'string' ? content : Buffer.from(content).toString()]);
        return Promise.resolve({ ok: true, value: { saved: true } });
      },
      showFolder: () => Promise.resolve({ ok: true, value: null }),
    });
    expect(
      await dispatch('designs.create', { game: 'copytoru', kind: 'designs', name: { en: 'Mine' } }),
    ).toEqual({
      ok: true,
      value: { id: 'mine' },
    });
    const opened = calls['designs.open'].output.parse(await dispatch('designs.open', { id: 'mine' }));
    if (!opened.ok) throw new Error(opened.refusal.key);
    expect(await dispatch('designs.save', opened.value)).toEqual({
      ok: true,
      value: { revision: opened.value.revision, outside: null },
    });
    expect(await dispatch('looks.change', { surprise: true })).toMatchObject({ value: { surprise: true } });
    expect(await dispatch('looks.get', null)).toMatchObject({ surprise: true });

    const made = services.made.keep(new TextEncoder().encode('made'), 'a.tefuda');
    expect(await dispatch('files.saveMade', { address: made.address, name: 'b.tefuda' })).toMatchObject({
      ok: true,
    });
    const begun = calls['uploads.begin'].output.parse(
      await dispatch('uploads.begin', { name: 'x', bytes: 2 }),
    );
    const upload = begun.ok ? begun.value.upload : '';
    await dispatch('uploads.part', { upload, offset: 0, base64: Buffer.from('up').toString('base64') });
    expect(await dispatch('files.saveUpload', { upload, name: 'card.png' })).toMatchObject({ ok: true });
    expect(await dispatch('files.save', { name: 'a.txt', text: 'text' })).toMatchObject({ ok: true });
    expect(saved).toEqual([
      ['b.tefuda', 'made'],
      ['card.png', 'up'],
      ['a.txt', 'text'],
    ]);
    // What is gone is refused in words.
    const gone = { address: `/made/${'0'.repeat(32)}`, name: 'b.tefuda' };
    expect(await dispatch('files.saveMade', gone)).toMatchObject({
      refusal: { key: 'main.refusals.no-such-file' },
    });
    expect(await dispatch('files.saveUpload', { upload, name: 'x' })).toMatchObject({
      refusal: { key: 'main.refusals.no-such-upload' },
    });
    expect(await dispatch('art.keep', { upload })).toMatchObject({ ok: false });
    expect(await dispatch('packs.read', { upload })).toMatchObject({ ok: false });
    await services.close();
  });

  it('shows the data folder and no other one, whatever the page says', async () => {
    const services = await open();
    const shown: string[] = [];
    const openFolder = (folder: string): Promise<void> => {
      shown.push(folder);
      return Promise.resolve();
    };
    const dispatch = makeDispatcher(services, browserAbilities(openFolder));
    expect(await dispatch('data.show', null)).toEqual({ ok: true, value: null });
    for (const input of ['/etc', { folder: '/etc' }, undefined]) {
      await expect(dispatch('data.show', input)).rejects.toBeInstanceOf(MalformedCall);
    }
    expect(shown).toEqual([services.about().dataFolder]);
    const blind = makeDispatcher(services, browserAbilities());
    const failing = makeDispatcher(
      services,
      browserAbilities(() => Promise.reject(new Error('none'))),
    );
    for (const unable of [blind, failing]) {
      expect(await unable('data.show', null)).toMatchObject({
        refusal: { key: 'main.refusals.folder-not-shown' },
      });
    }
    await services.close();
  });

  it.each([
    ['a set that would be a path', 'designs.open', { id: '../settings' }],
    [
      'a part that is too large',
      'uploads.part',
      { upload: '0'.repeat(32), offset: 0, base64: 'A'.repeat(1_500_000) },
    ],
    ['a file that is too large', 'uploads.begin', { name: 'x', bytes: 200_000_000 }],
    ['an unknown call', 'files.read', null],
    ['an inherited name', 'toString', null],
    ['a wrong input', 'matches.ready', { id: 'abc', seat: 'first' }],
    ['a setting nobody knows the value of', 'settings.change', { theme: 'sepia' }],
    ['a setting out of range', 'settings.change', { textSize: 5000 }],
    [
      'too many seats',
      'matches.create',
      { game: 'copy-ability-battle', seats: Array(9).fill({}), options: {} },
    ],
  ])('refuses %s, and nothing has changed', async (_, name, input) => {
    const services = await open();
    await expect(makeDispatcher(services, browserAbilities())(name, input)).rejects.toBeInstanceOf(
      MalformedCall,
    );
    expect(services.settings.now).toEqual(defaultSettings);
    await services.close();
  });

  it('says in short where a call is wrong, however long the names in it are', async () => {
    const services = await open();
    const dispatch = makeDispatcher(services, browserAbilities());
    const asked = dispatch('looks.change', { copies: { ['a'.repeat(5000)]: 'b' } });
    const error: unknown = await asked.catch((thrown: unknown) => thrown);
    if (!(error instanceof MalformedCall)) throw new Error('It was not refused.');
    expect(error.message).toMatch(/^copies\.a+…: /);
    expect(error.message.length).toBeLessThan(300);
    await services.close();
  });

  it('knows no name of a prototype, takes prototype keys as data, and nothing that is nested without end', async () => {
    const services = await open();
    const dispatch = makeDispatcher(services, browserAbilities());
    const names = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'valueOf', '', 'App.info'];
    for (const name of [...names, 'app.info\0', ' app.info']) {
      await expect(dispatch(name, null)).rejects.toBeInstanceOf(MalformedCall);
    }
    const keys: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(await dispatch('settings.change', keys)).toEqual(defaultSettings);
    await dispatch('settings.change', { lastMatch: keys });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    await expect(dispatch('settings.change', { lastMatch: deep })).rejects.toBeInstanceOf(MalformedCall);
    const match = { game: 'easy-battle', seats: [{ name: 'Mika', player: 'human', handicap: 0 }] };
    const create = dispatch('matches.create', { ...match, options: { first: deep } });
    await expect(create).rejects.toBeInstanceOf(MalformedCall);
    await services.close();
  });

  it('lets nothing out that it does not name', () => {
    const secret = { ...defaultSettings, token: 'secret' };
    expect(outgoing({ name: 'settings.changed', payload: secret }).payload).toEqual(defaultSettings);
  });
});
