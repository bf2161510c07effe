import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackReading } from '@shared/contract/pictures';
import { canBeDecoded } from '../decode';
import { keepPicture, lookedAt } from '../keep-picture';
import { takePack, type PackAnswer } from './take-pack';

// Files of tests share a process: what others have loaded takes no mocks, and what was mocked must not stay.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('../decode', () => ({ canBeDecoded: vi.fn() }));
vi.mock('../keep-picture', () => ({ keepPicture: vi.fn(), lookedAt: vi.fn() }));

const PACK = 'p'.repeat(32);
const HASH = 'a'.repeat(64);
const picture = (name: string, number: number, kept: string | null) => ({
  name,
  address: `/staged/${PACK}/${number}`,
  ...{ width: 4, height: 4, kept },
});
const reading = (changes: Partial<PackReading> = {}): PackReading => ({
  pack: PACK,
  set: { id: 'zoo', game: 'copytoru', kind: 'designs', name: { en: 'Zoo' }, entries: 3 },
  ...{ taken: 'no', pictures: [], problems: [] },
  ...changes,
});

function take(read: PackReading, answer: PackAnswer = 'skip', giveUp = new AbortController()) {
  const call = vi.fn();
  call.mockImplementation((name: string) => {
    const value = {
      'uploads.begin': { upload: 'u'.repeat(32) },
      'packs.read': read,
      'packs.finish': { id: 'zoo' },
    }[name];
    return Promise.resolve({ ok: true, value: value ?? null });
  });
  const ask = vi.fn(() => Promise.resolve(answer));
  const progress = vi.fn();
  const client = { call, on: () => () => {} };
  const done = takePack({ client, signal: giveUp.signal, progress, ask }, new Blob(['zip']), 'zoo.tefuda');
  const finished = () => call.mock.calls.find(([name]) => name === 'packs.finish')?.[1];
  const called = () => call.mock.calls.map(([name]) => String(name));
  return { done, ask, finished, called, progress };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes')));
  vi.mocked(lookedAt).mockResolvedValue({ ok: true, header: { type: 'jpeg', width: 4, height: 4 } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a pack', () => {
  it('comes in after every picture was looked at; one as we keep them stays as it is', async () => {
    vi.mocked(canBeDecoded).mockResolvedValue(true);
    vi.mocked(keepPicture).mockResolvedValueOnce({ ok: true, hash: HASH, width: 4, height: 4 });
    vi.mocked(keepPicture).mockResolvedValueOnce({
      ok: false,
      refusal: { key: 'pictures.refusals.notPicture' },
    });
    const pictures = [
      picture('art/kept.jpg', 0, 'b'.repeat(64)),
      picture('art/cat.png', 1, null),
      picture('art/bad.png', 2, null),
    ];
    const { done, finished, progress } = take(reading({ pictures }));
    expect(await done).toEqual({
      name: 'zoo.tefuda',
      outcome: 'taken',
      set: { id: 'zoo', kind: 'designs' },
      count: 3,
      looks: [],
      left: [{ file: 'art/bad.png', place: '', reason: { key: 'pictures.refusals.notPicture' }, hint: '' }],
    });
    expect(finished()).toEqual({
      pack: PACK,
      as: 'itself',
      pictures: [
        { name: 'art/kept.jpg', art: 'b'.repeat(64) },
        { name: 'art/cat.png', art: HASH },
        { name: 'art/bad.png', art: null },
      ],
    });
    expect(progress).toHaveBeenLastCalledWith(2, 3, 'pictures');
  });

  it('with an error is left out, and every problem is told', async () => {
    const problem = {
      ...({ code: 'unknown-color', severity: 'error', file: 'set.json', path: 'cards[1].color' } as const),
      ...{ found: '"yelow"', expected: 'white | red', hint: 'yellow' },
    };
    const { done, called } = take(reading({ set: null, problems: [problem] }));
    expect(await done).toMatchObject({
      outcome: 'left',
      left: [
        {
          ...{ file: 'set.json', place: 'cards[1].color', hint: 'yellow' },
          reason: {
            key: 'diagnostics.unknown-color',
            values: { found: '"yelow"', expected: 'white | red' },
          },
        },
      ],
    });
    expect(called()).toContain('packs.cancel');
  });

  it('tells first which cards stay out, by their names, then pictures, then what is of less weight', async () => {
    const problem = { file: 'a', found: '', expected: '' };
    const { done } = take(
      reading({
        problems: [
          { ...problem, code: 'unknown-field', severity: 'warning', path: 'mood' },
          { ...problem, code: 'unknown-scene', severity: 'warning', path: 'cards[0].art.scene' },
          { ...problem, code: 'unknown-color', severity: 'error', path: 'cards[1].color' },
          { ...problem, code: 'wrong-type', severity: 'error', path: 'cards[2]' },
        ],
        pictures: [picture('art/bad.png', 0, null)],
        leftOut: [
          { index: 1, id: 'cat', name: { en: 'Cat' } },
          { index: 2, id: '', name: {} },
        ],
        named: [
          { index: 0, id: 'dog', name: { ja: 'いぬ' } },
          { index: 1, id: 'cat', name: { en: 'Cat' } },
          { index: 2, id: '', name: {} },
        ],
      }),
    );
    vi.mocked(keepPicture).mockResolvedValueOnce({
      ok: false,
      refusal: { key: 'pictures.refusals.notPicture' },
    });
    const { left, out } = await done;
    expect(out).toBe(2);
    expect(left.map(({ card, place, file }) => [card?.name, card?.number, place, file])).toEqual([
      [{ en: 'Cat' }, 2, 'color', 'a'],
      [{ en: '' }, 3, '', 'a'],
      [undefined, undefined, '', 'art/bad.png'],
      [undefined, undefined, 'mood', 'a'],
      [{ ja: 'いぬ' }, 1, 'art.scene', 'a'],
    ]);
  });

  it.each(['replacing', 'copy'] as const)(
    'of a set that is there comes in as is answered: %s',
    async (answer) => {
      const { done, ask, finished } = take(reading({ taken: 'own', mine: { en: 'Park' } }), answer);
      expect(await done).toMatchObject({ outcome: 'taken' });
      expect(ask).toHaveBeenCalledWith({ name: { en: 'Zoo' }, mine: { en: 'Park' }, taken: 'own' });
      expect(finished()).toMatchObject({ as: answer });
    },
  );

  it('is left out when that is the answer', async () => {
    const { done, called } = take(reading({ taken: 'shipped' }), 'skip');
    expect(await done).toMatchObject({
      outcome: 'left',
      left: [{ reason: { key: 'pictures.refusals.skipped' } }],
    });
    expect(called()).toContain('packs.cancel');
    expect(called()).not.toContain('packs.finish');
  });

  it('that is there just as it is asks nothing and changes nothing', async () => {
    const { done, ask, called } = take(reading({ taken: 'same' }));
    expect(await done).toMatchObject({
      outcome: 'there',
      left: [],
      set: { id: 'zoo', kind: 'designs' },
    });
    expect(ask).not.toHaveBeenCalled();
    expect(called()).toContain('packs.cancel');
  });

  it('given up among its pictures leaves nothing behind', async () => {
    const giveUp = new AbortController();
    vi.mocked(keepPicture).mockImplementation(() => {
      giveUp.abort();
      return Promise.resolve({ ok: true, hash: HASH, width: 4, height: 4 });
    });
    const pictures = [picture('art/a.png', 0, null), picture('art/b.png', 1, null)];
    const { done, called } = take(reading({ pictures }), 'skip', giveUp);
    expect(await done).toMatchObject({
      outcome: 'left',
      left: [{ reason: { key: 'pictures.refusals.cancelled' } }],
    });
    expect(called()).toContain('packs.cancel');
    expect(called()).not.toContain('packs.finish');
  });
});
