// @vitest-environment jsdom
import { flushPromises } from '@vue/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAppStore } from '../stores/app';
import { useNoticesStore } from '../stores/notices';
import { viewOf } from '../table/testing/fixture';
import RecordsScreen from './RecordsScreen.vue';
import { mountScreen, press, type Answers, type Mounted } from './testing/mounted';
import { summaryOf } from './testing/summaries';

const game = 'copy-ability-battle';
const MATCHES = [
  summaryOf({ id: 'a', game, names: ['Mika', 'Kenji'], updated: new Date(2026, 4, 3) }),
  summaryOf({
    id: 'b',
    game: 'easy-battle',
    names: ['Aoi', 'Sora'],
    places: [1, 1],
    updated: new Date(2026, 4, 2),
  }),
  summaryOf({
    id: 'c',
    game: 'solo-battle',
    names: ['Hina'],
    quest: 4,
    places: [2],
    updated: new Date(2026, 4, 1),
  }),
];

let mounted: Mounted;
async function open(address = '/records', answers: Answers = {}): Promise<Mounted> {
  mounted = await mountScreen(RecordsScreen, address, '/records', { 'matches.list': MATCHES, ...answers });
  // jsdom lays nothing out: the list is given the height it would have.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320);
  await flushPromises();
  return mounted;
}
const rows = (): string[] => mounted.page.findAll('[role="option"]').map((row) => row.text());
const chosen = (): string => mounted.page.get('article h2').text();
const button = (text: string) => mounted.page.findAll('button').find((one) => one.text() === text);

afterEach(() => {
  mounted.unmount();
  vi.restoreAllMocks();
});

