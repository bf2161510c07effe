import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const told = vi.hoisted(() => {
  vi.resetModules();
  return { recent: [] as string[], open: null as ((opening: object, path: string) => void) | null };
});
vi.mock('electron', () => ({
  app: {
    on: (_: string, listener: (opening: object, path: string) => void) => {
      told.open = listener;
    },
    addRecentDocument: (path: string) => void told.recent.push(path),
  },
}));
afterAll(() => {
  vi.doUnmock('electron');
  vi.resetModules();
});
beforeEach(() => {
  told.recent = [];
});

const { Opening, packsIn } = await import('./opening');

describe('the words of a start', () => {
  it.each([
    ['a pack by its full path', ['tefuda', '/packs/a b.tefuda'], ['/packs/a b.tefuda']],
    ['a pack named from where the start was', ['tefuda', 'カード.TEFUDA'], ['/home/カード.TEFUDA']],
    [
      'two packs among switches',
      ['tefuda', '--x', 'a.tefuda', '--y=z.tefuda', 'b.tefuda'],
      ['/home/a.tefuda', '/home/b.tefuda'],
    ],
    ['nothing else', ['/opt/x.tefuda', '.', 'notes.txt', '--tefuda-data=/d.tefuda'], []],
  ])('give %s', (_, words, packs) => {
    expect(packsIn(words, '/home')).toEqual(packs);
  });
});

describe('packs the system hands over', () => {
  it('wait until they can be opened, and are opened in order', async () => {
    const opening = new Opening();
    opening.listen();
    opening.take(['/first.tefuda']);
    const preventDefault = vi.fn();
    told.open?.({ preventDefault }, '/second.tefuda');
    expect(preventDefault).toHaveBeenCalledOnce();
    const opened: string[] = [];
    await opening.openBy(async (path) => opened.push(path) > 0);
    opening.take(['/third.tefuda']);
    await expect.poll(() => told.recent).toHaveLength(3);
    expect(opened).toEqual(['/first.tefuda', '/second.tefuda', '/third.tefuda']);
    expect(told.recent).toEqual(opened);
  });

  it('are not remembered when they could not be opened', async () => {
    const opening = new Opening();
    opening.take(['/gone.tefuda']);
    await opening.openBy(() => Promise.resolve(false));
    expect(told.recent).toEqual([]);
  });
});
