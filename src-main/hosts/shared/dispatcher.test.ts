import { describe, expect, it } from 'vitest';
import { calls } from '@shared/contract/calls';
import { events } from '@shared/contract/events';
import { defaultSettings } from '@shared/contract/settings';
import { findAppFolder } from '@main/services/app-folder';
import { openServices, type Services } from '@main/services/services';
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
    ]);
    expect(Object.keys(events)).toEqual([
      'match.changed',
      'coach.changed',
      'settings.changed',
      'library.changed',
      'looks.changed',
      'lab.changed',
      'print.changed',
      'notice',
    ]);
  });

  it('is answered by the services', async () => {
    const services = await open();
    const dispatch = makeDispatcher(services, browserAbilities);
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

  it.each([
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
    await expect(makeDispatcher(services, browserAbilities)(name, input)).rejects.toBeInstanceOf(
      MalformedCall,
    );
    expect(services.settings.now).toEqual(defaultSettings);
    await services.close();
  });

  it('lets nothing out that it does not name', () => {
    const secret = { ...defaultSettings, token: 'secret' };
    expect(outgoing({ name: 'settings.changed', payload: secret }).payload).toEqual(defaultSettings);
  });
});