describe('the room of records', () => {
  it('lists every finished match, the newest first, with who won or shared or lost', async () => {
    await open();
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toContain('Mika wins');
    expect(rows()[1]).toContain('Aoi and Sora draw');
    expect(rows()[2]).toContain('Quest 4 is lost');
    expect(chosen()).toBe('Mika wins');
  });

  it('draws only the rows in sight of thousands', async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      summaryOf({ id: `m${index}`, game, names: ['Mika', 'Kenji'], updated: new Date(2026, 0, 1, 0, index) }),
    );
    await open('/records', { 'matches.list': many });
    expect(rows().length).toBeGreaterThan(3);
    expect(rows().length).toBeLessThan(30);
    expect(mounted.page.get('[role="option"]').attributes('aria-setsize')).toBe('3000');
  });

  it('narrows by search and by game, and keeps both in the address', async () => {
    const { page, router } = await open();
    await page.get('input[type="text"]').setValue('aoi');
    await flushPromises();
    expect(rows()).toHaveLength(1);
    expect(router.currentRoute.value.query['q']).toBe('aoi');
    expect(page.get('.count').text()).toBe('1 of 3 matches');
    await router.replace({ query: { game: 'solo-battle' } });
    await flushPromises();
    expect(rows()[0]).toContain('Quest 4');
  });

  it('says when nothing fits, and shows all again', async () => {
    await open('/records?q=nobody');
    expect(mounted.page.text()).toContain('No match fits “nobody”');
    await button('Show all')?.trigger('click');
    await flushPromises();
    expect(rows()).toHaveLength(3);
  });

  it('is walked through with the arrows; Enter opens', async () => {
    const { page, router } = await open();
    page.get<HTMLElement>('[role="listbox"]').element.focus();
    press('ArrowDown');
    await flushPromises();
    expect(chosen()).toBe('Aoi and Sora draw');
    press('End');
    await flushPromises();
    expect(chosen()).toBe('Quest 4 is lost');
    press('Enter');
    await flushPromises();
    expect(router.currentRoute.value.path).toBe('/records/c');
  });

  it('says what is missing before the first match is finished, and what to do', async () => {
    await open('/records', { 'matches.list': [] });
    expect(mounted.page.text()).toContain('No match is finished yet');
    expect(button('Start a match')).toBeDefined();
  });

  it('says when the records do not come, and fetches them again', async () => {
    let away = true;
    await open('/records', {
      'matches.list': () => (away ? Promise.reject(new Error('away')) : MATCHES),
    });
    expect(mounted.page.get('[role="alert"]').text()).toContain('The records did not come');
    away = false;
    await button('Try again')?.trigger('click');
    await flushPromises();
    expect(rows()).toHaveLength(3);
  });

  it('deletes only after it was confirmed', async () => {
    const { asked, page } = await open('/records?match=b', { 'matches.delete': { ok: true, value: null } });
    await page.get('button[aria-label="Delete"]').trigger('click');
    await flushPromises();
    expect(asked('matches.delete')).toEqual([]);
    const confirm = [...document.querySelectorAll('[role="alertdialog"] button')].find(
      (one) => one.textContent?.trim() === 'Delete it',
    );
    confirm?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await flushPromises();
    expect(asked('matches.delete')).toEqual([{ id: 'b' }]);
    expect(rows()).toHaveLength(2);
  });

  it('plays again with the options of the record, and with its seed when that is asked for', async () => {
    const setUp = viewOf({ id: 'a', options: { rounds: 3, handicap: [0, 0] }, seed: 'tea' });
    const { asked } = await open('/records?match=a', {
      'records.at': { ok: true, value: { view: setUp, events: [], next: null, picks: 9, rounds: [] } },
      'matches.create': { ok: false, refusal: { key: 'main.refusals.disk-full' } },
    });
    await button('Same seed')?.trigger('click');
    await flushPromises();
    expect(asked('matches.create')).toEqual([
      expect.objectContaining({ options: { rounds: 3 }, seed: 'tea' }),
    ]);
    expect(useNoticesStore(mounted.pinia).notices[0]?.message.key).toBe('main.refusals.disk-full');
  });

  it('exports through the desktop host where there is one', async () => {
    const file = { name: 'tefuda.jsonl', text: '{}\n' };
    const { asked } = await open('/records?match=a', {
      'records.export': { ok: true, value: file },
      'files.save': { ok: true, value: { saved: true } },
    });
    useAppStore(mounted.pinia).info = {
      name: 'Tefuda',
      version: '1',
      host: 'electron',
      dataFolder: '',
      systemLanguage: 'en',
      notices: [],
    };
    await button('Export')?.trigger('click');
    await expect.poll(() => asked('files.save')).toEqual([file]);
    await expect
      .poll(() => useNoticesStore(mounted.pinia).notices[0]?.message)
      .toEqual({ key: 'records.exported', values: { name: 'tefuda.jsonl' } });
  });

  it('takes dropped files in, and reports which were not and why', async () => {
    const { page } = await open('/records', {
      'records.import': ({ name }: { name: string }) =>
        name === 'good.jsonl'
          ? { ok: true, value: { id: 'b' } }
          : { ok: false, refusal: { key: 'main.refusals.match-unreadable' } },
    });
    const files = ['good.jsonl', 'bad.jsonl'].map((name) =>
      Object.assign(new File(['{}'], name), { text: () => Promise.resolve('{}') }),
    );
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files, items: [], types: ['Files'] } });
    page.get('.records').element.dispatchEvent(drop);
    await flushPromises();
    await expect.poll(() => page.text()).toContain('1 file was taken');
    expect(page.get('.report').text()).toContain('bad.jsonl');
    expect(page.get('.report').text()).toContain('This match could not be read.');
    expect(chosen()).toBe('Aoi and Sora draw');
  });

  it('says of a match that was taken in and goes on where it is to be found', async () => {
    const goesOn = {
      ...summaryOf({ id: 'd', game, names: ['Mika', 'Kenji'], updated: new Date() }),
      finished: false,
    };
    const { page } = await open('/records', {
      'matches.list': [...MATCHES, goesOn],
      'records.import': { ok: true, value: { id: 'd' } },
    });
    const file = Object.assign(new File(['{}'], 'half.jsonl'), { text: () => Promise.resolve('{}') });
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [file], items: [], types: ['Files'] } });
    page.get('.records').element.dispatchEvent(drop);
    await expect.poll(() => page.text()).toContain('1 of them is not finished: it waits at Home.');
    expect(rows()).toHaveLength(3);
  });
});
